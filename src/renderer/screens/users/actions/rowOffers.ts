/** What a user of the list offers: the acts that depend on no more than the list says. */
import type { FullUser } from '#contract/people/users.ts';
import { USER, type UserActName } from '#domain/acts/areas/users.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { USER_OFFERS } from './offers.ts';
import type { ChosenAct } from './UserRowDialog.tsx';

const { Provider, useOpen } = rowDialog<ChosenAct>(
  'users.asked',
  lazyDialog(async () => (await import('./UserRowDialog.tsx')).UserRowDialog),
);
export const UserRowDialogs = Provider;

export const USER_ROW_OFFERS = declareOffers<FullUser, UserActName>({
  kind: USER,
  acts: USER_OFFERS.acts.filter(({ isWithoutQuestion }) => !isWithoutQuestion),
  useAsk() {
    const open = useOpen();
    return (action, { id }) => open({ id, action });
  },
});
