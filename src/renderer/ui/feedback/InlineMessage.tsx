import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { PropsWithChildren } from 'react';
import styles from './feedback.module.css';

interface InlineMessageProps extends PropsWithChildren {
  readonly intent: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A message in the place it is about, of as many lines as it has. */
export function InlineMessage({ intent, title, className, children }: InlineMessageProps) {
  return (
    <MessageBar intent={intent} layout="multiline" className={className ?? ''}>
      <MessageBarBody className={styles.text}>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
    </MessageBar>
  );
}
