/** What is known about the user of a withdrawal, loaded beside whatever asks about it. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { Page } from '#contract/wire/list.ts';
import type { WithdrawalActName } from '#domain/acts/areas/withdrawals.ts';
import { readRows } from '#domain/lists/paging.ts';
import { referredUserId } from '#domain/referrals/figures.ts';
import type { Read, Weighed } from '#domain/standing/evidence.ts';
import {
  isLoadingAnswers,
  type WithdrawalAnswers,
  withdrawalEvidence,
} from '#domain/standing/withdrawal-evidence.ts';
import type { PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';
import { callEndpoint, endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';

/** Referral transactions of one user that are read; hardly anybody has as many. */
const EXTENT = { pageSize: 100, most: 500 } as const;

/**
 * What reads the referral transactions of a user, as the network sends them: it may not narrow its list by the user.
 */
const transactionsQuery = (userId: string) => ({
  queryKey: ['referrals', 'of', userId] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readRows(
      (paging) => callEndpoint('referrals.list', { user_id: userId, ...paging }, signal),
      EXTENT,
    ),
});

/** What reads all that may contradict an action on a withdrawal; nothing where it names no user. */
export function withdrawalQueries(withdrawal: ReferralTransaction): readonly PrefetchableQuery[] {
  const id = referredUserId(withdrawal);
  return id === null ? [] : [endpointQuery('users.read', { id }), transactionsQuery(id)];
}

/** A hook: the referral transactions of the user of a withdrawal; none are asked for where it names no user. */
export function useReferralTransactions(
  withdrawal: ReferralTransaction,
): UseQueryResult<Page<ReferralTransaction>> {
  const userId = referredUserId(withdrawal);
  return useQuery({ ...transactionsQuery(userId ?? ''), enabled: userId !== null });
}

/** A hook: what the evidence about a withdrawal is taken from. */
export function useWithdrawalAnswers(withdrawal: ReferralTransaction): WithdrawalAnswers {
  const userId = referredUserId(withdrawal);
  const user = useEndpoint('users.read', { id: userId ?? '' }, { enabled: userId !== null });
  const transactions = useReferralTransactions(withdrawal);
  const answerOf = <Answer>({ data, isError }: UseQueryResult<Answer>): Read<Answer> | null => {
    if (userId === null) return null;
    return data ?? (isError ? 'failed' : 'loading');
  };
  return { withdrawal, user: answerOf(user), transactions: answerOf(transactions) };
}

/** A hook: what speaks for and against an action on a withdrawal. */
export function useWithdrawalWeighed(withdrawal: ReferralTransaction, act: string): Weighed {
  const answers = useWithdrawalAnswers(withdrawal);
  return {
    evidence: withdrawalEvidence(act as WithdrawalActName, answers),
    isLoading: isLoadingAnswers(answers),
  };
}
