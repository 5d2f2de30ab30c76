/** What the inspector shows of a third party transaction. */
import type { ThirdPartyRow } from '#contract/third-party-transactions.ts';
import { readAhead } from '#renderer/client/endpoints.ts';
import { FETCHED_AHEAD_MS, type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const THIRD_PARTY_INSPECTOR: Inspector<ThirdPartyRow> = {
  title: (id) => `Transaction ${id}`,
  Content: lazyContent(async () => (await import('./ThirdPartyInspector.tsx')).ThirdPartyInspector),
  isFoundById: true,
  ahead(rows, queries) {
    for (const { id } of rows) {
      readAhead(queries, 'thirdPartyTransactions.read', { id }, FETCHED_AHEAD_MS);
    }
  },
};
