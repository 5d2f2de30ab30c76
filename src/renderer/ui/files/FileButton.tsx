import { Button } from '@fluentui/react-components';
import { type ReactElement, type RefCallback, useRef } from 'react';
import { chosenFiles, type GivenFiles } from './given.ts';

interface FileButtonProps {
  readonly label: string;
  /** Its accessible name, which begins with the label. */
  readonly name: string;
  /** What is chosen, for assistive technology. */
  readonly purpose: string;
  readonly icon: ReactElement;
  /** The kinds of files that are suggested, such as '.pdf,.png'; any when left out. */
  readonly accept?: string | undefined;
  readonly multiple: boolean;
  readonly onGiven: (given: GivenFiles) => void;
  readonly ref?: RefCallback<HTMLElement>;
}

/** Chooses files of this computer in a dialog of the system. */
export function FileButton(props: FileButtonProps) {
  const { label, name, purpose, icon, accept, multiple, onGiven, ref = null } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={ref}
        size="small"
        icon={icon}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={purpose}
        multiple={multiple}
        {...(accept !== undefined && { accept })}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (chosen.length > 0) void chosenFiles(chosen).then(onGiven);
        }}
      />
    </>
  );
}
