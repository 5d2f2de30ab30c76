/** Unfinished work: the key that each kind of it is kept under, and what it is called where it is handed over. */
import type { RoutePath } from '../access/screens.ts';
import type { QueueId } from '../queues/queues.ts';

/** What a kind of work is called, and where it goes on. */
type Work = readonly [name: string, path: RoutePath];

/** By key, in the order of handing over; '*' is an id. Only a name: typed, not handed over. Null: not typed. */
const DRAFTS = {
  'transfer.*': ['Transfer', '/offers/create'],
  'rate-limits.form.*': ['Exchange rate limit', '/exchange-rates'],
  'hybrid-order-options.bulk': ['Hybrid order options', '/hybrid-order-options'],
  'hybrid-order-options.edit.*': ['Hybrid order options', '/hybrid-order-options'],
  'ribbons.dialog': ['Ribbon', '/ribbons'],
  'new-case.*': ['Support case', '/new-case'],
  'support.*.answer': ['Answer to a support case', '/supports'],
  'doc-verifications.identity.*.reasons': [
    'Reasons for declining identity documents',
    '/doc-verifications/identity',
  ],
  'doc-verifications.address.*.reasons': [
    'Reasons for declining address documents',
    '/doc-verifications/address',
  ],
  '*.list': null,
  '*.panel': null,
  '*.view': null,
  '*.dialog': null,
  '*.asked': null,
  order: null,
  'developer.request': 'Developer request',
  'health-insurance.confirm': null,
  'home.left': null,
  'hybrid-order-options.edit': null,
  'hybrid-order-options.log': null,
  'hybrid-order-options.saving': null,
  'my-actions.changes': null,
  'my-actions.note': 'Note for the next shift',
  'offers.chosen': null,
  'palette.order': null,
  'profile.*': 'Profile',
  'queues.late': null,
  'registration.*': 'Registration',
  'transactions.hiding': null,
  'user.*': null,
  'user-activity.tables': null,
  'doc-verifications.*.ticked': null,
} as const satisfies Readonly<Record<string, Work | string | null>>;

type KeysOf<Pattern extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${string}${After}`
  : Pattern;

/** A key that unfinished work is kept under. */
export type DraftKey = KeysOf<keyof typeof DRAFTS> | `review.${QueueId}${'' | '.question'}`;

function isOf(pattern: string, key: string): boolean {
  const id = pattern.indexOf('*');
  if (id < 0) return key === pattern;
  return key.startsWith(pattern.slice(0, id)) && key.endsWith(pattern.slice(id + 1));
}

/** What of this work can be taken up by its name: each kind once. An empty field is no work. */
export function begunWork(drafts: Readonly<Record<string, unknown>>): readonly Work[] {
  const begun = Object.keys(drafts).filter((key) => drafts[key] !== '');
  const works = found(begun).filter((each) => typeof each !== 'string');
  return [...new Map(works.map((work) => [work[0], work])).values()];
}

/** What was typed under these keys, by its names: each once. */
export const typedIn = (keys: readonly string[]): readonly string[] => [
  ...new Set(found(keys).map((each) => (typeof each === 'string' ? each : each[0]))),
];

const found = (keys: readonly string[]): readonly (Work | string)[] =>
  Object.entries<Work | string | null>(DRAFTS).flatMap(([pattern, each]) =>
    each !== null && keys.some((key) => isOf(pattern, key)) ? [each] : [],
  );
