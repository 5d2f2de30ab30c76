import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { TransferRequest } from '#contract/transfers.ts';
import { wireRate } from '#domain/transfer/calculator.ts';
import { DEFAULT_OFFER, senderProblem, type UnifiedRecipient } from '#domain/transfer/offer.ts';
import { useOutcomeUnknown } from '#renderer/client/acts.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { useDraft } from '#renderer/client/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { type Acting, type ActingState, createActing } from '#renderer/ui/guard/acting.ts';
import { actPorts } from '#renderer/ui/guard/useAct.ts';
import { readNumber } from './form.ts';
import { lookUp } from './handle.ts';
import { equalOrdersIfKnown, POSTING, POSTING_KEY, type Posting } from './posting.ts';
import { RECIPIENT_STEP, readDetails, readStep, recipientDraft } from './recipient/details.ts';
import { AT_FORM, readStage, type Stage, stageAfter } from './stage.ts';
import { RATE_ALERT } from './useRates.ts';
import type { TransferForm } from './useTransferForm.ts';

/** The way of a transfer from the form to the network. */
export interface TransferFlow {
  readonly stage: Stage;
  /** Looking something up, or posting. */
  readonly busy: boolean;
  /** The question whether to post, and its outcome; null while there is no question. */
  readonly asked: ActingState<Posting> | null;
  /** A transfer was sent and its outcome is unknown. */
  readonly unknown: boolean;
  /** Reads again what could not be read. */
  retry(): void;
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
    poster_currency: terms.exchange.sending,
    poster_payment_method_type: entries.method ?? DEFAULT_OFFER.poster_payment_method_type,
    matcher_currency: terms.exchange.receiving,
    matcher_country: terms.pair.destination.country,
    poster_amount: sums.sending,
    matcher_amount: sums.receiving,
    exchange_rate: wireRate(terms.exchange, rate),
    memo: entries.memo.trim(),
    is_partial_match_allowed: partial,
    recipient,
    poster_recipient_username: terms.unified ? null : entries.handle.trim(),
  };
}

/** Nothing changes without a question. */
const NEVER = () => () => undefined;

const NOTHING_ASKED = () => null;

/** The question whether to post: a new one at each Continue, and one for a post that is not settled. */
function useAsked(form: TransferForm) {
  const queries = useQueryClient();
  const [acting, setActing] = useState<Acting<Posting> | null>(null);
  const recipient = useRef<UnifiedRecipient | null>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const asked = useSyncExternalStore(acting?.subscribe ?? NEVER, acting?.state ?? NOTHING_ASKED);
  /** Asks about what the form holds; `equals` are the orders like it, where they have been read. */
  const ask = useCallback(
    (equals?: readonly string[] | null) => {
      const request = requestOf(latest.current, recipient.current);
      if (!request) return null;
      const next = createActing<Posting>({
        subject: POSTING,
        seen: { request, equals: equals === undefined ? [] : equals },
        isRead: equals !== undefined,
        ports: actPorts(queries, POSTING.areas),
        intent: () => ({
          action: 'transfer.post',
          isPossible: () => true,
          call: () => ({
            endpoint: 'orders.create',
            input: requestOf(latest.current, recipient.current) ?? request,
          }),
        }),
      });
      setActing(next);
      return next;
    },
    [queries],
  );
  return { acting, asked, ask, recipient };
}

/** The way of what a form holds; `onPosted` is called when it was posted and the form emptied. */
export function useTransferFlow(form: TransferForm, onPosted?: () => void): TransferFlow {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const [stage, setStage, forgetStage] = useDraft(`transfer.${form.kind}.stage`, readStage);
  const { country } = form.terms.pair.destination;
  const [, , forgetRecipient] = useDraft(recipientDraft(country), readDetails);
  const [, setStep] = useDraft(RECIPIENT_STEP, readStep);
  const { busy, run } = useBusy();
  const { acting, asked, ask, recipient } = useAsked(form);
  const unknown = useOutcomeUnknown(POSTING_KEY);

  const enter = (next: Stage) => {
    if (next.name !== 'form') ask(next.found.equals);
    setStage(next);
  };

  const empty = useEffectEvent(() => {
    forgetStage();
    forgetRecipient();
    form.forget();
    onPosted?.();
  });
  const isPosted = asked?.note?.kind === 'settled' && asked.note.settlement === 'happened';
  const isAtForm = stage.name === 'form';
  useEffect(() => {
    if (isPosted && isAtForm) empty();
  }, [isPosted, isAtForm]);

  // What was asked before the session ended, or sent before a reload, is taken up again.
  const isLeft = acting === null && (unknown || !isAtForm);
  useEffect(() => {
    if (isLeft) void ask()?.open();
  }, [isLeft, ask]);

  const proceed = async () => {
    const { error, known } = form.rates;
    if (error && !known) {
      form.rates.reload();
      feedback.report(problemOf(error), RATE_ALERT);
      return;
    }
    recipient.current = null;
    const request = requestOf(form, null);
    if (!(request && form.sender)) return;
    const missing = senderProblem(form.sender);
    if (missing) {
      feedback.alert(missing);
      return;
    }
    const equals = await equalOrdersIfKnown(request);
    if (form.terms.unified) {
      enter({ name: 'confirm', found: { recipient: null, registered: true, equals } });
      return;
    }
    enter(stageAfter(await lookUp(form.entries.handle.trim()), equals));
  };

  const post = async () => {
    // The orders that could not be read for the check stop no transfer: who confirms again does without.
    const isUnchecked = asked?.note?.kind === 'not-read';
    const question = isUnchecked ? ask(null) : acting;
    await question?.confirm();
    if (question?.state().phase !== 'done') return;
    empty();
    feedback.alert({
      title: 'Transfer Request Created!',
      text: 'Click OK to continue',
      onClose: () => void navigate('/transactions'),
    });
  };

  return {
    stage,
    busy: busy || asked?.phase === 'working',
    asked,
    unknown,
    retry: () => void acting?.open(),
    proceed: () => run(proceed, feedback.report),
    goOn: () => stage.name !== 'form' && setStage({ ...stage, name: 'confirm' }),
    confirm: async () => {
      if (stage.name === 'form') return;
      if (form.terms.unified) {
        setStep(0);
        setStage({ ...stage, name: 'details' });
      } else await post();
    },
    submit: async (described) => {
      recipient.current = described;
      if (stage.name !== 'form') await post();
    },
    cancel: () => setStage(AT_FORM),
  };
}
