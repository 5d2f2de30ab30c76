import type { Weighed } from '#domain/standing/finding.ts';
import { How } from '#renderer/ui/values/How.tsx';
import { Clamped } from './Clamped.tsx';
import { Said } from './Said.tsx';
import styles from './standing.module.css';

interface FindingsViewProps {
  readonly weighed: Weighed;
  /** The lines that they have, also while they load. */
  readonly lines: number;
}

/** What speaks for and against an act, what contradicts it first; nothing where there is nothing to say. */
export function FindingsView({ weighed: { findings, isLoading }, lines }: FindingsViewProps) {
  return (
    <Clamped lines={lines}>
      <ul className={styles.findings} aria-label="Evidence" aria-busy={isLoading}>
        {findings.map((each) => (
          <li key={each.text} data-weight={each.weight}>
            <Said finding={each} /> {each.how !== null && <How text={each.how} />}
          </li>
        ))}
        {isLoading && <li>Loading…</li>}
      </ul>
    </Clamped>
  );
}
