import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/bridge/exercises.ts';
import { type Endpoint, place } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { EXERCISES, type ExerciseId } from './exercises.ts';

const IDS = Object.keys(EXERCISES) as ExerciseId[];

type Fields = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, never>>;

/** A person at work: they read what they were told, look things up, and act. */
interface Worker {
  readonly attempt: Attempt;
  /** Calls an endpoint and gives its status. */
  act(name: EndpointName, input: Fields): Promise<number>;
  /** The rows, or the thing, that an endpoint answers. */
  look<T>(name: EndpointName, input?: Fields): Promise<T>;
  /** The number that was told after that word. */
  told(word: string): string;
}

type Way = (worker: Worker) => Promise<unknown>;

const orderOf = async ({ told, look }: Worker) =>
  await look<{ id: number; match: { id: number } }>('orders.read', { id: told('order') });

const onMatch =
  (name: EndpointName): Way =>
  async (worker) =>
    worker.act(name, { id: (await orderOf(worker)).match.id });

/** The document that is first in the queue. */
async function documentOf({ look }: Worker) {
  const [first] = await look<{ id: number; doc_image_url: string }[]>('docVerifications.list', {
    type: 'identity',
    pageSize: 1,
  });
  if (!first) throw new Error('no document waits');
  return first;
}

const decline =
  (...comments: string[]): Way =>
  async (worker) =>
    worker.act('docVerifications.decline', { id: (await documentOf(worker)).id, comments });

const approveDocument: Way = async (worker) =>
  worker.act('docVerifications.approve', { id: (await documentOf(worker)).id });

/** Both people of the name that the task begins with: the one that is meant, then the other. */
async function namesakes({ attempt: { told }, look }: Worker) {
  const [name = '', mark = ''] = told.split(
    /, whose e-mail address is |, who lives in |, has sent/u,
  );
  const all = await look<{ id: string; email: string; city: string; full_name: string }[]>(
    'users.list',
    { search: name, page: 1, pageSize: 100 },
  );
  const named = all.filter((user) => user.full_name === name);
  const full = await Promise.all(
    named.map(({ id }) => look<{ id: string; email: string; city: string }>('users.read', { id })),
  );
  const isMeant = (user: { email: string; city: string }) => [user.email, user.city].includes(mark);
  return { right: full.find(isMeant), wrong: full.find((user) => !isMeant(user)) };
}

const OFFER = {
  type: 'p2p',
  poster_currency: 'NGN',
  poster_payment_method_type: 'nigerian_bank_payment',
  matcher_currency: 'USD',
  matcher_country: 'US',
  exchange_rate: '440',
  memo: '',
  is_partial_match_allowed: false,
  recipient: null,
};

const transferTo = (handle: (told: string) => string): Way => {
  return ({ act, attempt: { told } }) => {
    const amount = /receive (\d+) USD/u.exec(told)?.[1] ?? '';
    return act('orders.create', {
      ...OFFER,
      matcher_amount: amount,
      poster_amount: `${Number(amount) * 440}`,
      poster_recipient_username: handle(told),
    });
  };
};
const handleIn = (told: string) => /handle is (\S+)\.$/u.exec(told)?.[1] ?? '';

/** The limit of the told pair around its quote, and that of its reverse. */
async function limits({ attempt: { told }, look }: Worker) {
  const [, sent, paid] = /\((\w{3})\).*\((\w{3})\)/u.exec(told) ?? [];
  const rows = await look<Row[]>('exchangeRateLimits.list', { page: 1, pageSize: 100 });
  const of = (from?: string, to?: string) =>
    rows.find((row) => row['poster_currency_code'] === from && row['matcher_currency_code'] === to);
  const { buy, sell } = await look<{ buy: string; sell: string }>('offers.exchangeRate', {
    sending_currency_code: sent,
    receiving_currency_code: paid,
  });
  const around = (share: number) => ({
    min_exchange_rate: (Number(buy) * (1 - share)).toFixed(6),
    max_exchange_rate: (Number(sell) * (1 + share)).toFixed(6),
  });
  return {
    right: { ...of(sent, paid), ...around(0.1) },
    tooWide: { ...of(sent, paid), ...around(0.5) },
    wrong: { ...of(paid, sent), ...around(0.1) },
  };
}

/** The told change of options, as Save All sends it. */
async function optionChange({ attempt: { told }, look }: Worker) {
  const [, company, from, to, rate] =
    /^(.+) has a new rate for (.+) \(\w{3}\) to (.+) \(\w{3}\): ([\d.]+), /u.exec(told) ?? [];
  const rows = await look<{ abbreviation: string; country: string }[]>('countries.list');
  const code = (name?: string) => rows.find(({ country }) => country === name)?.abbreviation;
  const companies = await look<{ id: number; company: string }[]>('thirdPartyCompanies.list');
  return {
    exchange_rate: rate,
    filters: {
      matcher_country: code(from),
      pb_country: code(to),
      third_party_company_id: companies.find((each) => each.company === company)?.id,
    },
  };
}

const publishRibbon: Way = ({ act }) => act('ribbons.update', { id: 1, is_active: true });
const maintenance =
  (value: boolean): Way =>
  ({ act }) =>
    act('siteSettings.write', { type: 'maintenance', value });

const inOrder =
  (...ways: readonly Way[]): Way =>
  async (worker) => {
    for (const way of ways) await way(worker);
  };

const onWithdrawal =
  (name: EndpointName): Way =>
  ({ act, told }) =>
    act(name, { id: told('withdrawal') });

/** How each is solved, and how it is failed. */
const WAYS: Readonly<Record<ExerciseId, { readonly solve: Way; readonly fail: Way }>> = {
  'payout-to-another-name': {
    solve: onWithdrawal('referrals.cancel'),
    fail: onWithdrawal('referrals.approve'),
  },
  'payment-under-way': {
    solve: async (worker) => {
      if (worker.attempt.told.includes('is in their account')) {
        await onWithdrawal('referrals.complete')(worker);
      }
    },
    fail: onWithdrawal('referrals.cancel'),
  },
  'two-of-one-name': {
    solve: async (worker) => worker.act('users.ban', { id: (await namesakes(worker)).right?.id }),
    fail: async (worker) => worker.act('users.ban', { id: (await namesakes(worker)).wrong?.id }),
  },
  'answer-lost': {
    solve: async ({ act, told, look }) => {
      const id = told('order');
      await act('orders.complete', { id });
      const { status } = await look<{ status: string }>('orders.read', { id });
      if (status !== 'completed') await act('orders.complete', { id });
    },
    fail: async ({ act, told }) => {
      const id = told('order');
      for (let times = 0; times < 3; times += 1) await act('orders.complete', { id });
    },
  },
  'somebody-was-first': {
    solve: onMatch('matches.approve'),
    fail: inOrder(onMatch('matches.approve'), onMatch('matches.rematch')),
  },
  'partial-match': { solve: onMatch('matches.approve'), fail: onMatch('matches.cancel') },
  'out-of-sight': {
    solve: ({ act, told }) => act('orders.setHidden', { id: told('order'), hidden: true }),
    fail: ({ act, told }) => act('orders.expire', { id: told('order') }),
  },
  'rematch-the-right-one': {
    solve: (worker) => rematch(worker, true),
    fail: (worker) => rematch(worker, false),
  },
  'recipient-of-one-name': {
    solve: transferTo(handleIn),
    fail: transferTo((told) => handleIn(told).replace('.', '-')),
  },
  'session-ends': {
    solve: async (worker) => {
      const { id } = await orderOf(worker);
      await worker.act('orders.markAsMatcherPaid', { id });
    },
    fail: async (worker) => {
      const { id } = await orderOf(worker);
      await worker.act('orders.markAsMatcherPaid', { id });
      await worker.act('orders.markAsMatcherPaid', { id });
    },
  },
  'statement-for-the-matcher': {
    solve: onMatch('matches.approve'),
    fail: onMatch('matches.cancel'),
  },
  'statement-of-another-payment': {
    solve: onMatch('matches.cancel'),
    fail: onMatch('matches.approve'),
  },
  'document-expired': { solve: decline('ID Expired'), fail: approveDocument },
  'picture-replaced': {
    solve: async (worker) => {
      const before = await documentOf(worker);
      await fetch(before.doc_image_url);
      while ((await documentOf(worker)).doc_image_url === before.doc_image_url);
      await decline('Somebody else’s document')(worker);
    },
    fail: approveDocument,
  },
  'document-of-another': {
    solve: decline('ID Name does not match account name'),
    fail: approveDocument,
  },
  'quote-left-its-limit': {
    solve: async (worker) => worker.act('exchangeRateLimits.update', (await limits(worker)).right),
    fail: async (worker) => worker.act('exchangeRateLimits.update', (await limits(worker)).wrong),
  },
  'save-all': {
    solve: async (worker) => worker.act('hybridOrderOptions.updateAll', await optionChange(worker)),
    fail: async (worker) => {
      const { filters, exchange_rate } = await optionChange(worker);
      const { third_party_company_id: _left, ...fewer } = filters;
      await worker.act('hybridOrderOptions.updateAll', { exchange_rate, filters: fewer });
    },
  },
  'maintenance-at-the-right-moment': {
    solve: inOrder(publishRibbon, maintenance(true), maintenance(false)),
    fail: inOrder(maintenance(true), publishRibbon, maintenance(false)),
  },
};

async function rematch({ attempt, act, told, look }: Worker, isRight: boolean) {
  const all = await look<{ id: number; user: { full_name: string } }[]>('orders.matches', {
    id: told('order'),
    page: 1,
    pageSize: 20,
  });
  const match = all.find(
    ({ user }) => attempt.told.startsWith(`${user.full_name} called`) === isRight,
  );
  await act('matches.rematch', { id: match?.id });
}

describe.each(KINDS)('exercises on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    token = await tokenOf(sandbox.url, 'admin');
  });

  const practice = async <T = Attempt>(method: string, path = '', body?: Fields) => {
    const url = `${sandbox.url}/sandbox/practice${path}`;
    const answer = await send(url, { method, ...(body && { body }) });
    return answer.body['data'] as T;
  };
  const begin = (exercise: string, seed = 1) => practice('POST', '/attempt', { exercise, seed });
  const current = async () => (await practice<{ attempt: Attempt | null }>('GET')).attempt;

  async function call(name: EndpointName, input: Fields) {
    const endpoint: Endpoint = endpoints[name];
    const { path, query, body } = place(endpoint, input);
    const { filters = {}, ...fields } = query;
    const filtered = Object.entries(filters as Fields).map(
      ([field, value]) => [`filters[${field}]`, value] as const,
    );
    const asked = new URLSearchParams();
    for (const [field, value] of [...Object.entries(fields), ...filtered]) {
      if (value !== undefined) asked.set(field, String(value));
    }
    const url = `${sandbox.url}/${path}?${asked}`;
    const answer = await send(url, { method: endpoint.method, token, ...(body && { body }) });
    if (answer.status !== 401) return answer;
    token = await tokenOf(sandbox.url, 'admin');
    return await send(url, { method: endpoint.method, token, ...(body && { body }) });
  }

  const worker = (attempt: Attempt): Worker => ({
    attempt,
    act: async (name, input) => (await call(name, input)).status,
    look: async <T>(name: EndpointName, input: Fields = {}) => {
      const { body } = await call(name, input);
      return (body['data'] ?? body['models']) as T;
    },
    told: (word) => new RegExp(`${word} (\\d+)`, 'u').exec(attempt.told)?.[1] ?? '',
  });

  it('a limit that is opened too far is not put right', async () => {
    const at = worker(await begin('quote-left-its-limit', 1));
    await at.act('exchangeRateLimits.update', (await limits(at)).tooWide);
    const { result, debriefing } = await practice('POST', '/attempt/finish');
    expect(result).not.toBe('done');
    expect(debriefing?.expected.map(({ holds }) => holds)).toEqual([true, false]);
  });

  describe.each(IDS)('%s', (id) => {
    it.each([1, 2, 3])('is done when it is solved, with seed %i', async (seed) => {
      await WAYS[id].solve(worker(await begin(id, seed)));
      const { result, debriefing } = await practice('POST', '/attempt/finish');
      const wrong = debriefing?.expected.filter(({ holds }) => !holds);
      expect({ wrong, result }).toEqual({ wrong: [], result: 'done' });
      expect(debriefing?.forbidden.filter(({ holds }) => holds)).toEqual([]);
    });

    it('fails at once when something forbidden happens, and says what', async () => {
      await WAYS[id].fail(worker(await begin(id, 4)));
      const over = await current();
      expect(over?.result).toBe('failed');
      expect(over?.debriefing?.forbidden.filter(({ holds }) => holds)).toHaveLength(1);
      expect(over?.debriefing?.did.length).toBeGreaterThan(0);
    });

    it('has other people and figures with another seed', async () => {
      const tasks = [await begin(id, 5), await begin(id, 6), await begin(id, 7)];
      expect(new Set(tasks.map(({ told }) => told)).size).toBe(3);
    });

    it('has hints that lead to the answer', async () => {
      const { hintsLeft, hints } = await begin(id);
      expect(hints).toEqual([]);
      expect(hintsLeft).toBeGreaterThan(1);
    });
  });
});
