import { Button, type ButtonProps } from '@fluentui/react-components';
import { Keys } from './Keys.tsx';
import styles from './shortcuts.module.css';

interface KeyButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'autoFocus'> {
  readonly label: string;
  readonly keys: string;
  /** Why it cannot be pressed; null when it can. */
  readonly why?: string | null;
  readonly onClick: () => void;
}

/** A button with the key that does the same. */
export function KeyButton({ label, keys, why = null, onClick, ...looks }: KeyButtonProps) {
  return (
    <Button
      {...looks}
      disabledFocusable={why !== null}
      {...(why !== null && { title: why })}
      onClick={onClick}
    >
      <span className={styles.label}>{label}</span>
      <Keys keys={keys} />
    </Button>
  );
}
