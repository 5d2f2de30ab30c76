/**
 * The way of a transfer from its form to the network: a state machine around the question whether to post.
 *
 *     form ──continued, found out──► confirm ──confirmed──► (of a unified country: personal ──► bank ──submitted)
 *       ▲                │              ▲                              │
 *       │                └► invited ────┘                              ▼
 *       ├──cancelled──────── every step ─────────────────────── the question: done, or a note
 *       └──done: the form is empty, and it is said
 *
 * Rates that have changed since Continue, and what the question says, ask once more.
 */
import type { TransferRequest } from '#contract/orders/transfers.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { Equals } from '#domain/acts/equals.ts';
import type { UnifiedRecipient } from '#domain/transfer/offer.ts';
import type { Step } from '#renderer/client/desk/machine.ts';
import type { ShownQuestion } from '#renderer/ui/guard/state.ts';
import { AT_FORM, type Confirmation, type RecipientStep, type Stage, stageAfter } from './stage.ts';

export interface FlowState {
  readonly stage: Stage;
  /** What the form holds is being looked up. */
  readonly isLooking: boolean;
  /** The changes of the rates that the person has confirmed, as text. */
  readonly accepted: string;
  /** What the question whether to post shows; null while there is none. */
  readonly posting: ShownQuestion<Equals> | null;
  /** The request that was posted last from what the form held, as text. */
  readonly posted: string | null;
}

export type FlowEvent =
  /** Continue, from a form that is right. */
  | { readonly is: 'continued' }
  /** What has to be known was found out; null where it cannot be asked about, which was said. */
  | { readonly is: 'found'; readonly confirmation: Confirmation | null }
  | { readonly is: 'failed'; readonly problem: Problem }
  /** From the invitation to the confirmation, and between the steps of the recipient. */
  | { readonly is: 'went'; readonly to: 'confirm' | RecipientStep }
  /** Confirm, while these are the changes of the rates since Continue. */
  | { readonly is: 'confirmed'; readonly news: string }
  | { readonly is: 'submitted'; readonly recipient: UnifiedRecipient }
  /** Back to the form, which holds this request. */
  | { readonly is: 'cancelled'; readonly typed: string }
  /** The question shows this now, while the form holds that request. */
  | { readonly is: 'told'; readonly shown: ShownQuestion<Equals>; readonly typed: string };

export type FlowEffect =
  | { readonly do: 'look-up' }
  | { readonly do: 'report'; readonly problem: Problem }
  /** Another question, in place of the one before; `equals` are the equal orders that are known, null where none are. */
  | { readonly do: 'ask'; readonly equals: Confirmation['equals'] }
  /** Answers the question with Yes, or one with these equal orders where there is none yet. */
  | {
      readonly do: 'post';
      readonly request: TransferRequest;
      readonly equals: Confirmation['equals'];
    }
  | { readonly do: 'keep'; readonly stage: Stage }
  /** Empties the form and what is kept of it. */
  | { readonly do: 'empty' }
  | { readonly do: 'tell-posted' };

type FlowStep = Step<FlowState, FlowEffect>;

/** The way at the step that was kept for it. */
export const firstFlow = (stage: Stage): FlowState => ({
  stage,
  isLooking: false,
  accepted: '[]',
  posting: null,
  posted: null,
});

/** A request as the form holds it: who gets it is described later. */
export const textOf = (request: TransferRequest | null): string =>
  JSON.stringify(request && { ...request, recipient: null });

const at = (state: FlowState, stage: Stage) =>
  [
    { ...state, stage },
    { do: 'keep', stage },
  ] as const;

/** Takes an event. */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowStep {
  const { stage } = state;
  switch (event.is) {
    case 'continued':
      return state.isLooking ? [state] : [{ ...state, isLooking: true }, { do: 'look-up' }];
    case 'found':
      return found({ ...state, isLooking: false }, event.confirmation);
    case 'failed':
      return [
        { ...state, isLooking: false },
        { do: 'report', problem: event.problem },
      ];
    case 'went':
      return stage.name === 'form' ? [state] : at(state, { ...stage, name: event.to });
    case 'confirmed':
      if (stage.name === 'form') return [state];
      if (event.news !== state.accepted) return [{ ...state, accepted: event.news }];
      if (stage.confirmation.isUnified) return at(state, { ...stage, name: 'personal' });
      return post(state, stage.confirmation, stage.confirmation.request);
    case 'submitted': {
      if (stage.name === 'form') return [state];
      const { recipient } = event;
      return post(state, stage.confirmation, { ...stage.confirmation.request, recipient });
    }
    case 'cancelled': {
      const [next, keep] = at(state, AT_FORM);
      const [last, ...more] = emptiedIfPosted(next, event.typed);
      return [last, keep, ...more];
    }
    case 'told':
      return told(state, event);
  }
}

function found(state: FlowState, confirmation: Confirmation | null): FlowStep {
  if (confirmation === null) return [state];
  const [next, keep] = at({ ...state, accepted: '[]', posting: null }, stageAfter(confirmation));
  return [next, { do: 'ask', equals: confirmation.equals }, keep];
}

function post(state: FlowState, { equals }: Confirmation, request: TransferRequest): FlowStep {
  // The orders that could not be read for the check stop no transfer: who confirms again does without.
  const isUnchecked = state.posting?.note?.kind === 'not-read';
  const next = { ...state, posted: textOf(request) };
  return isUnchecked
    ? [
        { ...next, posting: null },
        { do: 'ask', equals: null },
        { do: 'post', request, equals },
      ]
    : [next, { do: 'post', request, equals }];
}

function told(state: FlowState, { shown, typed }: Extract<FlowEvent, { is: 'told' }>): FlowStep {
  const next = { ...state, posting: shown };
  if (shown.phase !== 'done') return emptiedIfPosted(next, typed);
  // A question that is closed shows once more what it has shown.
  if (state.posting?.phase === 'done') return [state];
  const over = { ...next, stage: AT_FORM, posted: null };
  return [over, { do: 'keep', stage: AT_FORM }, { do: 'empty' }, { do: 'tell-posted' }];
}

/** The form is emptied when what it holds is found to have been posted after all; something else may be typed since. */
function emptiedIfPosted(state: FlowState, typed: string): FlowStep {
  const note = state.posting?.note;
  const isPosted = note?.kind === 'settled' && note.isOwn && !note.possible;
  const isSame = state.stage.name === 'form' && typed === state.posted;
  return isPosted && isSame ? [{ ...state, posted: null }, { do: 'empty' }] : [state];
}
