import type { Finding } from '#domain/standing/finding.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';

const MARKS = {
  contradicts: { text: 'Contradicts', tone: 'warning' },
  supports: { text: 'Supports', tone: 'success' },
  neither: null,
} as const;

/** A finding as a sentence, with its time and what it means. */
export function Said({ finding: { text, at, detail, weight } }: { readonly finding: Finding }) {
  const mark = MARKS[weight];
  return (
    <>
      {mark && <Chip label={mark} />} {text}
      {at !== null && (
        <>
          {' '}
          (<Instant value={at} />)
        </>
      )}
      {detail !== null && (
        <>
          :{' '}
          <Private>
            <LongText text={detail} />
          </Private>
        </>
      )}
      .
    </>
  );
}
