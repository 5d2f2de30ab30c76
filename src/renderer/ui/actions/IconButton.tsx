import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface IconButtonProps {
  readonly label: string;
  /** The key that does the same, for the tooltip. */
  readonly keyName?: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

/** A small button without words in a bar; its tooltip is its name. */
export const IconButton = ({ label, keyName, icon, onClick }: IconButtonProps) => (
  <Button
    appearance="subtle"
    size="small"
    icon={icon}
    aria-label={label}
    title={keyName === undefined ? label : `${label} (${keyName})`}
    onClick={onClick}
  />
);
