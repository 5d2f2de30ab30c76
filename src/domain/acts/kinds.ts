/** Kinds of things that are acted on, by the name that the journal stores. */
interface DeclaredKind {
  readonly name: string;
  /** The screen that shows one, with `:id` where each has its own; null where none does. */
  readonly place: string | null;
}

const kind = (name: string, place: string | null): DeclaredKind => ({ name, place });

export const KINDS = {
  order: kind('Order', '/transactions/:id'),
  orders: kind('Orders', '/transactions'),
  transfer: kind('Transfer', '/transactions'),
  user: kind('User', '/users/:id'),
  withdrawal: kind('Withdrawal', '/withdrawal-referral-transactions'),
  'rate-limit': kind('Exchange rate limit', '/exchange-rates'),
  option: kind('Hybrid order option', '/hybrid-order-options'),
  options: kind('Hybrid order options', '/hybrid-order-options'),
  ribbon: kind('Ribbon', '/ribbons'),
  dispute: kind('Dispute', '/dispute-resolutions'),
  card: kind('Card', '/card-verifications'),
  document: kind('Document', '/doc-verifications/identity'),
  'address-document': kind('Address document', '/doc-verifications/address'),
  payment: kind('Health insurance payment', '/health-insurance-payments'),
  maintenance: kind('Maintenance Mode', null),
} as const satisfies Readonly<Record<string, DeclaredKind>>;
export type KindName = keyof typeof KINDS;
