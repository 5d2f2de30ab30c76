/** What the orders and the matches of the world are made from. */
import type { OrderStatus } from '#contract/orders/orders.ts';
import type { WorldPerson } from '../people/people.ts';
import type { Population } from '../people/population.ts';
import type { Corridor } from './currencies.ts';

/** What a draft is made from. Times are milliseconds since the epoch. */
export interface OrderSetting {
  readonly seed: number;
  /** The order's number, from 0. */
  readonly index: number;
  readonly population: Population;
  readonly worldStart: number;
  readonly createdAt: number;
  /** Nothing happens after this. */
  readonly worldEnd: number;
  /** The status the order must have; left out, it is drawn. */
  readonly status?: OrderStatus;
}

/** What the poster and the matcher agreed on. Amounts in hundredths, rate in millionths. */
export interface Agreement {
  readonly type: 'p2p' | 'hybrid';
  readonly corridor: Corridor;
  readonly poster: WorldPerson;
  readonly beneficiary: WorldPerson;
  readonly rate: number;
  readonly matcherAmount: number;
  readonly posterAmount: number;
  readonly partial: boolean;
  /** 0 at the world's start, 1 at its end. */
  readonly youth: number;
}
