/** A withdrawal in the review: who is paid where, what speaks for and against it, what the user had before. */

import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { known } from '#contract/wire/unreadable.ts';
import { isWholeList } from '#domain/lists/pages.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import { ALIKE_WITHDRAWALS } from '#domain/queues/alike.ts';
import {
  countNameless,
  ofSameUser,
  referralAmount,
  referredOrderId,
} from '#domain/referrals/figures.ts';
import { referralTypeText, withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { accountHolder } from '#domain/standing/withdrawal-evidence.ts';
import { formatCount } from '#domain/text/words.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Failed } from '#renderer/ui/loading/Failed.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { AlikeItems } from '#renderer/ui/review/AlikeItems.tsx';
import { ReviewPart } from '#renderer/ui/review/ReviewColumns.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import type { WithdrawalTask } from './pending.ts';
import { OrderLink, referralCards } from './ReferralFlow.tsx';
import styles from './review.module.css';
import {
  useReferralTransactions,
  useWithdrawalAnswers,
  useWithdrawalWeighed,
} from './useWithdrawalAnswers.ts';

/** Transactions that are shown, the latest first. */
const MOST = 20;

function TransactionRow({ row }: { readonly row: ReferralTransaction }) {
  const orderId = referredOrderId(row);
  const status = row.status?.status ?? null;
  return (
    <tr>
      <td>
        <Instant value={row.created_at} />
      </td>
      <td>{referralTypeText(row) ?? EMPTY}</td>
      <td className={styles.amount}>
        <Amount {...referralAmount(row)} />
      </td>
      <td>{status === null ? EMPTY : <Chip label={withdrawalStatusLabel(status)} />}</td>
      <td>{orderId === null ? EMPTY : <OrderLink id={orderId} />}</td>
    </tr>
  );
}

interface TransactionTableProps {
  readonly rows: readonly ReferralTransaction[];
  /** Whether the list was loaded to its end. */
  readonly isWhole: boolean;
}

function TransactionTable({ rows, isWhole }: TransactionTableProps) {
  const shown = rows
    .toSorted((a, b) => (known(b.created_at) ?? '').localeCompare(known(a.created_at) ?? ''))
    .slice(0, MOST);
  return (
    <>
      <table className={styles.transactions}>
        <TableHead titles={['Created', 'Type', 'Amount', 'Status', 'Order']} numbers={['Amount']} />
        <tbody>
          {keyed(shown).map(([key, row]) => (
            <TransactionRow key={key} row={row} />
          ))}
        </tbody>
      </table>
      {(shown.length < rows.length || !isWhole) && (
        <p>
          {formatCount(shown.length)} of {formatCount(rows.length)}
          {isWhole ? '' : ' loaded ones'} are shown. The tab Rewards of the user has all of them.
        </p>
      )}
    </>
  );
}

function Transactions({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const { data, error, isEnabled, refetch } = useReferralTransactions(withdrawal);
  if (!isEnabled) return <p>Not loaded, because the withdrawal names no user.</p>;
  if (data) {
    const others = ofSameUser(data.rows, withdrawal).filter(({ id }) => id !== withdrawal.id);
    const isWhole = isWholeList(data);
    const nameless = countNameless(data.rows);
    const none = isWhole
      ? 'There are no other referral transactions of this user'
      : 'No other referral transactions of this user are among those loaded';
    return (
      <>
        {others.length === 0 ? <p>{none}</p> : <TransactionTable rows={others} isWhole={isWhole} />}
        {nameless > 0 && <p>Left out because they name no user: {formatCount(nameless)}</p>}
      </>
    );
  }
  if (!error) return <Loading />;
  return (
    <Failed
      text="The referral transactions could not be loaded."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** The holder of the account that is paid, below the name of the user. */
function Holder({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const holder = accountHolder(useWithdrawalAnswers(withdrawal));
  return (
    <p className={styles.holder}>
      <span>Account holder:</span>
      {holder === null ? (
        'not available'
      ) : (
        <strong>
          <Private>{holder}</Private>
        </strong>
      )}
    </p>
  );
}

interface WithdrawalReviewProps {
  readonly task: WithdrawalTask;
  readonly withdrawal: ReferralTransaction;
  /** What was read of the queue. */
  readonly loaded: readonly ReferralTransaction[];
}

/** What is decided on: the withdrawal itself, then what speaks for and against it. */
export function WithdrawalReview({ task, withdrawal, loaded }: WithdrawalReviewProps) {
  const weighed = useWithdrawalWeighed(withdrawal, `withdrawal.${task}`);
  const alike = { item: withdrawal, loaded, compared: ALIKE_WITHDRAWALS };
  return (
    <div className={`${styles.item} ${utility.parts}`}>
      <div className={styles.cards}>
        {referralCards(withdrawal, <Holder withdrawal={withdrawal} />)}
      </div>
      <div className={styles.columns}>
        <ReviewPart title="What decides">
          <AlikeItems {...alike} only="found" />
          <EvidenceView weighed={weighed} lines={8} />
          <AlikeItems {...alike} only="none" />
        </ReviewPart>
        <ReviewPart title="Other referral transactions of this user">
          <Transactions withdrawal={withdrawal} />
        </ReviewPart>
      </div>
    </div>
  );
}
