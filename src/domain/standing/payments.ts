/** What the validation events of a match say of its payment, a sentence for each who says something (1O22, 1D23). */
import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import { known } from '#contract/wire/unreadable.ts';
import { findingName } from '../orders/validation.ts';
import { type Evidence, sentence } from './evidence.ts';

/** Evidence of a payment. */
export interface PaymentEvidence extends Evidence {
  /** Whether it speaks for the payment; null where it does not say. */
  readonly isPaid: boolean | null;
}

type Events = readonly ValidationEvent[];
type Question = 'matcher_paid' | 'payment_received';
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
function errorText(event: ValidationEvent): string | null {
  const errors = errorsOf(event);
  const [first] = errors;
  if (first === undefined) return null;
  const more = errors.length - 1;
  const text = errorWords(first);
  return more === 0 ? text : `${text} (and ${more} more)`;
}

/** The name of an event in quotation marks: '‘Beneficiary confirmation’'. */
const quotedName = (event: ValidationEvent): string => `‘${findingName(event)}’`;

/** Whether the name or the source of an event names this party: no field tells who says so (1O22). */
const isOf = (event: ValidationEvent, party: 'beneficiary' | 'matcher'): boolean =>
  [event.event, dataOf(event)['source']].some(
    (text) => typeof text === 'string' && text.includes(party),
  );

const timeOf = ({ created_at: at }: ValidationEvent) => Date.parse(known(at) ?? '');

/** The events by their dates; in the order in which they came where one has none. */
const inOrder = (events: Events): Events =>
  events.some((event) => Number.isNaN(timeOf(event)))
    ? events
    : events.toSorted((a, b) => timeOf(a) - timeOf(b));

/** The last of the events that answers a question. */
function lastAnswer(events: Events, question: Question): ValidationEvent | undefined {
  return events.findLast((event) => event[question] !== null);
}

/** No field tells what an event is about, or who says so (1O22). */
const INFERRED =
  'Which event is of a statement or of the beneficiary is inferred from its name or source.';

const isStatement = ({ event }: ValidationEvent) => event?.includes('statement') ?? false;
const isOfBeneficiary = (event: ValidationEvent) => isOf(event, 'beneficiary');

const said = (
  text: string,
  event: ValidationEvent,
  isPaid: boolean | null,
  how: string | null = `Taken from the event ${quotedName(event)}. ${INFERRED}`,
): PaymentEvidence => ({
  ...sentence(text, { at: event.created_at, detail: errorText(event), how }),
  isPaid,
});

/** What an event says that the sentence itself names. */
const saidByName = (
  event: ValidationEvent,
  what: string,
  isPaid: boolean | null,
): PaymentEvidence => said(`${quotedName(event)} ${what}`, event, isPaid, null);

/** Whose statement an event is of: the beneficiary's shows what has arrived. */
function statementOf(event: ValidationEvent): readonly [whose: string, question: Question] {
  if (isOfBeneficiary(event)) return ["The beneficiary's statement", 'payment_received'];
  return [isOf(event, 'matcher') ? "The matcher's statement" : 'A statement', 'matcher_paid'];
}

function byStatement(events: Events, payment: string): readonly PaymentEvidence[] {
  const answerOf = (event: ValidationEvent) => event[statementOf(event)[1]];
  const all = events.filter(isStatement);
  const last = all.findLast((event) => answerOf(event) !== null) ?? all.at(-1);
  if (!last) return [];
  const [whose] = statementOf(last);
  const shows = answerOf(last);
  if (shows !== null) {
    return [said(`${whose} ${shows ? 'shows' : 'does not show'} ${payment}`, last, shows)];
  }
  return errorText(last) === null ? [] : [said(`${whose} could not be checked`, last, null)];
}

function byBeneficiary(events: Events): readonly PaymentEvidence[] {
  const event = lastAnswer(
    events.filter((each) => isOfBeneficiary(each) && !isStatement(each)),
    'payment_received',
  );
  if (!event) return [];
  return event.payment_received
    ? [said('The beneficiary confirms that the payment arrived', event, true)]
    : [said('The beneficiary says that the payment did not arrive', event, false)];
}

/** What events say that are of no statement and not of the beneficiary: the arrival, else the payment. */
function byOthers(events: Events): readonly PaymentEvidence[] {
  const others = events.filter((event) => !(isStatement(event) || isOfBeneficiary(event)));
  const arrival = lastAnswer(others, 'payment_received');
  const answer = arrival ?? lastAnswer(others, 'matcher_paid');
  if (!answer) return [];
  const isPaid = (arrival ? answer.payment_received : answer.matcher_paid) === true;
  const what = arrival
    ? `the payment ${isPaid ? 'arrived' : 'did not arrive'}`
    : `the matcher ${isPaid ? 'paid' : 'did not pay'}`;
  return [saidByName(answer, `says that ${what}`, isPaid)];
}

/** What a check ended with that answers nothing. */
function byErrors(events: Events): readonly PaymentEvidence[] {
  const event = events.findLast((each) => errorText(each) !== null);
  return event ? [saidByName(event, 'ended with an error', null)] : [];
}

/** Said by an event of the beneficiary that answers nothing of the arrival. */
function byAny(events: Events): readonly PaymentEvidence[] {
  const event = lastAnswer(events, 'matcher_paid');
  if (!event) return byErrors(events);
  const isPaid = event.matcher_paid === true;
  return [saidByName(event, `says that the matcher ${isPaid ? 'paid' : 'did not pay'}`, isPaid)];
}

/**
 * What the events of a match say of its payment: the last answer of each. Empty where none says anything.
 * @param payment 'the payment of 641.92 GBP'
 */
export function paymentEvidence(read: Events, payment: string): readonly PaymentEvidence[] {
  const events = inOrder(read);
  const found = [...byStatement(events, payment), ...byBeneficiary(events), ...byOthers(events)];
  return found.length > 0 ? found : byAny(events);
}

/** Whether one of these says that the beneficiary has, or has not, got it. */
export const hasAnswered = (events: Events): boolean => byBeneficiary(inOrder(events)).length > 0;

/** Whether the last of these that tells it says that the matcher has paid, whatever it says of the arrival. */
export const saysPaid = (events: Events): boolean =>
  lastAnswer(inOrder(events), 'matcher_paid')?.matcher_paid === true;
