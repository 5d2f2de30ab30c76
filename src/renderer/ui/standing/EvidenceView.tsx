import type { Weighed } from '#domain/standing/evidence.ts';
import { LOADING } from '#renderer/ui/loading/words.ts';
import { How } from '#renderer/ui/values/How.tsx';
import { Clamped } from './Clamped.tsx';
import { Said } from './Said.tsx';

interface EvidenceViewProps {
  readonly weighed: Weighed;
  /** The lines that they have, also while they load. */
  readonly lines: number;
}

/** What speaks for and against an act, what contradicts it first, all of it at once: none moves another. */
export function EvidenceView({ weighed: { evidence, isLoading }, lines }: EvidenceViewProps) {
  return (
    <Clamped lines={lines}>
      <ul aria-label="Evidence" aria-busy={isLoading}>
        {isLoading ? (
          <li>{LOADING}</li>
        ) : (
          evidence.map((each) => (
            <li key={each.text} data-weight={each.weight}>
              <Said evidence={each} /> {each.how !== null && <How text={each.how} />}
            </li>
          ))
        )}
      </ul>
    </Clamped>
  );
}
