/** What the inspector shows of a third party transaction. */
import type { ThirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const THIRD_PARTY_INSPECTOR: Inspector<ThirdPartyRow> = {
  title: (id) => `Transaction ${id}`,
  Content: lazyContent(async () => (await import('./ThirdPartyInspector.tsx')).ThirdPartyInspector),
  isFoundById: true,
  reads: ({ id }) => [endpointQuery('thirdPartyTransactions.read', { id })],
};
