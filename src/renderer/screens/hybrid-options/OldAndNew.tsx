import { type Decimal, formatRateInFull } from '#domain/money/money.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';

interface OldAndNewProps {
  readonly before: Decimal | null;
  /** Undefined where it stays. */
  readonly after: Decimal | null | undefined;
}

const shown = (value: Decimal | null) => (value === null ? EMPTY : formatRateInFull(value));

/** A rate or a fee before and after, with every digit: '11.0951 → 11.10'. */
export function OldAndNew({ before, after }: OldAndNewProps) {
  if (after === undefined) return <>{shown(before)} (stays)</>;
  return (
    <>
      <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </>
  );
}
