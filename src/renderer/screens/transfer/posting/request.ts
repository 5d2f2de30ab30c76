/** What a form asks for: the request of its entries, and what has to be found out before it is asked about. */
import type { TransferRequest } from '#contract/orders/transfers.ts';
import { equalOrders } from '#domain/acts/areas/transfers.ts';
import { type Change, changesIn, textFacet } from '#domain/changes/changes.ts';
import { wireRate } from '#domain/transfer/calculator.ts';
import { DEFAULT_OFFER, recipientName } from '#domain/transfer/offer.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { readNumber } from '../form/form.ts';
import { lookUp } from '../form/handle.ts';
import type { TransferForm } from '../form/useTransferForm.ts';
import type { RecipientDetails } from '../recipient/details.ts';
import { type Confirmation, foundOf, type ShownRates, type Stage } from './stage.ts';

/** The request of a form; null while a number is missing. */
export function requestOf(form: TransferForm): TransferRequest | null {
  const { entries, terms, sums, partial } = form;
  const rate = readNumber(form.rate);
  if (!sums || rate === null) return null;
  return {
    type: terms.type,
    poster_currency: terms.exchange.sending,
    poster_payment_method_type: entries.method ?? DEFAULT_OFFER.poster_payment_method_type,
    matcher_currency: terms.exchange.receiving,
    matcher_country: terms.matcherCountry,
    poster_amount: sums.sending,
    matcher_amount: sums.receiving,
    exchange_rate: wireRate(terms.exchange, rate),
    memo: entries.memo.trim(),
    is_partial_match_allowed: partial,
    recipient: null,
    poster_recipient_username: terms.unified ? null : entries.handle.trim(),
  };
}

/** The rates of a form; null while they are not known. */
const ratesOf = ({
  rates: { loading, known, limits },
  suggestion,
}: TransferForm): ShownRates | null =>
  loading || !known ? null : { min: limits.min, max: limits.max, suggested: suggestion };

const ratesChanges = changesIn<ShownRates>([
  textFacet('Suggested rate', ({ suggested }) => suggested),
  textFacet('Lowest rate', ({ min }) => min),
  textFacet('Highest rate', ({ max }) => max),
]);

/** What has changed of the rates since the question was made, where both are known. */
export function newsOf(stage: Stage, form: TransferForm): readonly Change[] {
  if (stage.name === 'form') return [];
  const { rates, request } = stage.confirmation;
  const now = ratesOf(form);
  const { sending, receiving } = form.terms.exchange;
  const isSamePair = request.poster_currency === sending && request.matcher_currency === receiving;
  return rates && now && isSamePair ? ratesChanges(rates, now) : [];
}

/** The equal orders, or null where they cannot be loaded: that stops no transfer. */
async function equalOrdersIfKnown(request: TransferRequest): Promise<string[] | null> {
  try {
    return await equalOrders(callEndpoint, request);
  } catch (thrown) {
    if (problemOf(thrown).kind === 'session-ended') throw thrown;
    return null;
  }
}

/** The question about what the form holds now; null while something is missing. */
export async function confirmationOf(
  form: TransferForm,
  details: RecipientDetails,
): Promise<Confirmation | null> {
  const request = requestOf(form);
  if (!request) return null;
  const { terms, entries, rate } = form;
  const { unified: isUnified } = terms;
  const [equals, found] = await Promise.all([
    equalOrdersIfKnown(request),
    isUnified
      ? { recipient: recipientName(details), registered: true }
      : lookUp(entries.handle.trim()).then(foundOf),
  ]);
  return {
    request,
    email: isUnified ? details.email.trim() : entries.handle.trim(),
    countryName: terms.pair.destination.name,
    isUnified,
    rate,
    chosen: terms.exchange.chosen,
    rates: ratesOf(form),
    equals,
    ...found,
  };
}
