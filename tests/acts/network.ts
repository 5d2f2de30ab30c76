/**
 * A network for tests of acts: one thing of every kind, and how it is read. What each act does to it is among its
 * cases, which are written from the specification alone and know nothing of how the console proves an outcome.
 */
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { type AnyAct, actOf } from '#domain/acts/acts.ts';
import { CASES } from './cases/all.ts';
import type { Fields, Rule } from './cases/case.ts';

const AT = '2026-11-22T14:00:00.000Z';

/** The lists of the network, by the call that reads them. */
export interface State {
  readonly [list: string]: readonly Fields[];
}

const ORDER: Fields = {
  id: '7',
  status: 'matched',
  type: 'p2p',
  hidden: false,
  posted_at: AT,
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
const DISPUTE: Fields = {
  id: '5',
  status: 'pending',
  match_id: '70',
  match: { id: '70', order: { id: '7' } },
  order: { id: '7' },
  matcher_resp_email_files: [],
  poster_beneficiary_resp_email_files: [],
};
const LIMIT: Fields = {
  id: '9',
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '400',
  max_exchange_rate: '600',
};
const OPTION: Fields = {
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
    this.rule = CASES[action].network;
    this.state = this.#start();
  }

  readonly #given = (thing: Fields): Fields => ({ ...thing, ...this.rule.given });

  /** Carries the act out. */
  carryOut(): void {
    this.carriedOut += 1;
    this.#change(this.rule.effect);
  }

  /** Somebody else changes the thing in another way, or adds another one. */
  rival(): void {
    const { rival, adds, effect } = this.rule;
    if (rival) this.#change((thing) => ({ ...(adds ? effect(thing) : thing), ...rival }));
  }

  /** Somebody else takes back what was done: the thing is as it was at first. */
  undo(): void {
    this.state = this.#start();
  }

  #start = (): State => ({
    ...START,
    [this.rule.list]: START[this.rule.list]?.map(this.#given) ?? [],
  });

  #change(effect: Rule['effect']): void {
    const { list, adds } = this.rule;
    const things = this.state[list] ?? [];
    const [first] = things;
    if (!(first || adds)) return;
    const next = effect(first ?? {});
    const rest = adds ? things : things.slice(1);
    this.state = { ...this.state, [list]: next === null ? rest : [next, ...rest] };
  }

  /** What a reading answers: undefined where the network does not find it. @throws for an unknown call */
  answer(name: EndpointName, input: { readonly page?: number; readonly id?: string }): unknown {
    const single = SINGLES[name];
    const things = this.state[single ?? name];
    if (things === undefined) throw new Error(`The network of this test has no ${name}`);
    if (single) {
      const found = things.find(({ id }) => id === input.id) ?? things[0];
      return found && endpoints[name].answer.parse({ data: found });
    }
    const rows = (input.page ?? 1) === 1 ? this.#found(name, things, input) : [];
    const pagination = { rowCount: things.length };
    return endpoints[name].answer.parse({ models: rows, data: rows, pagination });
  }

  /** A search for equal transfers finds those alone. */
  #found(name: string, things: readonly Fields[], input: object): readonly Fields[] {
    const isForEquals =
      name === 'orders.list' && this.action === 'transfer.post' && 'filters' in input;
    return isForEquals ? things.filter((thing) => thing['id'] !== '7') : things;
  }
}
