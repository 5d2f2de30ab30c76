import type { SentAct, ThingRef } from '#contract/bridge/recorded-acts.ts';

/** Kinds of things that are acted on, by the name that the journal stores. */
interface DeclaredKind {
  readonly name: string;
  /** The screen that shows one, with `:id` where each has its own; null where none does. */
  readonly place: string | null;
}

const declared = <Place extends string | null>(name: string, place: Place) => ({ name, place });

export const KINDS = {
  order: declared('Order', '/transactions/:id'),
  orders: declared('Orders', '/transactions'),
  transfer: declared('Transfer', '/transactions'),
  user: declared('User', '/users/:id'),
  withdrawal: declared('Withdrawal', '/withdrawal-referral-transactions'),
  'rate-limit': declared('Exchange rate limit', '/exchange-rates'),
  option: declared('Hybrid order option', '/hybrid-order-options'),
  options: declared('Hybrid order options', '/hybrid-order-options'),
  ribbon: declared('Ribbon', '/ribbons'),
  dispute: declared('Dispute', '/dispute-resolutions'),
  card: declared('Card', '/card-verifications'),
  document: declared('Document', '/doc-verifications/identity'),
  'address-document': declared('Address document', '/doc-verifications/address'),
  payment: declared('Health insurance payment', '/health-insurance-payments'),
  maintenance: declared('Maintenance Mode', null),
} as const satisfies Readonly<Record<string, DeclaredKind>>;
export type KindName = keyof typeof KINDS;

/** The kind of that name; undefined for one of another version. */
const kindOf = (name: string): DeclaredKind | undefined =>
  Object.hasOwn(KINDS, name) ? KINDS[name as KindName] : undefined;

/** What an act was about: where it made an order, that order. */
export const subjectOf = ({ subject, made }: Pick<SentAct, 'subject' | 'made'>): ThingRef =>
  made === undefined ? subject : { kind: 'order' satisfies KindName, id: made };

/** What an act was about, such as 'Order 7'. */
export function aboutText(act: SentAct): string {
  const { kind, id } = subjectOf(act);
  return [kindOf(kind)?.name ?? kind, id].filter((part) => part !== null).join(' ');
}

/** The path of an act's subject; null if no screen shows it. */
export function placeOfAct(act: SentAct): string | null {
  const { kind, id } = subjectOf(act);
  const place = kindOf(kind)?.place ?? null;
  if (place === null || (place.includes(':id') && id === null)) return null;
  return place.replace(':id', encodeURIComponent(String(id)));
}
