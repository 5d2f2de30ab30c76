/** An option in short, for dialogs. */
import type { HybridOption } from '#contract/hybrid-order-options.ts';
import { formatRate } from '#domain/money.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Country } from '#renderer/ui/values/Country.tsx';

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
    ['Exchange Rate', option.exchange_rate === null ? null : formatRate(option.exchange_rate)],
    ['Fee', <Amount key="fee" amount={option.fee} />],
  ] as const;
