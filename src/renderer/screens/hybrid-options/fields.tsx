/** An option in short, for dialogs. */
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { type Decimal, formatRateInFull } from '#domain/money/money.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';

const inFull = (value: Decimal | null) => (value === null ? null : formatRateInFull(value));

/** What an option is about and what it is offered at, as label and value. */
export const optionFields = (option: HybridOption) =>
  [
    ['Provider', option.thirdPartyCompany],
    [
      'Amount',
      <Amount key="amount" amount={option.matcher_amount} currency={option.matcher_currency} />,
    ],
    ['Matcher Country', <Country key="matcher" code={option.matcher_country} name={null} />],
    ['PB Currency', option.pb_currency],
    ['PB Country', <Country key="pb" code={option.pb_country} name={null} />],
    ['Exchange Rate', inFull(option.exchange_rate)],
    ['Fee', inFull(option.fee)],
  ] as const;
