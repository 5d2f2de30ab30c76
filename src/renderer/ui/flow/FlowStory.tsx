import type { PropsWithChildren } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './flow.module.css';

/** The timeline beside what is awaited, above a {@link Flow}: what does not fit is scrolled to. */
export const FlowStory = ({ children }: PropsWithChildren) => (
  <div className={`${styles.story} ${utility.framed}`}>{children}</div>
);
