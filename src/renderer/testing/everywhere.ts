/** A network with something for every screen, for component tests. */
import type { Answers } from './fakeBridge.ts';
import { answersWith, someOrders } from './lists.ts';

const COUNT = 45;
/** A list of which one row is shown, with pages to turn. */
const some = (row: object = {}) => ({
  models: [{ id: 1, ...row }],
  pagination: { rowCount: COUNT },
});
const pending = () => new Promise<never>(() => undefined);
const NONE = { data: [], pagination: { rowCount: 0 } };

/** The user who is in {@link EVERYWHERE}. */
export const ADA = { id: 1, full_name: 'Ada Obi', firstname: 'Ada', lastname: 'Obi' };

export const EVERYWHERE: Answers = {
  ...answersWith(someOrders(COUNT)),
  'thirdPartyTransactions.list': some(),
  'referrals.list': some({ type: 'withdraw', amount: 5, status: { status: 'pending' }, user: ADA }),
  'users.list': { data: [ADA], pagination: { rowCount: COUNT } },
  'users.read': { data: ADA },
  'userStatistic.read': { data: {} },
  'userOrders.list': NONE,
  'receivedOrders.list': NONE,
  'hybridOrderOptions.list': some(),
  'ribbons.list': some({ content: '<p>Fees are lower</p>' }),
  'exchangeRateLimits.list': some(),
  'disputes.list': some(),
  'healthInsurance.list': some(),
  'cardVerifications.list': some(),
  'docVerifications.list': some(),
  // Create Order can be seen before these have come.
  'senders.read': pending,
  'offers.exchangeRate': pending,
  'rateLimits.read': pending,
};
