/** Everything the screen of a user knows of them, as one timeline. */
import { refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { InvitedUser, PaymentRequest, PendingMatch } from '#contract/people/user-activity.ts';
import type { FullUser } from '#contract/people/users.ts';
import type { CardVerification, DocVerification } from '#contract/people/verifications.ts';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import { actWords } from '../acts/acts.ts';
import { aboutText } from '../acts/kinds.ts';
import { outcomeLabel } from '../acts/records.ts';
import { orderPath } from '../orders/paths.ts';
import { orderStatusLabel } from '../orders/status.ts';
import { referralAmount } from '../referrals/figures.ts';
import type { Tone } from '../text/status.ts';
import { wordsOf } from '../text/words.ts';
import { buildStory, type Moment, type Story, somebody } from '../time/story.ts';
import { cardStatusLabel } from '../verifications/cards.ts';
import { documentStatusLabel, PENDING } from '../verifications/documents.ts';
import { invitedStatusLabel } from './invited.ts';
import { requestorAmount, requestStatusLabel } from './payment-request.ts';

/** The data of a user that has been loaded. */
export interface UserRecord {
  readonly user: FullUser;
  readonly orders?: readonly OrderRow[] | undefined;
  readonly received?: readonly OrderRow[] | undefined;
  readonly matches?: readonly PendingMatch[] | undefined;
  readonly requests?: readonly PaymentRequest[] | undefined;
  readonly invited?: readonly InvitedUser[] | undefined;
  readonly referrals?: readonly ReferralTransaction[] | undefined;
  /** Requests that a search by name finds; those of others are passed over. */
  readonly cards?: readonly CardVerification[] | undefined;
  readonly identity?: readonly DocVerification[] | undefined;
  readonly address?: readonly DocVerification[] | undefined;
  /** The reader's own acts; those on other things are passed over. */
  readonly acts?: readonly SentAct[] | undefined;
}

type More = Partial<Omit<Moment, 'key' | 'at' | 'title' | 'tone'>>;

/** Something with a date; nothing without one. */
const dated = (
  key: string,
  at: Shown<string>,
  title: string,
  { tone = 'neutral', ...more }: More & { readonly tone?: Tone } = {},
): Moment[] => (at === null ? [] : [{ key, at, title, tone, ...more }]);

/** When they came and what they last did, where no listed order or match shows it. */
function ownMoments(user: FullUser, listed: readonly Moment[]): Moment[] {
  const timeOf = (at: Shown<string>) => Date.parse(known(at) ?? '');
  const isListed = (at: Shown<string>) => listed.some((each) => timeOf(each.at) === timeOf(at));
  const last = (key: string, at: Shown<string>, title: string) =>
    isListed(at) ? [] : dated(key, at, title);
  return [
    ...dated('joined', user.joined_at, 'Joined', {
      tone: 'brand',
      who: somebody('Inviter', user.inviter),
    }),
    ...last('posted', user.last_posted_at, 'Last posted'),
    ...last('matched', user.last_matched_at, 'Last matched'),
    ...last('transacted', user.last_transaction_completed_at, 'Last transaction completed'),
    ...dated('signed-in', user.last_logged_at, 'Last signed in'),
  ];
}

/** Facts without a date: the network stores no date of a ban or a verified identity. */
function currentStatus({ status, is_identity_verified: isVerified }: FullUser): Moment[] {
  const undated = (key: string, title: string, tone: Tone): Moment => ({
    key,
    at: null,
    title,
    tone,
  });
  return [
    ...(status === 'banned' ? [undated('banned', 'Banned', 'danger')] : []),
    ...(isVerified === true ? [undated('verified', 'Identity verified', 'success')] : []),
  ];
}

/** When an order was posted, and how it ended. One without any date is shown by its status. */
function orderMoments(orders: readonly OrderRow[], kind: string, name: string): Moment[] {
  return orders.flatMap((order, index): Moment[] => {
    const key = (step: string) => `${kind}:${index}:${step}`;
    const to = orderPath(order.id);
    const title = `${name} ${order.id}`;
    const moments = [
      ...dated(key('posted'), order.posted_at, `${title} posted`, {
        to,
        figure: { amount: order.poster_amount, currency: order.poster_currency },
      }),
      ...dated(key('cancelled'), order.cancelled_at, `${title} cancelled`, { to, tone: 'danger' }),
      ...dated(key('expired'), order.removed_at, `${title} expired`, { to, tone: 'danger' }),
      ...dated(key('completed'), order.completed_at, `${title} completed`, { to, tone: 'success' }),
      ...dated(key('refunded'), order.refunded_at, `${title} refunded`, { to, tone: 'warning' }),
    ];
    if (moments.length > 0) return moments;
    const status = orderStatusLabel(order);
    return [{ key: key('undated'), at: null, title, tone: status?.tone ?? 'neutral', status, to }];
  });
}

function matchMoments(matches: readonly PendingMatch[]): Moment[] {
  return matches.flatMap((match, index): Moment[] => {
    const key = (step: string) => `match:${index}:${step}`;
    const order = match.order_id ?? match.order?.id ?? null;
    const more = {
      note: order === null ? null : `Order ${order}`,
      ...(order !== null && { to: orderPath(order) }),
    };
    const title = `Match ${match.id}`;
    const figure = { amount: match.matcher_amount, currency: match.matcher_currency };
    const moments = [
      ...dated(key('requested'), match.requested_at, `${title} requested`, { ...more, figure }),
      ...dated(key('accepted'), match.accepted_at, `${title} accepted`, {
        ...more,
        figure,
        tone: 'informative',
      }),
      ...dated(key('cancelled'), match.cancelled_at, `${title} cancelled`, {
        ...more,
        tone: 'danger',
      }),
      ...dated(key('completed'), match.completed_at, `${title} completed`, {
        ...more,
        tone: 'success',
      }),
    ];
    return moments.length > 0
      ? moments
      : [{ key: key('undated'), at: null, title, tone: 'neutral', figure, ...more }];
  });
}

const requestMoments = (requests: readonly PaymentRequest[]): Moment[] =>
  requests.map((request, index) => ({
    key: `request:${index}`,
    at: request.created_at,
    title: `Payment request ${request.id}`,
    tone: 'neutral',
    who: somebody('Benefactor', request.benefactor),
    figure: requestorAmount(request),
    status: request.status === null ? null : requestStatusLabel(request.status),
    ...(request.order_id !== null && { to: orderPath(request.order_id) }),
  }));

const invitedMoments = (invited: readonly InvitedUser[]): Moment[] =>
  invited.flatMap((each, index): Moment[] => {
    const key = (step: string) => `invited:${index}:${step}`;
    const who = somebody('Invited user', each);
    const isJoined = each.joined_at !== null;
    return [
      {
        key: key('asked'),
        at: each.created_at,
        title: 'Invitation sent',
        tone: 'neutral',
        who,
        ...(!isJoined && { status: invitedStatusLabel(each) }),
      },
      ...dated(key('joined'), each.joined_at, 'Invited user joined', {
        who,
        tone: 'success',
        status: invitedStatusLabel(each),
      }),
    ];
  });

/** A credit at its creation; a withdrawal with every status that has a time. */
const referralMoments = (referrals: readonly ReferralTransaction[]): Moment[] =>
  referrals.flatMap((referral, index): Moment[] => {
    const key = (step: string) => `referral:${index}:${step}`;
    const figure = referralAmount(referral);
    const isCredit = referral.type === 'credit';
    const order = referral.order_id ?? referral.order?.id ?? null;
    const title = isCredit ? 'Referral credit' : 'Referral withdrawal';
    return [
      {
        key: key('made'),
        at: referral.created_at,
        title,
        tone: isCredit ? 'success' : 'neutral',
        figure,
        note: isCredit && order !== null ? `Order ${order}` : null,
        ...(isCredit && order !== null && { to: orderPath(order) }),
      },
      ...(isCredit ? [] : referral.statuses).flatMap(({ status, created_at: at }, step) =>
        status === null
          ? []
          : dated(key(String(step)), at, `${title}: ${wordsOf(status).toLowerCase()}`, {
              figure,
            }),
      ),
    ];
  });

const reviewPath = (list: string, id: string) => `${list}?review=${encodeURIComponent(id)}`;

/** The requests of the user, without the others of the same name. */
const theirOwn = <T extends CardVerification | DocVerification>(
  { user }: UserRecord,
  requests: readonly T[] = [],
): readonly T[] => requests.filter((request) => request.user?.id === user.id);

/** Cards and documents sent in to be verified: the network keeps no time of them. */
function verificationMoments(record: UserRecord): Moment[] {
  const documents = (type: 'identity' | 'address', title: string) =>
    theirOwn(record, record[type]).map(({ id, status, comments }): Moment => {
      const label = documentStatusLabel(status) ?? PENDING;
      return {
        key: `${type}:${id}`,
        at: null,
        title: `${title} ${id}`,
        tone: label.tone,
        status: label,
        note: comments.join(', ') || null,
        to: reviewPath(`/doc-verifications/${type}`, id),
      };
    });
  const cards = theirOwn(record, record.cards).map(({ id, status, resp_message }): Moment => {
    const label = status === null ? PENDING : cardStatusLabel(status);
    return {
      key: `card:${id}`,
      at: null,
      title: `Card ${id}`,
      tone: label.tone,
      status: label,
      note: resp_message,
      to: reviewPath('/card-verifications', id),
    };
  });
  return [
    ...documents('identity', 'Identity request'),
    ...documents('address', 'Address request'),
    ...cards,
  ];
}

/** The reader's acts on the user, and on the withdrawals and the requests that are listed. */
function ownActs(record: UserRecord): Moment[] {
  const { user, referrals = [], acts = [] } = record;
  const documents = [...theirOwn(record, record.identity), ...theirOwn(record, record.address)];
  const theirs = new Set([
    `user:${user.id}`,
    ...referrals.map(({ id }) => `withdrawal:${id}`),
    ...theirOwn(record, record.cards).map(({ id }) => `card:${id}`),
    ...documents.map(({ id }) => `document:${id}`),
  ]);
  return acts
    .filter(({ subject }) => theirs.has(refKey(subject)))
    .map((act) => ({
      key: `act:${act.key}`,
      at: act.sentAt,
      title: actWords(act.action).label,
      tone: 'neutral',
      status: outcomeLabel(act),
      note: act.subject.kind === 'user' ? null : aboutText(act),
      isOwn: true,
    }));
}

/** The story of a user at `now`. */
export function userStory(record: UserRecord, now: Date): Story {
  const { user, orders = [], received = [], matches = [] } = record;
  const listed = [...orderMoments(orders, 'order', 'Order'), ...matchMoments(matches)];
  return buildStory(
    [
      ...ownMoments(user, listed),
      ...ownActs(record),
      ...listed,
      ...orderMoments(received, 'received', 'Received order'),
      ...requestMoments(record.requests ?? []),
      ...invitedMoments(record.invited ?? []),
      ...referralMoments(record.referrals ?? []),
      ...currentStatus(user),
      ...verificationMoments(record),
    ],
    [],
    now,
  );
}
