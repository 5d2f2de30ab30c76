/** What is open for a user: their orders, those for them and their matches, each with what it waits for. */
import type { OrderRow } from '#contract/orders/orders.ts';
import type { PendingMatch } from '#contract/people/user-activity.ts';
import type { FullUser } from '#contract/people/users.ts';
import { figureText, type Sums, sumsByCurrency, sumsText } from '../money/sums.ts';
import { type Figure, orderFigures } from '../orders/figures.ts';
import { spelled } from '../orders/status.ts';
import { counted, formatCount } from '../text/words.ts';
import { answerOf, ENDED } from './answers.ts';
import { sentence } from './evidence.ts';
import { matchStanding } from './matches.ts';
import { orderStanding, stageOf } from './orders.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a user is in a thing that is open. */
const PARTS = ['posted', 'received', 'matched'] as const;
export type UserPart = (typeof PARTS)[number];

/** One thing that is open. */
export interface OpenItem {
  readonly part: UserPart;
  /** Tells it from the others. */
  readonly key: string;
  /** 'Order 1043', or 'Match 9'. */
  readonly title: string;
  /** The order it belongs to; null where that is not named. */
  readonly orderId: string | null;
  /** What is paid or received. */
  readonly figure: Figure;
  readonly standing: Standing;
  /** What it waits for, as it can be said to the user. */
  readonly answer: string;
}

const ofOrder =
  (part: UserPart) =>
  (order: OrderRow): OpenItem => {
    const { posterAmount, matcherAmount } = orderFigures(order);
    const standing = orderStanding({ order });
    return {
      part,
      key: `${part}:${order.id}`,
      title: `Order ${order.id}`,
      orderId: order.id,
      figure: part === 'posted' ? posterAmount : matcherAmount,
      standing,
      answer: answerOf(part, stageOf(order), order.refund_status, standing.isOpen),
    };
  };

function ofMatch(match: PendingMatch): OpenItem | null {
  const found = matchStanding(match);
  if (found === null) return null;
  const { standing, stage } = found;
  return {
    part: 'matched',
    key: `match:${match.id}`,
    title: `Match ${match.id}`,
    orderId: match.order_id ?? match.order?.id ?? null,
    figure: { amount: match.matcher_amount, currency: match.matcher_currency },
    standing,
    answer: answerOf('matched', stage, null, false),
  };
}

/** The rows that have been read of each of a user's lists; undefined where one has not. */
export interface UserLists {
  readonly posted?: readonly OrderRow[] | undefined;
  readonly received?: readonly OrderRow[] | undefined;
  readonly matched?: readonly PendingMatch[] | undefined;
}

/** Since when an item waits, in milliseconds since the epoch; 0 where that is not known. */
const waitsFrom = ({ standing: { since } }: OpenItem) => Date.parse(since?.at ?? '') || 0;

/** What is open of the rows that have been read: what is in trouble first, then the longest wait. */
export function openItems({
  posted = [],
  received = [],
  matched = [],
}: UserLists): readonly OpenItem[] {
  return [
    ...posted.map(ofOrder('posted')),
    // What is left to do of an order that has ended is its poster's refund.
    ...received.filter(({ status }) => !ENDED.includes(spelled(status))).map(ofOrder('received')),
    ...matched.flatMap((match) => ofMatch(match) ?? []),
  ]
    .filter(({ standing }) => standing.isOpen)
    .toSorted(
      (a, b) =>
        Number(b.standing.tone === 'warning') - Number(a.standing.tone === 'warning') ||
        waitsFrom(a) - waitsFrom(b),
    );
}

/** How a screen counts each part. */
const COUNTED: Readonly<Record<UserPart, (count: number) => string>> = {
  posted: (count) => `${counted(count, 'order')} posted`,
  received: (count) => `${counted(count, 'order')} to receive`,
  matched: (count) => `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`,
};

/** How an answer to a caller counts each part. */
const SAID: Readonly<Record<UserPart, (count: number) => string>> = {
  posted: (count) => counted(count, 'open order'),
  received: (count) => `${counted(count, 'open order')} that you receive`,
  matched: (count) => `${counted(count, 'open order')} that you accepted or asked to accept`,
};

/** How many things of one part are open, and their sums by currency. */
export interface OpenPart extends Sums {
  readonly part: UserPart;
  /** For the screen: '2 orders posted'. */
  readonly counted: string;
  /** For the caller: '2 open orders'. */
  readonly said: string;
}

/** What is open by part, each with its sums; parts without anything are left out. */
export const openParts = (items: readonly OpenItem[]): readonly OpenPart[] =>
  PARTS.flatMap((part) => {
    const own = items.filter((item) => item.part === part);
    if (own.length === 0) return [];
    const sums = sumsByCurrency(own.map(({ figure }) => figure));
    const count = own.length;
    return [{ part, counted: COUNTED[part](count), said: SAID[part](count), ...sums }];
  });

/**
 * What can be read to a caller: how much is open and what each waits for, without internal words and without
 * anything personal of the other party.
 * @param isWhole whether every list of the user has been read to its end
 * @param dateOf writes a date, in the zone that the person chose
 */
export function callerAnswer(
  items: readonly OpenItem[],
  isWhole: boolean,
  dateOf: (instant: string) => string,
): string {
  if (items.length === 0) {
    return isWhole
      ? 'I see no order of yours that is still to be completed.'
      : 'I cannot see an open order of yours right now.';
  }
  const parts = openParts(items).map(({ said, sums, unknown }) =>
    unknown > 0 ? said : `${said} (${sums.map(figureText).join(', ')})`,
  );
  const lines = items.map((item) => lineOf(item, dateOf));
  const atLeast = isWhole ? '' : 'at least ';
  return [`You have ${atLeast}${parts.join(', ')}.`, ...lines].join('\n');
}

/** What can be read to a caller of one thing: its name, its amount, what it waits for and since when. */
function lineOf(
  { orderId, figure, answer, standing: { since } }: OpenItem,
  dateOf: (instant: string) => string,
): string {
  const name = [orderId === null ? 'An order' : `Order ${orderId}`, figureText(figure)]
    .filter(Boolean)
    .join(', ');
  return `${name}: ${answer}${since === null ? '' : `, since ${dateOf(since.at)}`}.`;
}

/** What can be read of one order to one of those who may ask, as {@link callerAnswer}. */
export const orderAnswer = (
  order: OrderRow,
  part: UserPart,
  dateOf: (instant: string) => string,
): string => lineOf(ofOrder(part)(order), dateOf);

/** What is open for a user, as far as it has been looked for. */
export interface KnownOpen {
  /** What is open, the first thing first. */
  readonly items: readonly OpenItem[];
  readonly isLoading: boolean;
}

/**
 * How a user stands: the first thing that is open for them, whether they are banned and what they lack. What their
 * status says beyond that is in its chip.
 */
export function userStanding(user: FullUser, { items, isLoading }: KnownOpen): Standing {
  const [first] = items;
  const isBanned = user.status === 'banned';
  const none = isLoading ? 'Loading what is open…' : 'Nothing open was found';
  const awaited = first ? `${first.title}: ${first.standing.text}` : none;
  const lacks =
    user.is_identity_verified === false ? [sentence('The identity is not verified')] : [];
  return standingOf(isBanned ? `Banned. ${awaited}` : awaited, {
    name: first?.standing.name ?? null,
    tone: isBanned ? 'danger' : (first?.standing.tone ?? 'neutral'),
    isOpen: first !== undefined,
    who: first?.standing.who ?? null,
    since: first?.standing.since ?? null,
    evidence: [...(first?.standing.evidence ?? []), ...lacks],
    how:
      [
        ...(isBanned ? ['When and why the user was banned is not available.'] : []),
        ...(first?.standing.how ? [first.standing.how] : []),
      ].join(' ') || null,
  });
}

/** What stays open when a user is banned or deleted: '7 open orders, 3,205.00 GBP and 20.00 NGN'; null without any. */
export function openText(items: readonly OpenItem[]): string | null {
  if (items.length === 0) return null;
  const figures = items.map(({ figure }) => figure);
  const sums = sumsByCurrency(figures);
  return [counted(items.length, 'open order'), sumsText(sums)].filter(Boolean).join(', ');
}
