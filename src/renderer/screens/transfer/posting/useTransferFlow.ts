/** Takes what a form holds to the network: keeps the state of `flow.ts`, and does what it says. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TransferRequest } from '#contract/orders/transfers.ts';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';
import { TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import type { Equals } from '#domain/acts/equals.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { senderProblem, type UnifiedRecipient } from '#domain/transfer/offer.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { createMachine } from '#renderer/client/desk/machine.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { createQuestion, type Question as Posting } from '#renderer/ui/guard/asking.ts';
import { questionPorts } from '#renderer/ui/guard/useAct.ts';
import { RATE_ALERT } from '../form/useRates.ts';
import type { TransferForm } from '../form/useTransferForm.ts';
import { useDetails } from '../recipient/details.ts';
import {
  type FlowEffect,
  type FlowEvent,
  type FlowState,
  firstFlow,
  reduceFlow,
  textOf,
} from './flow.ts';
import { confirmationOf, newsOf, requestOf } from './request.ts';
import { type Confirmation, type RecipientStep, readStage, type Stage } from './stage.ts';

const POST = TRANSFER_ACTS['transfer.post'];

/** What the way does in the world. */
interface Ports {
  /** What the form holds, as text. */
  typed(): string;
  /** Finds out what has to be known; null where it cannot be asked about, which was said. @throws ProblemError */
  lookUp(): Promise<Confirmation | null>;
  /** A question whether to post, which knows these equal orders. */
  ask(equals: Confirmation['equals']): Posting<Equals, TransferRequest>;
  /** Says that it was posted, and as which order; null where the answer does not say. */
  tellPosted(order: string | null): void;
  carryOut(effect: Exclude<FlowEffect, { do: 'look-up' | 'ask' | 'post' | 'tell-posted' }>): void;
}

/** The order that an answer names. */
const orderIn = (answer: unknown): string | null =>
  (answer as EndpointAnswer<'orders.create'> | undefined)?.id ?? null;

/** The way from a form to the network; `ports` gives what it needs as it is now. */
function createFlow(kept: Stage, ports: () => Ports) {
  let posting: Posting<Equals, TransferRequest> | undefined;
  let stopHearing: () => void = () => undefined;
  let answer: Promise<unknown> = Promise.resolve();
  const flow = createMachine<FlowState, FlowEvent, FlowEffect>(
    firstFlow(kept),
    reduceFlow,
    carryOut,
  );

  function ask(equals: Confirmation['equals']): Posting<Equals, TransferRequest> {
    stopHearing();
    posting?.close();
    const question = ports().ask(equals);
    stopHearing = question.subscribe(() =>
      flow.dispatch({ is: 'told', shown: question.state(), typed: ports().typed() }),
    );
    posting = question;
    return question;
  }

  async function lookUp(): Promise<void> {
    try {
      flow.dispatch({ is: 'found', confirmation: await ports().lookUp() });
    } catch (thrown) {
      flow.dispatch({ is: 'failed', problem: problemOf(thrown) });
    }
  }

  function carryOut(effect: FlowEffect): unknown {
    switch (effect.do) {
      case 'look-up':
        return lookUp();
      case 'ask':
        return ask(effect.equals);
      case 'post':
        answer = (posting ?? ask(effect.equals)).confirm(effect.request);
        return answer;
      case 'tell-posted':
        return answer.then((posted) => ports().tellPosted(orderIn(posted)));
      default:
        return ports().carryOut(effect);
    }
  }

  const retry = () => void posting?.open();
  const close = () => posting?.close();
  return { ...flow, retry, close };
}

/** What the way from this form needs; `onPosted` is called when it was posted and the form emptied. */
function usePorts(form: TransferForm, onPosted?: () => void): () => Ports {
  const queries = useQueryClient();
  const role = useRole();
  const feedback = useFeedback();
  const navigate = useNavigate();
  const [, keep, forgetStage] = useStage(form);
  const [details, , forgetRecipient] = useDetails(form.terms.pair.destination.country);
  const { rates, sender } = form;

  const lookUp = async () => {
    if (rates.error && !rates.known) {
      rates.reload();
      feedback.report(problemOf(rates.error), RATE_ALERT);
      return null;
    }
    const missing = sender && senderProblem(sender);
    if (missing) feedback.alert(missing);
    return sender && !missing ? await confirmationOf(form, details) : null;
  };
  const carryOut: Ports['carryOut'] = (effect) => {
    switch (effect.do) {
      case 'report':
        feedback.report(effect.problem);
        return;
      case 'keep':
        if (effect.stage.name === 'form') forgetStage();
        else keep(effect.stage);
        return;
      case 'empty':
        forgetRecipient();
        form.forget();
        onPosted?.();
    }
  };
  const tellPosted = (order: string | null) =>
    void feedback.alert({
      title: 'Transfer Request Created!',
      text: 'Click OK to continue',
      onClose: () => void navigate('/transactions'),
      ...(order !== null && {
        way: { label: `Open order ${order}`, open: () => void navigate(orderPath(order)) },
      }),
    });
  const now: Ports = {
    typed: () => textOf(requestOf(form)),
    lookUp,
    tellPosted,
    carryOut,
    ask: (ids) => {
      const options = { act: POST, seen: { ids }, role };
      return createQuestion(options, questionPorts(queries, POST.kind.areas));
    },
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return () => latest.current;
}

const useStage = ({ kind }: TransferForm) => useDraft(`transfer.${kind}.stage`, readStage);

/** The way of what a form holds; `onPosted` is called when it was posted and the form emptied. */
export function useTransferFlow(form: TransferForm, onPosted?: () => void) {
  const ports = usePorts(form, onPosted);
  const [kept] = useStage(form);
  const [flow] = useState(() => createFlow(kept, ports));
  useEffect(() => flow.close, [flow]);
  const { stage, posting, isLooking } = useSyncExternalStore(flow.subscribe, flow.get);
  const { dispatch, retry } = flow;
  const news = newsOf(stage, form);
  const busy = isLooking || posting?.phase === 'working';
  return {
    stage,
    /** Looking something up, or posting. */
    busy,
    /** The question whether to post, and its outcome; null while there is no question. */
    posting,
    /** Whether the question can still be answered. */
    mayConfirm: busy || posting?.mayConfirm !== false || posting.note?.kind === 'not-read',
    /** What has changed of the rates since Continue: Confirm asks once more. */
    news,
    retry,
    proceed: () => dispatch({ is: 'continued' }),
    goTo: (to: 'confirm' | RecipientStep) => dispatch({ is: 'went', to }),
    confirm: () => dispatch({ is: 'confirmed', news: JSON.stringify(news) }),
    submit: (recipient: UnifiedRecipient) => dispatch({ is: 'submitted', recipient }),
    cancel: () => dispatch({ is: 'cancelled', typed: ports().typed() }),
  };
}

/** The way of a transfer from the form to the network. */
export type TransferFlow = ReturnType<typeof useTransferFlow>;
