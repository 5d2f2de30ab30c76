/** The withdrawal as the money guard sees it. */
import type { ReferralTransaction } from '#contract/referrals.ts';
import { withdrawalChanges } from '#domain/referrals/actions.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Subject } from '#renderer/ui/guard/guard.ts';

/** Transactions that are read at once in search of one. */
const BATCH = 200;

/** There is no call that reads one transaction: it is looked for among those of its user. */
async function read(seen: ReferralTransaction): Promise<ReferralTransaction | null> {
  for (let page = 1; ; page += 1) {
    const { rows, rowCount } = await callEndpoint('referrals.list', {
      type: 'withdraw',
      ...(seen.user_id !== null && { user_id: seen.user_id }),
      page,
      pageSize: BATCH,
    });
    const found = rows.find(({ id }) => id === seen.id);
    if (found) return found;
    if (rows.length === 0 || page * BATCH >= rowCount) return null;
  }
}

export const WITHDRAWAL: Subject<ReferralTransaction> = {
  noun: 'withdrawal',
  name: ({ id }) => `withdrawal ${id}`,
  key: ({ id }) => `withdrawal:${id}`,
  read,
  changes: withdrawalChanges,
  calls: ['referrals.list'],
};
