import type { Evidence } from '#domain/standing/evidence.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './evidence.module.css';

const VERDICTS = {
  supports: { text: 'supports', tone: 'success' },
  contradicts: { text: 'contradicts', tone: 'warning' },
  'not known': null,
} as const;

/** Characters of what an answer is from that fit on its line in a dialog. */
const LINE = 84;

function Row({ what, answer, when, by, verdict }: Evidence) {
  const mark = VERDICTS[verdict];
  return (
    <li data-verdict={verdict}>
      <span className={styles.what}>{what}</span>
      <span className={styles.answer}>
        <span>{answer}</span>
        {mark && <Chip label={mark} />}
      </span>
      <span>{when !== null && <Instant value={when} />}</span>
      <span className={styles.by}>
        {by !== null && (
          <Private>
            <LongText text={by} most={LINE} />
          </Private>
        )}
      </span>
    </li>
  );
}

interface EvidenceViewProps {
  /** The same rows while they load as after it: each keeps its room. */
  readonly evidence: readonly Evidence[];
}

/** What speaks for and against an act, below its question; nothing without rows. */
export function EvidenceView({ evidence }: EvidenceViewProps) {
  if (evidence.length === 0) return null;
  return (
    <ul className={styles.evidence} aria-label="Evidence">
      {evidence.map((row) => (
        <Row key={row.what} {...row} />
      ))}
    </ul>
  );
}
