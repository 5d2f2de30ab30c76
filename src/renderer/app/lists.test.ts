/** Every list that is answered page by page: what its filters ask for, what counts its views, what it hears. */
import { expect, it } from 'vitest';
import { eventsChanging } from '#contract/wire/realtime.ts';
import { type PinnableList, pathOfList } from '#domain/access/screens.ts';
import { asked, PAGED, read } from '#renderer/testing/paged.ts';
import type { ListShape } from '#renderer/ui/list/state/state.ts';
import { VIEW_COUNTERS } from './pinned/counts.ts';

const DAYS = '2026-02-01..2026-02-03';
const inDays = (field: string) =>
  `${field}.from=2026-02-01T00:00:00.000Z ${field}.to=2026-02-03T23:59:59.999Z`;

const OF_ORDERS = {
  sent: ['5..9', 'posterAmount.from=5 posterAmount.to=9'],
  received: ['5..9', 'matcherAmount.from=5 matcherAmount.to=9'],
  matcherCountry: ['NG', 'matcherCountry=NG'],
  status: ['completed', 'statuses=completed'],
  type: ['p2p', 'type=p2p'],
  partialMatch: ['1', 'partialMatch=1'],
  period: [DAYS, inDays('period')],
  paymentType: ['mono', 'paymentType=mono'],
  paymentProvider: ['12', 'paymentProvider=12'],
  refundStatus: ['failed', 'refundStatuses=failed'],
} as const;

/** By list and filter: a value as the address has it, and the fields of the call that it sets. */
const ASKS: {
  readonly [List in PinnableList]: {
    readonly [Key in keyof (typeof PAGED)[List]['filters']]: readonly [
      text: string,
      fields: string,
    ];
  };
} = {
  transactions: { ...OF_ORDERS, currency: ['NGN-USD', 'fromCurrency=NGN toCurrency=USD'] },
  'transactions-new': { ...OF_ORDERS, currency: ['NGN-USD', 'currency=NGN-USD'] },
  'third-party-transactions': {
    sent: OF_ORDERS.sent,
    received: OF_ORDERS.received,
    matcherCountry: OF_ORDERS.matcherCountry,
    pair: ['NGN-USD', 'fromCurrency=NGN toCurrency=USD'],
    status: ['failed', 'statuses=failed'],
    period: [DAYS, inDays('period')],
  },
  'card-verifications': {
    expiryYear: ['2031', 'expiryYear=2031'],
    expiryMonth: ['12', 'expiryMonth=12'],
  },
  'doc-verifications-identity': { status: ['unapproved', 'status=unapproved'] },
  'doc-verifications-address': { status: ['unapproved', 'status=unapproved'] },
  // Narrowed here: the call has no such filter.
  disputes: { status: ['pending', 'status=pending'] },
  'health-insurance': {},
  users: {
    status: ['banned', 'status=banned'],
    country: ['NG', 'country_abbreviation=NG'],
    userType: ['poster', 'can_post_offers=true can_accept_offers=false'],
    canPost: ['true', 'can_post_offers=true'],
    canAccept: ['true', 'can_accept_offers=true'],
    joined: [DAYS, inDays('joined_at')],
    signedIn: [DAYS, inDays('last_logged_at')],
    identityVerified: ['true', 'identity_verified=true'],
    bankAdded: ['true', 'bank_added=true'],
    accountOfficer: ['KA - 001', 'account_officer_tag=KA - 001'],
    completed: [DAYS, inDays('transactions_completed_at')],
  },
  'referral-transactions': {},
  'withdrawal-referral-transactions': {
    status: ['completed', 'status=completed'],
    period: [DAYS, 'created_at=2026-02-01,2026-02-03'],
  },
  'exchange-rate-limits': {
    from: ['NG', 'poster_country_abbreviation=NG'],
    to: ['NG', 'matcher_country_abbreviation=NG'],
  },
  'hybrid-order-options': {
    amount: ['12', 'matcher_amount=12'],
    matcherCurrency: ['NGN', 'matcher_currency=NGN'],
    matcherCountry: ['NG', 'matcher_country=NG'],
    pbCurrency: ['NGN', 'pb_currency=NGN'],
    pbCountry: ['NG', 'pb_country=NG'],
    company: ['12', 'third_party_company_id=12'],
  },
  ribbons: {},
};

/** What a call asks for, a field each: 'period.from=2026'. */
function fieldsOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${path.filter((part) => !['query', 'filters'].includes(part)).join('.')}=${value}`];
  }
  return Object.entries(value).flatMap(([key, part]) => fieldsOf(part, [...path, key]));
}

const LISTS = Object.entries(PAGED) as readonly (readonly [PinnableList, ListShape])[];
const FILTERS = LISTS.flatMap(([id, shape]) =>
  Object.entries<readonly [string, string]>(ASKS[id]).map(([key, [text, fields]]) => ({
    id,
    key,
    text,
    fields,
    shape,
  })),
);

it.each(FILTERS)(
  'in $id the filter $key of $text asks for $fields',
  ({ shape, key, text, fields }) => {
    const silent = fieldsOf(asked(shape, read(shape, '')));
    const now = fieldsOf(asked(shape, read(shape, { [key]: text })));
    expect(now.filter((field) => !silent.includes(field)).join(' ')).toBe(fields);
  },
);

it.each(LISTS)(
  'the views of %s are counted by that list, which a screen shows',
  async (id, list) => {
    expect(list.id).toBe(id);
    expect(await VIEW_COUNTERS[id]?.()).toMatchObject({ id });
    expect(pathOfList(id)).toBeDefined();
  },
);

it.each(Object.entries(PAGED))('%s hears every event that changes what it shows', (_id, list) => {
  expect(list.liveOn).toEqual(eventsChanging(list.areas));
});
