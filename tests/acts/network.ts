/**
 * A network for tests of acts: one thing of every kind, what each act does to it, and how it is read.
 * It is written from the specification alone and knows nothing of how the console proves an outcome.
 */
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { type AnyAct, actOf } from '#domain/acts/acts.ts';

/** A record as the network's answers have it. */
export type Wire = Readonly<Record<string, unknown>>;

const AT = '2026-11-22T14:00:00.000Z';

/** The lists of the network, by the call that reads them. */
export interface State {
  readonly [list: string]: readonly Wire[];
}

const ORDER: Wire = {
  id: '7',
  status: 'matched',
  type: 'p2p',
  hidden: false,
  published_at: AT,
  matched_at: AT,
  match_id: '70',
  poster_amount: '100.00',
  poster_currency: 'USD',
  matcher_amount: '50000.00',
  matcher_currency: 'NGN',
  exchange_rate: '500',
};
const PERSON = { id: '3', firstname: 'Ada', lastname: 'Obi', full_name: 'Ada Obi' };
const DISPUTE: Wire = {
  id: '5',
  status: 'pending',
  match_id: '70',
  match: { id: '70', order: { id: '7' } },
  order: { id: '7' },
  matcher_resp_email_files: [],
  poster_beneficiary_resp_email_files: [],
};
const LIMIT: Wire = {
  id: '9',
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '400',
  max_exchange_rate: '600',
};
const OPTION: Wire = {
  id: '11',
  exchange_rate: '2.00',
  fee: '1.99',
  matcher_amount: '100',
  matcher_currency: 'USD',
  pb_country: 'NG',
  thirdPartyCompany: 'Swift',
};

/** What the network holds before anything is done. */
const START: State = {
  'orders.list': [ORDER],
  'users.read': [{ ...PERSON, status: 'active', email: 'ada@example.com' }],
  'disputes.list': [DISPUTE],
  'referrals.list': [
    {
      id: '13',
      type: 'withdraw',
      amount: '20.00',
      status: { status: 'pending' },
      statuses: [{ status: 'pending' }],
    },
  ],
  'exchangeRateLimits.list': [LIMIT],
  'hybridOrderOptions.list': [OPTION],
  'ribbons.list': [{ id: '17', content: '<p>Old</p>', is_active: false }],
  'cardVerifications.list': [
    { id: '19', status: 'charge_verified', user: PERSON, number: '5061230000000000' },
  ],
  'docVerifications.list': [{ id: '23', type: 'identity', status: null, user: PERSON }],
  'healthInsurance.list': [{ id: '29', amount: '10.00', confirmed_at: null }],
  'siteSettings.read': [{ id: 'maintenance', value: false }],
};

type Change = (thing: Wire, state: State) => Wire | null;

/** An act on one thing: where the thing is, how it has to be for the act, and what the act makes of it. */
interface Rule {
  readonly list: string;
  readonly given?: Wire;
  /** What becomes of the thing; null removes it. */
  readonly effect: Change;
  /** What is asked for, beside the thing. */
  readonly asked?: unknown;
  /** Whether the act adds a thing. */
  readonly adds?: true;
  /** What somebody else does meanwhile that ends the act's chance without being it. */
  readonly rival?: Wire;
}

const set =
  (more: Wire): Change =>
  (thing) => ({ ...thing, ...more });

const order = (effect: Wire, given: Wire = {}): Rule => ({
  list: 'orders.list',
  given,
  effect: set(effect),
  rival: { status: 'cancelled', cancelled_at: AT },
});
const paid = { match_matcher_payment_completed_at: AT, status: 'payment_received' };
const idle = { status: 'published', match_id: null, matched_at: null };
const withdrawal = (status: string): Rule => ({
  list: 'referrals.list',
  effect: (thing) => ({
    ...thing,
    status: { status },
    statuses: [...(thing['statuses'] as Wire[]), { status }],
  }),
  rival: { amount: '1.00' },
});
const user = (effect: Wire, given: Wire = {}): Rule => ({
  list: 'users.read',
  given,
  effect: set(effect),
  rival: { phone: '+1' },
});
const dispute = (effect: Wire): Rule => ({
  list: 'disputes.list',
  effect: set(effect),
  rival: { pb_response: 0 },
});
const ofMatch = (more: Wire): Rule => ({
  list: 'disputes.list',
  effect: (thing) => ({ ...thing, match: { ...(thing['match'] as Wire), ...more } }),
  rival: { status: 'resolved' },
});
const option = (more: Wire): Rule => ({
  list: 'hybridOrderOptions.list',
  effect: set(more),
  rival: { matcher_country: 'GB' },
});
const ribbon = (more: Wire, given: Wire = {}): Rule => ({
  list: 'ribbons.list',
  given,
  effect: set(more),
  rival: { content: '<p>Theirs</p>' },
});
const decided = (list: string, status: string): Rule => ({
  list,
  effect: set({ status }),
  rival: { expiry_date: '2031-01-01' },
});
const removed = (list: string): Rule => ({ list, effect: () => null, rival: { seen: true } });

const NEW_LIMIT = {
  poster_country_abbreviation: 'GB',
  poster_currency_code: 'GBP',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '1500',
  max_exchange_rate: '2000',
};
const UPDATED_LIMIT = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '410',
  max_exchange_rate: '600',
};
const TRANSFER = {
  type: 'p2p',
  poster_currency: 'USD',
  matcher_currency: 'NGN',
  matcher_country: 'NG',
  poster_payment_method_type: 'us_bank',
  poster_amount: '199.50',
  exchange_rate: '501.25',
  matcher_amount: '99999.38',
  memo: '',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada@example.com',
};
const FILE = { name: 'receipt.pdf', type: 'application/pdf', content: 'JVBERg==' };
let added = 100;
const adding = (list: string, thing: Wire, asked: unknown): Rule => ({
  list,
  adds: true,
  asked,
  effect: () => {
    added += 1;
    return { ...thing, id: String(added) };
  },
});

/** What each act does. */
const RULES: Readonly<Record<ActName, Rule>> = {
  'order.cancelMatch': order({ match_cancelled_at: AT, status: 'published' }),
  'order.approveMatch': order(paid),
  'order.rematch': {
    ...order({ match_cancelled_at: null, match_id: '71', matched_at: AT }),
    given: { match_cancelled_at: AT, status: 'published' },
    asked: { matchId: '70' },
    rival: { removed_at: AT, status: 'removed' },
  },
  'order.markAsPaid': order({ status: 'matcher_paid' }),
  'order.markAsRefunded': order(
    { refunded_at: AT, refund_status: 'completed', can_be_marked_as_refunded: false },
    { can_be_marked_as_refunded: true },
  ),
  'order.completeOrder': order(
    { completed_at: AT, status: 'completed' },
    { ...paid, matcher_payment_completed_at: AT },
  ),
  'order.expireOrder': order({ removed_at: AT, is_removed: true, status: 'removed' }, idle),
  'order.hide': order({ hidden: true }, idle),
  'order.unhide': order({ hidden: false }, { ...idle, hidden: true }),
  'order.capture': order({ status: 'payment_received' }, { status: 'unable_to_capture' }),
  'order.void': order(
    { refunded_at: AT, status: 'cancelled' },
    { status: 'unable_to_void', cancelled_at: AT },
  ),
  'order.publish': order(
    { published_at: AT, status: 'published' },
    { ...idle, published_at: null, status: 'unpublished' },
  ),
  'order.investigate': order({ status: 'dispute_resolution_needed' }, { status: 'published' }),
  'orders.hideAll': { ...order({ hidden: true }, idle) },
  'orders.unhideAll': { ...order({ hidden: false }, { ...idle, hidden: true }) },
  'transfer.post': adding('orders.list', { ...TRANSFER, status: 'unpublished' }, TRANSFER),
  'user.createNetworkEmail': user({ network_email: 'ada@network.test' }),
  'user.ban': user({ status: 'banned' }),
  'user.unban': user({ status: 'active' }, { status: 'banned' }),
  'user.delete': removed('users.read'),
  'withdrawal.approve': withdrawal('initiated'),
  'withdrawal.cancel': withdrawal('cancelled'),
  'withdrawal.complete': withdrawal('completed'),
  'rate-limit.create': adding('exchangeRateLimits.list', NEW_LIMIT, NEW_LIMIT),
  'rate-limit.update': {
    list: 'exchangeRateLimits.list',
    effect: set(UPDATED_LIMIT),
    asked: UPDATED_LIMIT,
    rival: { min_exchange_rate: '390' },
  },
  'rate-limit.delete': removed('exchangeRateLimits.list'),
  'option.update': {
    ...option({ exchange_rate: '2.50' }),
    asked: { rate: '2.50', fee: '1.99' },
  },
  'options.update': { ...option({ exchange_rate: '2.50' }), asked: { exchange_rate: '2.50' } },
  'ribbon.create': adding(
    'ribbons.list',
    { content: '<p>New</p>', is_active: false },
    { content: '<p>New</p>' },
  ),
  'ribbon.update': { ...ribbon({ content: '<p>New</p>' }), asked: { content: '<p>New</p>' } },
  'ribbon.publish': ribbon({ is_active: true }),
  'ribbon.unpublish': ribbon({ is_active: false }, { is_active: true }),
  'ribbon.remove': removed('ribbons.list'),
  'dispute.dismiss': dispute({ status: 'resolved' }),
  'dispute.approve': dispute({ status: 'approved' }),
  'dispute.decline': dispute({ status: 'declined' }),
  'dispute.cancelMatch': ofMatch({ cancelled_at: AT }),
  'dispute.approveMatch': ofMatch({ matcher_payment_completed_at: AT }),
  'dispute.sendFile': {
    ...dispute({}),
    effect: (thing) => ({
      ...thing,
      matcher_resp_email_files: [
        ...(thing['matcher_resp_email_files'] as Wire[]),
        { originalname: FILE.name },
      ],
    }),
    asked: { side: 'matcher', file: FILE },
  },
  'card.accept': decided('cardVerifications.list', 'approved'),
  'card.cancel': decided('cardVerifications.list', 'declined'),
  'document.approve': decided('docVerifications.list', 'approved'),
  'document.decline': {
    ...decided('docVerifications.list', 'declined'),
    asked: { comments: ['ID Expired'] },
  },
  'payment.confirm': {
    list: 'healthInsurance.list',
    effect: set({ confirmed_at: AT }),
    rival: { amount: '11.00' },
  },
  'maintenance.on': { list: 'siteSettings.read', effect: set({ value: true }) },
  'maintenance.off': {
    list: 'siteSettings.read',
    given: { value: true },
    effect: set({ value: false }),
  },
};

/** Calls that read one thing of a list, with how they answer. */
const SINGLES: Readonly<Record<string, string>> = {
  'orders.read': 'orders.list',
  'users.read': 'users.read',
  'siteSettings.read': 'siteSettings.read',
};

/** A network with one thing of the kind that an act is about. */
export class Network {
  state: State;
  readonly rule: Rule;
  readonly act: AnyAct;
  /** How often the act was carried out, by anybody. */
  carriedOut = 0;

  readonly action: ActName;

  constructor(action: ActName) {
    this.action = action;
    this.act = actOf(action);
    this.rule = RULES[action];
    this.state = this.#start();
  }

  readonly #given = (thing: Wire): Wire => ({ ...thing, ...this.rule.given });

  /** Carries the act out. */
  carryOut(): void {
    this.carriedOut += 1;
    this.#change(this.rule.effect);
  }

  /** Somebody else changes the thing in another way. */
  rival(): void {
    const { rival, adds } = this.rule;
    if (rival && !adds) this.#change(set(rival));
  }

  /** Somebody else takes back what was done: the thing is as it was at first. */
  undo(): void {
    this.state = this.#start();
  }

  #start = (): State => ({
    ...START,
    [this.rule.list]: START[this.rule.list]?.map(this.#given) ?? [],
  });

  #change(effect: Change): void {
    const { list, adds } = this.rule;
    const things = this.state[list] ?? [];
    const [first] = things;
    if (!(first || adds)) return;
    const next = effect(first ?? {}, this.state);
    const rest = adds ? things : things.slice(1);
    this.state = { ...this.state, [list]: next === null ? rest : [next, ...rest] };
  }

  /** What a reading answers: undefined where the network does not find it. @throws for an unknown call */
  answer(name: EndpointName, input: { readonly page?: number }): unknown {
    const single = SINGLES[name];
    const things = this.state[single ?? name];
    if (things === undefined) throw new Error(`The network of this test has no ${name}`);
    if (single) return things[0] && endpoints[name].answer.parse({ data: things[0] });
    const rows = (input.page ?? 1) === 1 ? this.#found(name, things) : [];
    const pagination = { rowCount: things.length };
    return endpoints[name].answer.parse({ models: rows, data: rows, pagination });
  }

  /** A search for equal transfers finds those alone. */
  #found(name: string, things: readonly Wire[]): readonly Wire[] {
    const isForEquals = name === 'orders.list' && this.action === 'transfer.post';
    return isForEquals ? things.filter((thing) => thing['id'] !== '7') : things;
  }
}
