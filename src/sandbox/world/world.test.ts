import Big from 'big.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES, ORDER_TYPES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import {
  banks,
  companies,
  matches,
  methods,
  orders,
  people,
  recipients,
  validationEvents,
} from '../database/schema.ts';
import { collectWorld, type SeededRow, SMALL_WORLD } from '../testing/small-world.ts';
import { anchorAt, worldTimes } from './options.ts';
import { PER_EURO, tradedCurrency, type WorldCurrency } from './orders/currencies.ts';

type Order = SeededRow<typeof orders>;
type Match = SeededRow<typeof matches>;

const byId = <Row extends { id?: number | undefined }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

const perEuro = (code: string) => PER_EURO[code as WorldCurrency];

/** Orders that break a rule, by id: a failing test then tells where to look. */
const breaking = (rows: readonly Order[], holds: (order: Order) => boolean) =>
  rows.filter((order) => !holds(order)).map(({ id }) => id);

const inOrder = (...moments: (Date | null | undefined)[]) => {
  const known = moments.filter((moment) => moment instanceof Date).map(Number);
  return known.every((moment, index) => index === 0 || moment >= (known[index - 1] ?? 0));
};

describe('the world', () => {
  let world: Awaited<ReturnType<typeof collectWorld>>;
  let all: Order[];
  let matchOf: (order: Order) => Match | undefined;

  beforeAll(async () => {
    world = await collectWorld(SMALL_WORLD);
    all = world.rows(orders);
    const found = byId(world.rows(matches));
    matchOf = (order) => found.get(order.match_id ?? -1);
  });

  it('has as many orders as asked for, each with another id', () => {
    expect(all).toHaveLength(SMALL_WORLD.orders);
    expect(new Set(all.map(({ id }) => id)).size).toBe(SMALL_WORLD.orders);
  });

  it('is the same for the same seed, and another for another', async () => {
    const again = await collectWorld(SMALL_WORLD);
    const other = await collectWorld({ ...SMALL_WORLD, seed: 8 });
    for (const table of [people, methods, recipients, orders, matches, validationEvents]) {
      expect(again.rows(table)).toEqual(world.rows(table));
      expect(other.rows(table)).not.toEqual(world.rows(table));
    }
  });

  it('moves as a whole with its anchor', async () => {
    const day = 86_400_000;
    const anchor = new Date(SMALL_WORLD.anchor.getTime() + day);
    const later = await collectWorld({ ...SMALL_WORLD, anchor });
    expect(later.rows(orders).map(({ created_at }) => created_at.getTime() - day)).toEqual(
      all.map(({ created_at }) => created_at.getTime()),
    );
    expect(later.rows(orders).map(({ poster_amount }) => poster_amount)).toEqual(
      all.map(({ poster_amount }) => poster_amount),
    );
  });

  it('shows every type, status and refund status', {
    tags: ['1O01', '1O02', '1O03', '1O06'],
  }, () => {
    const values = (field: keyof Order) => new Set(all.map((order) => order[field]));
    expect([...values('type')].sort()).toEqual([...ORDER_TYPES].sort());
    expect([...values('status')].sort()).toEqual([...ORDER_STATUSES].sort());
    expect([...values('refund_status')].sort()).toEqual([...REFUND_STATUSES, null].sort());
    expect([...values('payment_type')].sort()).toEqual(['admin', 'mono', 'stripe', null].sort());
    expect([...values('company_id')].sort()).toEqual([1, 2, 3, null].sort());
  });

  it('shows hidden, removed and staff orders, every combination of references, drafts and memos', () => {
    expect(all.some(({ hidden }) => hidden)).toBe(true);
    expect(all.some(({ is_removed }) => is_removed)).toBe(true);
    expect(all.some(({ is_admin }) => is_admin)).toBe(true);
    expect(all.some(({ posted_at }) => posted_at === null)).toBe(true);
    const references = all.map(
      (order) => `${order.flw_ref !== null} ${order.poster_manual_payment_ref !== null}`,
    );
    expect(new Set(references).size).toBe(4);
    const memos = all.map(({ admin_memo }) => admin_memo ?? '');
    expect(memos.some((memo) => memo.includes('<script>'))).toBe(true);
    expect(memos.some((memo) => memo.startsWith('=cmd|'))).toBe(true);
    expect(memos.some((memo) => memo.includes('\n'))).toBe(true);
  });

  it('agrees in its money: poster amount is matcher amount times rate', () => {
    expect(
      breaking(all, (order) => {
        const exact = new Big(order.matcher_amount).times(order.exchange_rate);
        return exact.minus(order.poster_amount).abs().lte('0.005');
      }),
    ).toEqual([]);
  });

  it('keeps matcher amounts on the steps of their currency', () => {
    expect(
      breaking(all, ({ matcher_amount, matcher_currency }) => {
        const { min_amount, max_amount, steps } = tradedCurrency(matcher_currency as WorldCurrency);
        const amount = Number(matcher_amount);
        return amount >= min_amount && amount <= max_amount && (amount - min_amount) % steps === 0;
      }),
    ).toEqual([]);
  });

  it('keeps rates near the table', () => {
    expect(
      breaking(all, (order) => {
        const table = perEuro(order.poster_currency) / perEuro(order.matcher_currency);
        return Math.abs(Number(order.exchange_rate) / table - 1) < 0.2;
      }),
    ).toEqual([]);
  });

  it('charges the poster 5 percent, a flat 2000 of NGN', () => {
    expect(
      breaking(all, ({ poster_currency, poster_amount, poster_fee }) =>
        poster_currency === 'NGN'
          ? poster_fee === '2000.00'
          : new Big(poster_amount).times('0.05').minus(poster_fee).abs().lte('0.005'),
      ),
    ).toEqual([]);
  });

  it('lets everything happen in order and nothing after its end', () => {
    const { start, end } = worldTimes(SMALL_WORLD.anchor);
    expect(
      breaking(all, (order) =>
        inOrder(
          new Date(start),
          order.created_at,
          order.posted_at,
          order.published_at,
          order.matched_at,
          order.confirmed_at,
          order.matcher_payment_completed_at,
          order.completed_at,
          order.cancelled_at,
          order.removed_at,
          order.refunded_at,
          new Date(end),
        ),
      ),
    ).toEqual([]);
  });

  it.each(['10:00:00', '10:04:59', '10:05:00', '10:59:59'])(
    'is past when it is made at %s',
    (time) => {
      const now = Date.parse(`2026-03-01T${time}Z`);
      const { end } = worldTimes(anchorAt(now));
      expect(end).toBeLessThanOrEqual(now);
      expect(end).toBeGreaterThan(now - 3_600_000);
    },
  );

  it('has orders on the day of its anchor, at any hour', () => {
    const { anchor } = SMALL_WORLD;
    expect(all.filter(({ created_at }) => created_at >= anchor).length).toBeGreaterThan(5);
  });

  it('gives every order the dates of its status', () => {
    const dated: Record<string, (keyof Order)[]> = {
      published: ['published_at'],
      matched: ['published_at', 'matched_at'],
      matcher_paid: ['matched_at', 'confirmed_at'],
      payment_received: ['matched_at', 'matcher_payment_completed_at'],
      completed: ['matcher_payment_completed_at', 'completed_at'],
      removed: ['published_at', 'removed_at'],
      cancelled: ['cancelled_at'],
      unable_to_capture: ['matcher_payment_completed_at'],
      unable_to_payout: ['matcher_payment_completed_at'],
      unable_to_transfer: ['matcher_payment_completed_at'],
      dispute_resolution_needed: ['matched_at', 'confirmed_at'],
    };
    expect(
      breaking(all, (order) => (dated[order.status] ?? []).every((field) => order[field] !== null)),
    ).toEqual([]);
    expect(
      breaking(all, (order) => (order.completed_at !== null) === (order.status === 'completed')),
    ).toEqual([]);
    expect(breaking(all, (order) => order.is_removed === (order.removed_at !== null))).toEqual([]);
  });

  it('agrees in its refunds', () => {
    expect(
      breaking(
        all,
        (order) => (order.refunded_at !== null) === (order.refund_status === 'completed'),
      ),
    ).toEqual([]);
    expect(
      breaking(
        all,
        (order) =>
          order.can_be_marked_as_refunded ===
          ['pending', 'failed'].includes(order.refund_status ?? ''),
      ),
    ).toEqual([]);
    expect(
      breaking(
        all,
        (order) =>
          order.refund_status === null || order.removed_at !== null || order.cancelled_at !== null,
      ),
    ).toEqual([]);
  });

  it('joins an order to the latest match that was taken on', () => {
    const latest = new Map<number, number | undefined>();
    for (const match of world.rows(matches)) {
      if (match.accepted_at !== null) latest.set(match.order_id, match.id);
    }
    expect(
      breaking(all, (order) => (latest.get(order.id ?? 0) ?? null) === order.match_id),
    ).toEqual([]);
    expect(
      breaking(all, (order) => {
        const match = matchOf(order);
        const current = match?.cancelled_at === null ? match : undefined;
        return (
          (order.matched_at ?? null) === (current?.accepted_at ?? null) &&
          (order.completed_at ?? null) === (current?.completed_at ?? null)
        );
      }),
    ).toEqual([]);
  });

  it('has matches still asking, cancelled ones and several of one order', () => {
    const rows = world.rows(matches);
    expect(rows.some(({ accepted_at }) => accepted_at === null)).toBe(true);
    expect(rows.some(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBeLessThan(rows.length);
  });

  it('matches less than the order only where partial matching is allowed', () => {
    const matched = all.filter((order) => matchOf(order) !== undefined);
    const partly = matched.filter(
      (order) => Number(matchOf(order)?.poster_amount) < Number(order.poster_amount),
    );
    expect(partly.length).toBeGreaterThan(5);
    expect(breaking(partly, (order) => order.is_partial_match_allowed)).toEqual([]);
    expect(
      breaking(matched, (order) => {
        const match = matchOf(order);
        const paid = match?.pb_amount ?? match?.matcher_amount ?? '0';
        const exact = new Big(paid).times(order.exchange_rate);
        return exact
          .minus(match?.poster_amount ?? '0')
          .abs()
          .lte('0.005');
      }),
    ).toEqual([]);
  });

  it('pays hybrid orders in another currency than the USD that is received', () => {
    const hybrid = all.filter(({ type }) => type === 'hybrid');
    expect(
      breaking(
        hybrid,
        (order) =>
          order.poster_country === 'NG' &&
          order.matcher_currency === 'USD' &&
          order.company_id !== null &&
          matchOf(order)?.matcher_currency !== 'USD',
      ),
    ).toEqual([]);
    const peers = all.filter((order) => order.type === 'p2p' && matchOf(order) !== undefined);
    expect(
      breaking(peers, (order) => matchOf(order)?.matcher_currency === order.matcher_currency),
    ).toEqual([]);
  });

  it('refers only to people, banks, methods and companies there are', () => {
    const known = (table: Parameters<typeof world.rows>[0]) =>
      new Set(world.rows(table).map((row) => (row as { id: number }).id));
    const persons = known(people);
    const ways = known(methods);
    expect(
      breaking(
        all,
        (order) =>
          persons.has(order.poster_id) &&
          persons.has(order.beneficiary_id ?? 0) &&
          order.poster_id !== order.beneficiary_id &&
          ways.has(order.poster_method_id ?? 0),
      ),
    ).toEqual([]);
    const companyIds = known(companies);
    expect(breaking(all, ({ company_id: id }) => !id || companyIds.has(id))).toEqual([]);
    const bankIds = known(banks);
    expect(world.rows(methods).every(({ bank_id: id }) => bankIds.has(id ?? 0))).toBe(true);
    const orderIds = known(orders);
    expect(world.rows(matches).every((match) => orderIds.has(match.order_id))).toBe(true);
    const matchIds = known(matches);
    expect(world.rows(validationEvents).every((event) => matchIds.has(event.match_id))).toBe(true);
  });

  it('lets the same people post, receive and match', () => {
    const posters = new Set(all.map(({ poster_id }) => poster_id));
    const beneficiaries = new Set(all.map(({ beneficiary_id }) => beneficiary_id));
    const matchers = new Set(world.rows(matches).map(({ user_id }) => user_id));
    expect(posters.size).toBeLessThan(all.length / 3);
    const everything = [...posters].filter((id) => beneficiaries.has(id) && matchers.has(id));
    expect(everything.length).toBeGreaterThan(3);
  });

  it('has names of many scripts, with markup, apostrophes and great length, and gaps', () => {
    const rows = world.rows(people);
    const names = rows.map(({ full_name }) => full_name);
    for (const pattern of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /ọ́|ẹ́|ọ̀/u, /<.*>/u, /['’]/u]) {
      expect(names.some((name) => pattern.test(name))).toBe(true);
    }
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(60);
    expect(rows.some(({ phone }) => phone === null)).toBe(true);
    expect(rows.some(({ city }) => city === null)).toBe(true);
  });
});
