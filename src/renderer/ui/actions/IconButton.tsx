import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface IconButtonProps extends Pick<ButtonProps, 'disabled'> {
  readonly label: string;
  /** The key that does the same, for the tooltip. */
  readonly keyName?: string;
  readonly icon: ReactElement;
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
}

/** A small button without words in a bar; its tooltip is its name. */
export function IconButton({ label, keyName, disabledReason, ...button }: IconButtonProps) {
  const name = keyName === undefined ? label : `${label} (${keyName})`;
  return (
    <Button
      {...button}
      appearance="subtle"
      size="small"
      aria-label={label}
      title={disabledReason ?? name}
      disabledFocusable={disabledReason !== undefined}
    />
  );
}
