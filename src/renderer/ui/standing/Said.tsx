import type { Evidence } from '#domain/standing/evidence.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import { Unbroken } from '#renderer/ui/values/text/Unbroken.tsx';

const MARKS = {
  contradicts: { text: 'Contradicts', tone: 'warning' },
  supports: { text: 'Supports', tone: 'success' },
  neither: null,
} as const;

/** Evidence as a sentence, with its time and what it means. */
export function Said({ evidence: { text, at, detail, weight } }: { readonly evidence: Evidence }) {
  const mark = MARKS[weight];
  return (
    <>
      {mark && <Chip label={mark} />} <Unbroken text={text} />
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
