/** What a user offers (2U, 2UD). */
import { createContext, useContext } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import { USER, USER_ACTS, type UserActName } from '#domain/acts/areas/users.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';

/** Opens the question of an act on the user that is shown. */
export const AskUser = createContext<((name: UserActName) => void) | null>(null);

/** Create network email is shown of every user, and says why it is not offered (2UD03). */
export const USER_OFFERS = declareOffers<FullUser, UserActName>({
  kind: USER,
  acts: [
    { act: USER_ACTS['user.createNetworkEmail'], isAlwaysShown: true, isWithoutQuestion: true },
    { act: USER_ACTS['user.unban'] },
    { act: USER_ACTS['user.ban'] },
    { act: USER_ACTS['user.delete'] },
  ],
  useAsk() {
    const ask = useContext(AskUser);
    if (!ask) throw new Error('A user is acted on outside AskUser');
    return ask;
  },
});
