/** Referrals, Credit view (/referral-transactions): what people were credited (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { CREDIT_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { type CREDIT_FILTERS, CREDITS_SHAPE, toCreditQuery } from './list.ts';
import { TypeToggle } from './Toggle.tsx';

const CREDITS_LIST: ListDefinition<ReferralTransaction, typeof CREDIT_FILTERS, never> = {
  ...REFERRALS,
  ...CREDITS_SHAPE,
  columns: CREDIT_COLUMNS,
  inspector: {
    title: (id) => `Credit ${id}`,
    Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).CreditInspector),
  },
  useRows: (state) => useEndpoint('referrals.list', toCreditQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('referrals.list', toCreditQuery(state)),
  Actions: () => <TypeToggle shown="credit" />,
  things: 'referral credits',
};

export function CreditsScreen() {
  return <ListScreen definition={CREDITS_LIST} />;
}
