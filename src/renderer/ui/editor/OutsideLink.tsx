import type { PropsWithChildren } from 'react';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import styles from './editor.module.css';

interface OutsideLinkProps extends PropsWithChildren {
  /** An absolute address; http, https or mailto. */
  readonly to: string;
}

/**
 * A link out of the console. The console opens no address of elsewhere: the link copies it, so that
 * the person decides where to open it.
 */
export function OutsideLink({ to, children }: OutsideLinkProps) {
  const copy = useCopy();
  return (
    <a
      className={styles['link']}
      href={to}
      title={`Copy ${to}`}
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        void copy(to);
      }}
    >
      {children}
    </a>
  );
}
