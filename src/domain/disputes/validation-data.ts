/**
 * What a source has answered about a side. Validation data has no specified form (2D23): which of its fields are
 * payments, dates, amounts and names is inferred from how they are called.
 */
import Big from 'big.js';
import { asRecord } from '#contract/wire/json.ts';
import { isUnreadable, type Shown, unreadable } from '#contract/wire/unreadable.ts';
import { type Decimal, sameAmount } from '../money/money.ts';
import type { Figure } from '../orders/figures.ts';

export interface FlatField {
  /** Names joined by dots, places of a list in brackets: 'account.codes[0]'. */
  readonly field: string;
  /** As it came; null where the field has no value. */
  readonly value: string | null;
}

const NAMELESS = 'Value';

const textOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/** The parts of a value, each with its path; none of a value without parts, as an empty list. */
function partsOf(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((part, at) => [`${path}[${at}]`, part]);
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(asRecord(value) ?? {}).map(([name, part]) => [`${prefix}${name}`, part]);
}

/** Every value of some data with its path, in the order in which they came. */
function flatFields(data: unknown, path: string): readonly FlatField[] {
  const parts = partsOf(data, path);
  if (parts.length === 0) return [{ field: path || NAMELESS, value: textOf(data) }];
  return parts.flatMap(([name, part]) => flatFields(part, name));
}

/** A payment as a source names it. */
export interface SentPayment {
  /** The instant of it, or its day, as it came; null where none was sent. */
  readonly date: string | null;
  readonly amount: Shown<Decimal>;
  readonly currency: string | null;
  /** Who paid or was paid. */
  readonly who: string | null;
  /** Every other value of it; none of a date, an amount, a currency or a name that is empty. */
  readonly others: readonly FlatField[];
}

/** What a source says of payments. */
export interface SentPayments {
  readonly payments: readonly SentPayment[];
  /** Every value beside them. */
  readonly others: readonly FlatField[];
}

type Data = Readonly<Record<string, unknown>>;

const LISTS = ['transactions', 'payments'];

/** What the fields of a payment are called, the likeliest first. */
const CALLED = {
  date: ['date', 'created_at', 'timestamp', 'time'],
  amount: ['amount'],
  currency: ['currency', 'currency_code'],
  who: ['name', 'full_name', 'counterparty', 'payer', 'payee', 'sender', 'recipient'],
} as const satisfies Readonly<Record<keyof Omit<SentPayment, 'others'>, readonly string[]>>;

const NAMES = Object.values(CALLED).flat();

const isText = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

const without = (data: Data, names: readonly (string | undefined)[]): readonly FlatField[] =>
  Object.entries(data)
    .filter(([name]) => !names.includes(name))
    .flatMap(([name, value]) => flatFields(value, name));

function amountOf(sent: string | null): SentPayment['amount'] {
  if (sent === null) return null;
  try {
    return new Big(sent).toFixed();
  } catch {
    return unreadable(sent);
  }
}

function paymentOf(data: Data): SentPayment {
  const named = (names: readonly string[]) => names.find((name) => isText(data[name]));
  const field = {
    date: named(CALLED.date),
    amount: named(CALLED.amount),
    currency: named(CALLED.currency),
    who: named(CALLED.who),
  };
  const sent = (name: string | undefined) => (name === undefined ? null : String(data[name]));
  return {
    date: sent(field.date),
    amount: amountOf(sent(field.amount)),
    currency: sent(field.currency),
    who: sent(field.who),
    others: without(data, [...Object.values(field), ...NAMES.filter((name) => !data[name])]),
  };
}

/** The payments in the data of a source; null where it has no list of them. */
export function paymentsIn(data: unknown): SentPayments | null {
  const record = asRecord(data) ?? {};
  const name = LISTS.find((each) => Array.isArray(record[each]));
  const list = name && record[name];
  if (!Array.isArray(list)) return null;
  const entries = list.map(asRecord);
  // A list of anything else is none of payments: nothing of it may be left out.
  if (!entries.every((entry) => entry !== undefined)) return null;
  return { payments: entries.map(paymentOf), others: without(record, [name]) };
}

/** The instant of a payment; null where none was sent, or only a day. */
export const instantOf = ({ date }: SentPayment): string | null =>
  date?.includes(':') && !Number.isNaN(Date.parse(date)) ? date : null;

/**
 * Whether a payment is of that figure: 'same'; 'same-number' where one of them has no currency to compare; null for
 * another number, another currency, and an amount that cannot be read.
 */
export function amountMatch(
  { amount, currency }: Pick<SentPayment, 'amount' | 'currency'>,
  figure: Figure,
): 'same' | 'same-number' | null {
  if (amount === null || isUnreadable(amount)) return null;
  if (figure.amount === null || isUnreadable(figure.amount)) return null;
  if (!sameAmount(amount, figure.amount)) return null;
  if (currency === null || figure.currency === null) return 'same-number';
  return currency === figure.currency ? 'same' : null;
}
