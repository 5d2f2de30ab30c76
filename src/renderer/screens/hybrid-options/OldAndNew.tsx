import { type Decimal, formatRateInFull } from '#domain/money/money.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';

interface OldAndNewProps {
  readonly before: Decimal | null;
  /** Undefined where it stays. */
  readonly after: Decimal | null | undefined;
}

/** A rate or a fee with every digit. */
export const inFull = (value: Decimal | null) => value && formatRateInFull(value);

/** A rate or a fee before and after, with every digit: '11.0951 → 11.10'. */
export function OldAndNew({ before, after }: OldAndNewProps) {
  if (after === undefined) return <>{inFull(before) ?? EMPTY} (stays)</>;
  return (
    <>
      <del>{inFull(before) ?? EMPTY}</del> → <ins>{inFull(after) ?? EMPTY}</ins>
    </>
  );
}
