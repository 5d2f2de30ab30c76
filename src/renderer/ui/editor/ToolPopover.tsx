import {
  Button,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  ToggleButton,
} from '@fluentui/react-components';
import { type ReactElement, type ReactNode, useState } from 'react';
import { TOOL } from './tool.ts';

interface ToolPopoverProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** Whether the selection has what the tool sets; left out where it sets nothing. */
  readonly checked?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the editor's toolbar that opens what it chooses with. */
export function ToolPopover({ label, icon, checked, children }: ToolPopoverProps) {
  const [open, setOpen] = useState(false);
  const button = { size: 'small', appearance: 'subtle', ...TOOL } as const;
  const named = { icon, 'aria-label': label, title: label };
  return (
    <Popover open={open} trapFocus onOpenChange={(_event, data) => setOpen(data.open)}>
      <PopoverTrigger disableButtonEnhancement>
        {checked === undefined ? (
          <Button {...button} {...named} />
        ) : (
          <ToggleButton {...button} {...named} checked={checked} />
        )}
      </PopoverTrigger>
      <PopoverSurface aria-label={label}>{children(() => setOpen(false))}</PopoverSurface>
    </Popover>
  );
}
