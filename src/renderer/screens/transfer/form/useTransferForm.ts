import { useMemo, useState } from 'react';
import { isReadable } from '#contract/wire/unreadable.ts';
import { offerFee, offerTotal } from '#domain/transfer/amounts.ts';
import { sliderRange, suggestedRate } from '#domain/transfer/calculator.ts';
import {
  DOMICILIARY,
  KNOWN_DESTINATIONS,
  listedDestinations,
  sendDestinations,
} from '#domain/transfer/destinations.ts';
import type { Sender } from '#domain/transfer/offer.ts';
import { type Pair, withDestination, withSending } from '#domain/transfer/pair.ts';
import { withinLimits } from '#domain/transfer/rates.ts';
import { apiReachable, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useDesk, usePerson } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import {
  amountText,
  blockedReason,
  bothAmounts,
  type FieldName,
  type FormEntries,
  type FormKind,
  type Offered,
  type Problems,
  pairOf,
  problemsOf,
  rateInput,
  readEntries,
  type Terms,
  termsOf,
} from './form.ts';
import { useRates } from './useRates.ts';

/** Who posts, and whether that is being read for the first time: later the form stays. */
function useSender() {
  const person = useEndpoint('senders.read', { id: usePerson() }, { staleTime: 60_000 });
  const { data } = person;
  const sender: Sender | null = data ? { ...data, country: data.country_abbreviation } : null;
  return {
    sender,
    loading: !person.isFetched,
    error: sender ? null : person.error,
    reload: () => void person.refetch(),
  };
}

function useOffered(kind: FormKind, senderCountry: string | null) {
  const countries = useEndpoint('countries.list', {}, { staleTime: 300_000 });
  const { data } = countries;
  const listed = useMemo(() => {
    const places = data ? listedDestinations(data.filter(isReadable)) : KNOWN_DESTINATIONS;
    return senderCountry === 'NG' ? [...places, DOMICILIARY] : places;
  }, [data, senderCountry]);
  const offered: Offered = kind === 'send' ? sendDestinations : () => listed;
  const isListed = kind === 'create';
  return {
    offered,
    loading: isListed && !countries.isFetched,
    error: isListed ? countries.error : null,
    reload: () => void countries.refetch(),
  };
}

/** What a sender pays and a recipient gets, with 2 decimals; null while a number is missing. */
function sumsOf(terms: Terms, amount: string, rate: string) {
  const amounts = bothAmounts(terms, amount, rate);
  const { sending } = terms.exchange;
  return (
    amounts && {
      ...amounts,
      fee: offerFee(amounts.sending, sending),
      total: offerTotal(amounts.sending, sending),
    }
  );
}

/** The errors shown before the first attempt to continue: numbers as they are typed. */
function typedWrongly(problems: Problems, { amount, rate }: FormEntries) {
  return {
    ...(rate !== null && { rate: problems.get('rate') }),
    ...(amount && { amount: problems.get('amount') }),
  };
}

/** What the fields say; undefined where nothing is wrong. */
type Shown = { readonly [Name in FieldName]?: string | undefined };

/** The form of that kind; entries survive navigation and the end of a session. */
export function useTransferForm(kind: FormKind) {
  const draft = `transfer.${kind}` as const;
  const [entries, setEntries, forget] = useDraft(draft, readEntries);
  const { drafts } = useDesk();
  const person = useSender();
  const { sender } = person;
  const country = sender?.country ?? null;
  const places = useOffered(kind, country);
  const { offered } = places;
  const pair = pairOf(entries, sender, offered);
  const terms = termsOf(kind, pair, country);
  const offline = !useStore(apiReachable);
  const rates = useRates(terms);
  const { direction, limits } = rates;
  const suggestion = suggestedRate(direction, limits, kind === 'create' ? 'table' : 'middle');
  const first = suggestion === null ? '' : rateInput(withinLimits(suggestion, limits));
  const rate = entries.rate ?? first;
  const amount = amountText(kind, entries, terms);
  const sums = sumsOf(terms, amount, rate);
  const judged = { entries, terms, senderCountry: country, amount, rate, rates };
  const problems = problemsOf(kind, judged);
  const [tried, setTried] = useState(false);
  // What is kept, not what was drawn: of two changes in the same instant both count.
  const change = (more: Partial<FormEntries>) =>
    setEntries({ ...readEntries(drafts.get(draft)), ...more });

  /** Another pair: amounts and rate start again, and a partial match that is not offered ends. */
  const choosePair = ({ sending, destination }: Pair) => {
    const { offersPartial } = termsOf(kind, { sending, destination }, country);
    change({
      sending,
      destination: destination.key,
      amount: null,
      rate: null,
      method: sending === pair.sending ? entries.method : null,
      partial: entries.partial && offersPartial,
    });
  };
  /** The errors under the fields: of those not typed in only once the form was asked to go on. */
  const shown: Shown = tried ? Object.fromEntries(problems) : typedWrongly(problems, entries);
  return {
    kind,
    entries,
    /** Null until the sender is loaded. */
    sender,
    terms,
    destinations: offered(pair.sending),
    rates,
    rate,
    suggestion,
    slider: sliderRange(limits, suggestion, direction),
    amount,
    /** Every refusal, field by field, the first error first. */
    problems,
    /** Whether the form was asked to go on since it was last empty. */
    tried,
    shown,
    sums,
    partial: entries.partial && terms.offersPartial,
    // Calls that failed are not waited for.
    loading: !offline && (person.loading || places.loading),
    /** Why the form does not go on yet; null when it may. */
    held: blockedReason(offline, sender),
    /** Why it is not known who posts, while the network can be reached. */
    senderError: offline ? null : person.error,
    reloadSender: person.reload,
    /** Why the countries are the catalogue's and not the network's; null where they are not. */
    countriesError: places.error,
    reloadCountries: places.reload,
    change,
    /** From now on every refusal is shown. */
    ask: () => setTried(true),
    chooseSending: (code: string) => choosePair(withSending(code, pair.destination, offered(code))),
    chooseDestination: (key: string) => {
      const chosen = offered(pair.sending).find((each) => each.key === key);
      if (chosen) choosePair(withDestination(pair.sending, chosen));
    },
    forget: () => {
      forget();
      setTried(false);
    },
  };
}

/** One of the forms: what it holds, what follows, and how it is changed. */
export type TransferForm = ReturnType<typeof useTransferForm>;

export interface FormProps {
  readonly form: TransferForm;
}

export interface LabelledFormProps extends FormProps {
  readonly label: string;
}
