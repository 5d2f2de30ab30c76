/** Reading validation events: their order, answers and errors (1O22, 1D23). */
import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import { known } from '#contract/wire/unreadable.ts';
import { findingName } from '../../orders/validation.ts';

type Data = Readonly<Record<string, unknown>>;

/** The data of an event, which is free. */
const dataOf = ({ event_data: data }: ValidationEvent): Data =>
  typeof data === 'object' && data !== null ? (data as Data) : {};

/** The words of an error, as it came where it has none in a known place. */
const errorWords = (error: NonNullable<unknown>): string => {
  if (typeof error === 'string') return error;
  const { message } = error as Data;
  return typeof message === 'string' ? message : JSON.stringify(error);
};

/** The errors in the data of an event. */
const errorsOf = (event: ValidationEvent): readonly NonNullable<unknown>[] =>
  [dataOf(event)['errors']].flat().filter((error): error is NonNullable<unknown> => Boolean(error));

/** The errors in the data of an event, in their own words; null without any. */
export function errorText(event: ValidationEvent): string | null {
  const errors = errorsOf(event);
  const [first] = errors;
  if (first === undefined) return null;
  const more = errors.length - 1;
  const text = errorWords(first);
  return more === 0 ? text : `${text} (and ${more} more)`;
}

/** The name of an event in quotation marks: '‘Beneficiary confirmation’'. */
export const quotedName = (event: ValidationEvent): string => `‘${findingName(event)}’`;

/** Whether the name or the source of an event names this party: no field tells who says so (1O22). */
export const isOf = (event: ValidationEvent, party: 'beneficiary' | 'matcher'): boolean =>
  [event.event, dataOf(event)['source']].some(
    (text) => typeof text === 'string' && text.includes(party),
  );

const timeOf = ({ created_at: at }: ValidationEvent) => Date.parse(known(at) ?? '');

/** The events by their dates; in the order in which they came where one has none. */
export const inOrder = (events: readonly ValidationEvent[]): readonly ValidationEvent[] =>
  events.some((event) => Number.isNaN(timeOf(event)))
    ? events
    : events.toSorted((a, b) => timeOf(a) - timeOf(b));

/** The last of the events that answers a question. */
export function lastAnswer(
  events: readonly ValidationEvent[],
  question: 'matcher_paid' | 'payment_received',
): ValidationEvent | undefined {
  return events.findLast((event) => event[question] !== null);
}
