import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TransferRequest } from '#contract/orders/transfers.ts';
import { equalOrders, TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import type { Equals } from '#domain/acts/equals.ts';
import { type Change, changesIn, textFacet } from '#domain/changes/changes.ts';
import { wireRate } from '#domain/transfer/calculator.ts';
import {
  DEFAULT_OFFER,
  recipientName,
  senderProblem,
  type UnifiedRecipient,
} from '#domain/transfer/offer.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { createQuestion, type Question as Posting } from '#renderer/ui/guard/asking.ts';
import { questionPorts } from '#renderer/ui/guard/useAct.ts';
import { readNumber } from '../form/form.ts';
import { lookUp } from '../form/handle.ts';
import { RATE_ALERT } from '../form/useRates.ts';
import type { TransferForm } from '../form/useTransferForm.ts';
import { type Details, useDetails } from '../recipient/details.ts';
import {
  AT_FORM,
  foundOf,
  type Question,
  type RecipientStep,
  readStage,
  type ShownRates,
  type Stage,
  stageAfter,
} from './stage.ts';

/** The request of a form; null while a number is missing. */
function requestOf(form: TransferForm): TransferRequest | null {
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
function newsOf(stage: Stage, form: TransferForm): readonly Change[] {
  if (stage.name === 'form') return [];
  const { rates, request } = stage.question;
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

/** Nothing changes without a question. */
const NEVER = () => () => undefined;

const NOTHING_ASKED = () => null;

const POST = TRANSFER_ACTS['transfer.post'];

/**
 * Posting what a form holds: a new question whether to post at each Continue, and after a reload for
 * the one that was open. `empty` is called when that is found to have been posted after all.
 */
function usePosting(form: TransferForm, isAtForm: boolean, empty: () => void) {
  const queries = useQueryClient();
  const role = useRole();
  const [posting, setPosting] = useState<Posting<Equals, TransferRequest> | null>(null);
  useEffect(() => posting?.close, [posting]);
  const asked = useSyncExternalStore(posting?.subscribe ?? NEVER, posting?.state ?? NOTHING_ASKED);
  /** A new question; `ids` are the equal orders that were there, null where they are not known. */
  const ask = (ids: readonly string[] | null) => {
    const ports = questionPorts(queries, POST.kind.areas);
    const next = createQuestion({ act: POST, seen: { ids }, role }, ports);
    setPosting(next);
    return next;
  };

  const posted = useRef<string>(null);
  const isFound = asked?.note?.kind === 'settled' && asked.note.isOwn && !asked.note.possible;
  const emptyIfSame = useEffectEvent(() => {
    // Something else may have been typed into it since.
    if (JSON.stringify(requestOf(form)) !== posted.current) return;
    posted.current = null;
    empty();
  });
  useEffect(() => {
    if (isFound && isAtForm) emptyIfSame();
  }, [isFound, isAtForm]);

  /** Whether it was posted; `equals` are the equal orders that were there when it was asked about. */
  const post = async (equals: Question['equals'], request: TransferRequest): Promise<boolean> => {
    // The orders that could not be read for the check stop no transfer: who confirms again does without.
    const isUnchecked = asked?.note?.kind === 'not-read';
    const open = isUnchecked ? ask(null) : (posting ?? ask(equals));
    posted.current = JSON.stringify({ ...request, recipient: null });
    await open.confirm(request);
    return open.state().phase === 'done';
  };

  return { asked, ask, post, retry: () => void posting?.open() };
}

/** The question about what the form holds now; null while something is missing. */
async function questionOf(form: TransferForm, details: Details): Promise<Question | null> {
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

/** The way of what a form holds; `onPosted` is called when it was posted and the form emptied. */
export function useTransferFlow(form: TransferForm, onPosted?: () => void) {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const [stage, setStage, forgetStage] = useDraft(`transfer.${form.kind}.stage`, readStage);
  const { country } = form.terms.pair.destination;
  const [details, , forgetRecipient] = useDetails(country);
  const { busy, run } = useBusy();
  const empty = () => {
    forgetRecipient();
    form.forget();
    onPosted?.();
  };
  const posting = usePosting(form, stage.name === 'form', empty);
  const { asked } = posting;
  const news = newsOf(stage, form);
  /** The changes of the rates that the person has confirmed. */
  const [accepted, setAccepted] = useState('[]');

  const proceed = async () => {
    const { error, known } = form.rates;
    if (error && !known) {
      form.rates.reload();
      feedback.report(problemOf(error), RATE_ALERT);
      return;
    }
    const missing = form.sender && senderProblem(form.sender);
    if (missing) {
      feedback.alert(missing);
      return;
    }
    const next = form.sender && (await questionOf(form, details));
    if (!next) return;
    setAccepted('[]');
    posting.ask(next.equals);
    setStage(stageAfter(next));
  };

  const post = async ({ equals }: Question, request: TransferRequest) => {
    if (!(await posting.post(equals, request))) return;
    forgetStage();
    empty();
    feedback.alert({
      title: 'Transfer Request Created!',
      text: 'Click OK to continue',
      onClose: () => void navigate('/transactions'),
    });
  };

  const confirm = async () => {
    if (stage.name === 'form') return;
    const seen = JSON.stringify(news);
    if (seen !== accepted) return setAccepted(seen);
    if (stage.question.isUnified) setStage({ ...stage, name: 'personal' });
    else await post(stage.question, stage.question.request);
  };

  const isBusy = busy || asked?.phase === 'working';
  return {
    stage,
    /** Looking something up, or posting. */
    busy: isBusy,
    /** The question whether to post, and its outcome; null while there is no question. */
    asked,
    /** Whether the question can still be answered. */
    mayConfirm: isBusy || asked?.mayConfirm !== false || asked.note?.kind === 'not-read',
    /** What has changed of the rates since Continue: Confirm asks once more. */
    news,
    /** Reads again what could not be read. */
    retry: posting.retry,
    /** From a form that is right: looks the recipient up and asks. */
    proceed: () => run(proceed, feedback.report),
    /** From the invitation to the confirmation, and between the steps of the recipient. */
    goTo: (name: 'confirm' | RecipientStep) =>
      stage.name !== 'form' && setStage({ ...stage, name }),
    /** From the confirmation to the recipient's details, or to the network. */
    confirm,
    /** From the recipient's details to the network. */
    submit: async (recipient: UnifiedRecipient) => {
      if (stage.name !== 'form') {
        await post(stage.question, { ...stage.question.request, recipient });
      }
    },
    /** Back to the form. */
    cancel: () => setStage(AT_FORM),
  };
}

/** The way of a transfer from the form to the network. */
export type TransferFlow = ReturnType<typeof useTransferFlow>;
