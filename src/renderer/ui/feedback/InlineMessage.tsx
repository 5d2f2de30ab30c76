import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { PropsWithChildren, ReactNode } from 'react';
import { Unbroken } from '#renderer/ui/values/text/Unbroken.tsx';
import styles from './feedback.module.css';

interface InlineMessageProps extends PropsWithChildren {
  readonly intent: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly className?: string | undefined;
  /** How it is announced, where that is not as its intent is. */
  readonly role?: 'alert' | 'status';
  /** Buttons under it. */
  readonly actions?: ReactNode;
}

/** A message in the place it is about, of as many lines as it has. */
export function InlineMessage(props: InlineMessageProps) {
  const { title, className, actions, children, ...bar } = props;
  return (
    <MessageBar {...bar} layout="multiline" className={className ?? ''}>
      <MessageBarBody className={styles.text}>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
        {typeof children === 'string' ? <Unbroken text={children} /> : children}
      </MessageBarBody>
      {actions && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  );
}
