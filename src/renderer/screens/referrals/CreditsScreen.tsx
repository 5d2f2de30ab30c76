/** Referrals, Credit view (/referral-transactions): what people were credited (2R). */

import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { CREDIT_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { CREDITS_LIST } from './list.ts';
import { TypeToggle } from './TypeToggle.tsx';

const DEFINITION: DefinitionOf<typeof CREDITS_LIST> = {
  ...REFERRALS,
  ...CREDITS_LIST,
  columns: CREDIT_COLUMNS,
  inspector: {
    title: (id) => `Credit ${id}`,
    Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).CreditInspector),
  },
  Actions: () => <TypeToggle shown="/referral-transactions" />,
  things: 'referral credits',
};

export function CreditsScreen() {
  return <ListScreen definition={DEFINITION} />;
}
