import styles from './progress-line.module.css';

/** A thin line that moves while something is read. What is read says so in words elsewhere. */
export function ProgressLine({ active }: { readonly active: boolean }) {
  return <div className={styles.line} data-active={active} aria-hidden />;
}
