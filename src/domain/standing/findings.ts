/** What the network found out about a match's payments, as the last word on it (1O22, 1D23). */
import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import {
  beneficiaryBy,
  errorsOf,
  errorText,
  errorWords,
  inOrder,
  lastAnswer,
  quotedName,
} from './events.ts';
import type { Word } from './standing.ts';

/** What an order itself says of the two payments' questions. */
export interface Recorded {
  readonly isPaid: boolean;
  readonly isReceived: boolean;
}

type Said = Pick<Word, 'text' | 'kind' | 'inferred'>;

/** What an event says of the receipt. Its data does not tell who says so (1O22): it is inferred, or the event named. */
function receipt(event: ValidationEvent, isReceived: boolean, isPaid: boolean): Said {
  const from = beneficiaryBy(event);
  const who = from === null ? quotedName(event) : 'Beneficiary';
  const kind = isPaid && !isReceived ? 'contradicts' : 'explains';
  const inferred =
    from === null
      ? null
      : `Who says so is inferred from the ${from} of the event ${quotedName(event)}.`;
  return { text: `${who} says ${isReceived ? 'received' : 'not received'}`, kind, inferred };
}

/** What an event says. */
function said(event: ValidationEvent, { isPaid, isReceived }: Recorded): Said {
  const who = quotedName(event);
  const { payment_received: received, matcher_paid: paid } = event;
  if (received !== null) return receipt(event, received, isPaid);
  if (paid === false) {
    const isOtherwise = isPaid || isReceived;
    return { text: `${who} says not paid`, kind: isOtherwise ? 'contradicts' : 'explains' };
  }
  if (paid === true) return { text: `${who} says paid`, kind: 'explains' };
  const [error] = errorsOf(event);
  if (error === undefined) {
    return { text: `Last event: ${who}, without an answer`, kind: 'as it came' };
  }
  return { text: `Error in ${who}`, kind: errorWords(error) === null ? 'as it came' : 'explains' };
}

/** The event that decides: a denial that nothing took back, else the last that says anything. */
function decisive(events: readonly ValidationEvent[]): ValidationEvent | undefined {
  const received = lastAnswer(events, 'payment_received');
  if (received?.payment_received === false) return received;
  const paid = lastAnswer(events, 'matcher_paid');
  if (paid?.matcher_paid === false && received === undefined) return paid;
  const telling = events.findLast(
    (event) =>
      event.payment_received !== null || event.matcher_paid !== null || errorText(event) !== null,
  );
  return telling ?? events.at(-1);
}

/** The last word of a match's events, beside what the order says; null without events. */
export function lastFinding(read: readonly ValidationEvent[], recorded: Recorded): Word | null {
  const events = inOrder(read);
  const event = decisive(events);
  if (event === undefined) return null;
  const isPaid = recorded.isPaid || lastAnswer(events, 'matcher_paid')?.matcher_paid === true;
  return {
    ...said(event, { ...recorded, isPaid }),
    at: event.created_at,
    detail: errorText(event),
  };
}
