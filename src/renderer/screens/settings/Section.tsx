import { type PropsWithChildren, useId } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './settings.module.css';

interface SectionProps {
  readonly title: string;
  /** What the section is about, where its title does not say it. */
  readonly text?: string;
}

/** One part of the screen under its heading. */
export function Section({ title, text, children }: PropsWithChildren<SectionProps>) {
  const heading = useId();
  return (
    <section className={`${styles.section} ${utility.parts}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
