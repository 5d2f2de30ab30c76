import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TransferRequest } from '#contract/transfers.ts';
import { wireRate } from '#domain/transfer/calculator.ts';
import { DEFAULT_OFFER, senderProblem, type UnifiedRecipient } from '#domain/transfer/offer.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useOutcomeUnknown } from '#renderer/ui/guard/outcomes.ts';
import { useGuard } from '#renderer/ui/guard/useGuard.ts';
import { readNumber } from './form.ts';
import { lookUp } from './handle.ts';
import {
  type Answer,
  answerTo,
  equalOrdersIfKnown,
  POSTING,
  POSTING_KEY,
  settlementText,
} from './posting.ts';
import { RECIPIENT_STEP, readDetails, readStep, recipientDraft } from './recipient/details.ts';
import { AT_FORM, type Found, readStage, type Stage, stageAfter } from './stage.ts';
import { RATE_ALERT } from './useRates.ts';
import type { TransferForm } from './useTransferForm.ts';

/** The way of a transfer from the form to the network. */
export interface TransferFlow {
  readonly stage: Stage;
  /** Looking something up, or posting. */
  readonly busy: boolean;
  readonly answer: Answer | null;
  /** A post was sent and it is not known what became of it. */
  readonly unknown: boolean;
  /** From a form that is right: looks the recipient up and asks. */
  proceed(): Promise<void>;
  /** From the invitation to the confirmation. */
  goOn(): void;
  /** From the confirmation to the recipient's details, or to the network. */
  confirm(): Promise<void>;
  /** From the recipient's details to the network. */
  submit(recipient: UnifiedRecipient): Promise<void>;
  /** Back to the form. */
  cancel(): void;
}

/** The request of a form; null while a number is missing. */
function requestOf(form: TransferForm, recipient: UnifiedRecipient | null): TransferRequest | null {
  const { entries, terms, sums, partial } = form;
  const rate = readNumber(form.rate);
  if (!sums || rate === null) return null;
  return {
    type: terms.type,
    poster_currency: terms.deal.sending,
    poster_payment_method_type: entries.method ?? DEFAULT_OFFER.poster_payment_method_type,
    matcher_currency: terms.deal.receiving,
    matcher_country: terms.pair.destination.country,
    poster_amount: sums.sending,
    matcher_amount: sums.receiving,
    exchange_rate: wireRate(terms.deal, rate),
    memo: entries.memo.trim(),
    is_partial_match_allowed: partial,
    recipient,
    poster_recipient_username: terms.unified ? null : entries.handle.trim(),
  };
}

/** The way of what a form holds; `onPosted` is called when it was posted and the form emptied. */
export function useTransferFlow(form: TransferForm, onPosted?: () => void): TransferFlow {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const guard = useGuard(POSTING);
  const [stage, setStage, forgetStage] = useDraft(`transfer.${form.kind}.stage`, readStage);
  const { country } = form.terms.pair.destination;
  const [, , forgetRecipient] = useDraft(recipientDraft(country), readDetails);
  const [, setStep] = useDraft(RECIPIENT_STEP, readStep);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // State is too late for a second press in the same instant.
  const running = useRef(false);

  const once = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const enter = (next: Stage) => {
    setAnswer(null);
    setStage(next);
  };

  const proceed = async () => {
    const { error, known } = form.rates;
    if (error && !known) {
      form.rates.reload();
      feedback.report(problemOf(error), RATE_ALERT);
      return;
    }
    const request = requestOf(form, null);
    if (!(request && form.sender)) return;
    const missing = senderProblem(form.sender);
    if (missing) {
      feedback.alert(missing);
      return;
    }
    try {
      const equals = await equalOrdersIfKnown(request);
      if (form.terms.unified) {
        enter({ name: 'confirm', found: { recipient: null, registered: true, equals } });
        return;
      }
      enter(stageAfter(await lookUp(form.entries.handle.trim()), equals));
    } catch (thrown) {
      feedback.report(problemOf(thrown));
    }
  };

  const succeed = () => {
    forgetStage();
    forgetRecipient();
    form.forget();
    onPosted?.();
    feedback.alert({
      title: 'Transfer Request Created!',
      text: 'Click OK to continue',
      onClose: () => void navigate('/transactions'),
    });
  };

  const post = async (found: Found, recipient: UnifiedRecipient | null) => {
    const request = requestOf(form, recipient);
    if (!request) return;
    const seen = { request, equals: found.equals };
    const result = await guard(
      { seen, isPossible: () => true, send: () => callEndpoint('orders.create', request) },
      (settlement) =>
        feedback.alert({
          title: 'Outcome of the transfer',
          text: settlementText(settlement, seen),
        }),
    );
    if (result.kind === 'done') {
      succeed();
      return;
    }
    setAnswer(answerTo(result, seen));
    if (stage.name === 'form') return;
    if (result.kind === 'changed') {
      setStage({ ...stage, found: { ...found, equals: [...(result.now.equals ?? [])] } });
    } else if (result.kind === 'not-read') {
      setStage({ ...stage, found: { ...found, equals: null } });
    }
  };

  return {
    stage,
    busy,
    answer,
    unknown: useOutcomeUnknown(POSTING_KEY),
    proceed: () => once(proceed),
    goOn: () => stage.name !== 'form' && enter({ ...stage, name: 'confirm' }),
    confirm: async () => {
      if (stage.name === 'form') return;
      if (form.terms.unified) {
        setStep(0);
        enter({ ...stage, name: 'details' });
      } else await once(() => post(stage.found, null));
    },
    submit: async (recipient) => {
      if (stage.name !== 'form') await once(() => post(stage.found, recipient));
    },
    cancel: () => {
      if (!running.current) enter(AT_FORM);
    },
  };
}
