import { Button, type ButtonProps } from '@fluentui/react-components';
import { useState } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './samples.module.css';

interface SampleButtonProps extends Pick<ButtonProps, 'appearance' | 'size'> {
  readonly label: string;
  /** The message after a press: nothing was sent, and why. */
  readonly message: string;
}

/** A button of a screen with sample data: it does nothing, and says so. */
export function SampleButton({ label, message, ...looks }: SampleButtonProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <span className={`${styles.pressed} ${utility.aside}`}>
      <Button {...looks} onClick={() => setPressed(true)}>
        {label}
      </Button>
      <span role="status">{pressed && message}</span>
    </span>
  );
}
