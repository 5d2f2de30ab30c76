/**
 * The orders of the other server: the specified data, in shapes that the sandbox does not use.
 * Amounts are numbers, flags 0 and 1, dates SQL texts; unknown values are missing.
 */

/** An order as this server stores and sends it. */
export type OtherOrder = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly posted_at: string;
};

/** Two of them are in no list of the specification: servers grow. */
const STATUSES = ['published', 'matched', 'completed', 'removed', 'cancelled', 'awaiting_review'];
const REFUNDS = [undefined, undefined, 'completed', 'disputed'];
const PAIRS = [
  { from: 'NGN', to: 'USD', country: 'NG', rate: 0.00065 },
  { from: 'GHS', to: 'EUR', country: 'GH', rate: 0.0781 },
  { from: 'NGN', to: 'GBP', country: 'NG', rate: 0.000512 },
] as const;
const NAMES = ['Zoë Ångström', 'محمد الأمين', 'Nguyễn Thị Minh Khai', '<b>Bold</b> Trader'];

const FIRST_ID = 900_001;
const HOUR = 3_600_000;
/** The newest order; the others are older by five hours each. */
const NEWEST = Date.UTC(2026, 9, 31, 22, 15, 0);

/** 'YYYY-MM-DD hh:mm:ss', in UTC. */
const sqlDate = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

const cents = (value: number) => Math.round(value * 100) / 100;

function match(index: number, posted: number, amount: number, rate: number) {
  return {
    match_id: 70_000 + index,
    matched_at: sqlDate(posted + HOUR),
    match_poster_amount: amount,
    match_matcher_amount: cents(amount * rate),
    match_matcher_currency: PAIRS[index % PAIRS.length]?.to,
    match_matcher_fee: 1.5,
    // This server sends some of its amounts as texts.
    match_matcher_payment_method_fee: '0.75',
    ...(index % 4 === 1 ? { match_completed_at: sqlDate(posted + 3 * HOUR) } : {}),
  };
}

/** Order number `index`, counted from the newest. */
function order(index: number): OtherOrder {
  const posted = NEWEST - index * 5 * HOUR;
  const pair = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  const status = STATUSES[index % STATUSES.length] ?? 'published';
  const amount = cents(1000 + index * 137.5);
  const refund = REFUNDS[index % REFUNDS.length];
  const isMatched = status === 'matched' || status === 'completed';
  return {
    id: String(FIRST_ID + index),
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    status,
    type: index % 2 === 0 ? 'p2p' : 'hybrid',
    posted_at: sqlDate(posted),
    poster_amount: amount,
    poster_currency: pair.from,
    poster_country: pair.country,
    matcher_amount: cents(amount * pair.rate),
    matcher_currency: pair.to,
    exchange_rate: pair.rate,
    is_partial_match_allowed: index % 5 === 0 ? 1 : 0,
    poster: { full_name: NAMES[index % NAMES.length] },
    admin_memo: index % 7 === 0 ? `Asked by ${NAMES[index % NAMES.length]}` : '',
    ...(status === 'awaiting_review' ? { statusText: 'Awaiting review' } : {}),
    ...(status === 'removed' ? { is_removed: 1, removed_at: sqlDate(posted + 9 * HOUR) } : {}),
    ...(status === 'cancelled' ? { cancelled_at: sqlDate(posted + 2 * HOUR) } : {}),
    ...(status === 'completed' ? { completed_at: sqlDate(posted + 4 * HOUR) } : {}),
    ...(refund === undefined ? {} : { refund_status: refund }),
    ...(isMatched ? match(index, posted, amount, pair.rate) : {}),
  };
}

/** Every order of this server, newest first. */
export const OTHER_ORDERS: readonly OtherOrder[] = Array.from({ length: 137 }, (_, index) =>
  order(index),
);

const list = (query: URLSearchParams, name: string) => query.getAll(`filters[${name}][]`);

const within = (query: URLSearchParams, name: string, value: number) => {
  const bound = (end: 'from' | 'to') => query.get(`filters[${name}][${end}]`);
  const from = bound('from');
  const to = bound('to');
  return (from === null || value >= Number(from)) && (to === null || value <= Number(to));
};

function inPeriod(query: URLSearchParams, candidate: OtherOrder): boolean {
  const target = query.get('filters[periodTarget]') ?? 'posted_at';
  const [from, to] = ['from', 'to'].map((end) => query.get(`filters[period][${end}]`));
  if (!(from && to)) return true;
  const at = candidate[target];
  const time = typeof at === 'string' ? Date.parse(`${at.replace(' ', 'T')}Z`) : Number.NaN;
  return time >= Date.parse(from) && time <= Date.parse(to);
}

const oneOf = (wanted: readonly string[], value: unknown) =>
  wanted.length === 0 || wanted.includes(String(value));

function ofPair(query: URLSearchParams, candidate: OtherOrder): boolean {
  const from = list(query, 'fromCurrency');
  const to = list(query, 'toCurrency');
  if (from.length === 0) return true;
  return from.some(
    (currency, index) =>
      currency === candidate['poster_currency'] && to[index] === candidate['matcher_currency'],
  );
}

/** The orders that match a query of the list (1L19), on all pages, in its order. */
export function findOrders(query: URLSearchParams): readonly OtherOrder[] {
  const search = query.get('search')?.toLowerCase() ?? '';
  const type = query.get('filters[type]');
  const partial = query.get('filters[partialMatch]');
  const orderBy = query.get('orderBy') ?? 'posted_at';
  const found = OTHER_ORDERS.filter(
    (each) =>
      JSON.stringify([each.id, each['poster']]).toLowerCase().includes(search) &&
      oneOf(list(query, 'statuses'), each['status']) &&
      oneOf(list(query, 'refundStatuses'), each['refund_status']) &&
      (type === null || each['type'] === type) &&
      (partial === null || String(each['is_partial_match_allowed']) === partial) &&
      within(query, 'posterAmount', Number(each['poster_amount'])) &&
      within(query, 'matcherAmount', Number(each['matcher_amount'])) &&
      ofPair(query, each) &&
      inPeriod(query, each),
  );
  // Orders without the date come last, as databases put them when asked to.
  const key = (each: OtherOrder) => String(each[orderBy] ?? '');
  return found.toSorted((a, b) => key(b).localeCompare(key(a)));
}

/** The totals of some orders; this server does not know two of the eight. */
export function totalsOf(orders: readonly OtherOrder[]): Record<string, number> {
  const sum = (field: string) =>
    cents(orders.reduce((total, each) => total + Number(each[field] ?? 0), 0));
  return {
    total_poster_amount: sum('poster_amount'),
    total_matcher_amount: sum('matcher_amount'),
    total_poster_fee: sum('poster_fee'),
    total_matcher_fee: sum('match_matcher_fee'),
    total_collection_fee: 0,
    total_payout_fee: 0,
  };
}
