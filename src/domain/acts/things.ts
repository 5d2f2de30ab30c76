/** What the things of acts are now, in words, by reading them: the record keeps no names. */
import { type Figure, orderFigures } from '../orders/figures.ts';
import { optionName } from '../rates/hybrid-options.ts';
import { limitName } from '../rates/rate-limits.ts';
import { nameOrEmail } from '../text/person-names.ts';
import type { Kind, Read } from './act.ts';
import { DISPUTE } from './areas/disputes.ts';
import { LIMIT } from './areas/limits.ts';
import { OPTION } from './areas/options.ts';
import { ORDER } from './areas/orders.ts';
import { RIBBON } from './areas/ribbons.ts';
import { USER } from './areas/users.ts';
import { WITHDRAWAL } from './areas/withdrawals.ts';
import type { KindName } from './kinds.ts';

/** Calls that are made to describe one thing: what is not in the first pages of a list keeps its ID. */
const MOST_CALLS = 3;

/** Reads as often as that, and no more. @throws when more would be read */
function bounded(read: Read): Read {
  let calls = 0;
  return (endpoint, input) => {
    calls += 1;
    return calls > MOST_CALLS
      ? Promise.reject(new Error('Not searched further'))
      : read(endpoint, input);
  };
}

/** What a thing is. */
export interface Described {
  readonly name: string;
  /** What it is now; null where its fields do not say. */
  readonly now: string | null;
  /** What it is worth; left out where a kind has no amount. */
  readonly figure?: Figure;
}

/** 'Order 12, now Completed' */
export const describedText = ({ name, now }: Described): string =>
  now === null ? name : `${name}, now ${now}`;

/** Reads a thing by its ID, and says what it is; null where it was not found. @throws ProblemError */
type Describe = (read: Read, id: string) => Promise<Described | null>;

const describing =
  <T extends { readonly id: string }>(
    { read: readThing, state }: Pick<Kind<T>, 'read' | 'state'>,
    words: (thing: T) => string | null,
    figureOf?: (thing: T) => Figure,
  ): Describe =>
  async (read, id) => {
    const thing = await readThing(bounded(read), { id } as T);
    const name = thing && words(thing);
    if (!name) return null;
    return {
      name,
      now: state?.(thing) || null,
      ...(figureOf && { figure: figureOf(thing) }),
    };
  };

/** How each kind is described, without a person's name. Cards and documents are named by persons alone. */
const DESCRIBED: Readonly<Partial<Record<KindName, Describe>>> = {
  order: describing(
    ORDER,
    ({ id }) => `Order ${id}`,
    (order) => orderFigures(order).posterAmount,
  ),
  dispute: describing(DISPUTE, ({ id }) => `Dispute ${id}`),
  withdrawal: describing(
    WITHDRAWAL,
    ({ id }) => `Withdrawal ${id}`,
    ({ amount, currency_code: currency }) => ({ amount, currency }),
  ),
  'rate-limit': describing(LIMIT, limitName),
  option: describing(OPTION, optionName),
  ribbon: describing(RIBBON, ({ id }) => `Ribbon ${id}`),
};

const PERSON: Describe = describing({ read: USER.read }, nameOrEmail);

/** How a thing of this kind is described, by a person's name only `withPeople`; undefined where it is not. */
export const describerOf = (kind: string, withPeople: boolean): Describe | undefined => {
  if (kind === 'user') return withPeople ? PERSON : undefined;
  const table: Readonly<Record<string, Describe | undefined>> = DESCRIBED;
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
};
