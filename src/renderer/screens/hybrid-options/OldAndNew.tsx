import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatRateInFull } from '#domain/money/money.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';

interface OldAndNewProps {
  readonly before: Shown<Decimal>;
  /** Undefined where it stays. */
  readonly after: Shown<Decimal> | undefined;
}

/** A rate or a fee with every digit. */
export const inFull = (value: Shown<Decimal>) => shownAs(value, formatRateInFull);

/** A rate or a fee before and after, with every digit: '11.0951 → 11.10'. */
export function OldAndNew({ before, after }: OldAndNewProps) {
  if (after === undefined) return <>{inFull(before) ?? EMPTY} (stays)</>;
  return (
    <>
      <del>{inFull(before) ?? EMPTY}</del> → <ins>{inFull(after) ?? EMPTY}</ins>
    </>
  );
}
