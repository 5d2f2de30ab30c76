/**
 * The question before an act that moves money or state: one state machine.
 *
 *     reading ──read──────────────────────────────► asking ──Yes──► working ──done──────► done
 *        │                                           ▲ ▲ ▲             │ │
 *        └──an act on it is not settled─► settling ──┘ │ └─changed,────┘ │
 *                                            ▲  its outcome is   doubt,  │
 *                                            │  known, or no     refused │
 *                                            │  early reading            │
 *                                            │  shows it                 │
 *                                            └──────no clear answer──────┘
 *
 * 1. The thing is read first. While the outcome of an earlier act on it is not known, nothing else can be asked.
 * 2. What is chosen is fixed when 'Yes' is pressed. The thing is read again and compared with what was shown:
 *    a change, or a doubt, asks once more. Nothing is done to a thing that cannot be read.
 * 3. The main process writes the act down, sends it once, and finds its outcome by reading where no clear answer
 *    came. It is sent again only after a second question, as the same act.
 *
 * Two people on two computers can still act on one thing in the instant between the reading and the call. Only the
 * server could prevent that, with a version of the thing in the call.
 */
import { isSettled, refKey, type SentAct, type ThingRef } from '#contract/bridge/recorded-acts.ts';
import { isOutcomeUncertain, type Problem } from '#contract/wire/problem.ts';
import { isOffered, keptOf, mayCover } from '#domain/acts/act.ts';
import { aboutText } from '#domain/acts/kinds.ts';
import { decisionOn, notRead } from './decision.ts';
import {
  type Awaiting,
  askPerson,
  type Note,
  type QuestionEvent,
  type QuestionOptions,
  type QuestionState,
  type QuestionStep,
  show,
  wait,
  type Yes,
} from './state.ts';

/** The notes that are about what was chosen, not about the thing alone. */
const OF_CHOICE: readonly Note['kind'][] = ['doubt', 'refused', 'changed'];

/** Takes an event. */
export function reduce<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  event: QuestionEvent<T, Choice>,
): QuestionStep<T, Choice> {
  if ('ticket' in event && event.ticket !== state.ticket) return [state];
  switch (event.is) {
    case 'opened':
      return opened(options, { ...state, isClosed: false }, event.unsettled);
    case 'confirmed':
      return confirmed(options, state, event.choice);
    case 'heard':
      return event.act.key === state.followed?.key ? heard(options, state, event.act) : [state];
    case 'note-dropped': {
      const { note } = state.shown;
      return [note !== null && OF_CHOICE.includes(note.kind) ? show(state, { note: null }) : state];
    }
    case 'closed':
      return [
        { ...state, isClosed: true },
        { do: 'follow', key: null },
      ];
    case 'numbered':
      return state.awaits?.kind === 'number' ? numbered(state, state.awaits.yes, event) : [state];
    case 'read':
      return read(options, state, event);
    case 'answered':
      return answered(options, state, event);
  }
}

/** What the act is about, as the journal calls it. */
const refOf = <T, Choice>({ act }: QuestionOptions<T, Choice>, thing: T): ThingRef =>
  act.about?.(thing) ?? act.kind.ref(thing);

function opened<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  unsettled: readonly SentAct[],
): QuestionStep<T, Choice> {
  // React may mount a question twice; it is opened once, and what was begun goes on.
  if (state.awaits?.kind === 'question' || state.shown.phase === 'working') return [state];
  const { now } = state.shown;
  if (options.act.kind.isNew) return [askPerson(state, { now, note: null, mayConfirm: true })];
  const key = refKey(refOf(options, now));
  const open = unsettled.find(({ subject }) => refKey(subject) === key);
  if (open) return follow(options, state, [open], null);
  const next = wait(show(state, { phase: 'reading', note: null, mayConfirm: false }), {
    kind: 'question',
  });
  return [next, { do: 'read', ticket: next.ticket, thing: now, wanted: undefined }];
}

function confirmed<T, Choice>(
  { act, seen }: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  choice: Choice,
): QuestionStep<T, Choice> {
  const { now, note, mayConfirm } = state.shown;
  if (!mayConfirm) return [state];
  if (note?.kind === 'unknown' && !note.asksAgain) {
    return [show(state, { note: { ...note, asksAgain: true } })];
  }
  const kept = act.kind.isNew ? keptOf(act, act.call(now, choice).input, null) : undefined;
  const lastWanted = kept ? JSON.stringify(kept.like) : null;
  // Of another new thing no equals are known yet.
  const from = lastWanted === state.lastWanted ? now : seen;
  const again = note?.kind === 'unknown' ? note.act : null;
  const doubted = note?.kind === 'doubt' ? note.text : state.doubted;
  const working = show(state, { phase: 'working', note: null, mayConfirm: false });
  const despite = note?.kind === 'settled' ? note.act.key : state.despite;
  const yes = { choice, from: kept ? from : now, wanted: kept?.wanted, again };
  const known = { ...working, lastWanted, doubted, despite, followed: null };
  const next = wait(known, { kind: 'number', yes });
  return [next, { do: 'follow', key: null }, { do: 'number', ticket: next.ticket }];
}

/**
 * Shows the first of these acts until its outcome is known or decided; while nothing shows the question, somebody else
 * tells of it.
 */
function follow<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  acts: readonly [SentAct, ...SentAct[]],
  problem: Problem | null,
): QuestionStep<T, Choice> {
  const [act] = acts;
  const isHere = refKey(act.subject) === refKey(refOf(options, state.shown.now));
  const about = isHere ? undefined : [...new Set(acts.map(aboutText))];
  const followed = { key: act.key, problem, about };
  const [next, ...effects] = heard(options, { ...state, followed }, act);
  const isOver = isSettled(act) || state.isClosed;
  return [next, { do: 'follow', key: isOver ? null : act.key }, ...effects];
}

/** More is known of the act that is followed. */
function heard<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  act: SentAct,
): QuestionStep<T, Choice> {
  if (isSettled(act)) {
    const [next, ...effects] = latest(options, state, act);
    return [next, { do: 'follow', key: null }, ...effects];
  }
  const { phase, note: before } = state.shown;
  const { problem = null, about } = state.followed ?? {};
  const note = { kind: 'unknown', act, problem, about, asksAgain: false } as const;
  if (before?.kind === 'unknown' && phase === 'asking') {
    return [show(state, { note: { ...note, asksAgain: before.asksAgain } })];
  }
  const next = show(state, { phase: 'settling', note, mayConfirm: false });
  const { check } = act;
  const isEarly = check?.status !== 'cannot-tell' && check?.isEarly !== false;
  return isEarly
    ? [{ ...next, awaits: null, ticket: next.ticket + 1 }]
    : latest(options, next, act);
}

/** Reads the thing as it is, to show it with this act. */
function latest<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  act: SentAct,
): QuestionStep<T, Choice> {
  const { now } = state.shown;
  if (options.act.kind.isNew) return withLatest(options, state, act, now);
  const next = wait(state, { kind: 'latest', act });
  return [next, { do: 'read', ticket: next.ticket, thing: now, wanted: undefined }];
}

/** What can be asked of the thing as it is now, beside an act on it. */
function withLatest<T, Choice>(
  { act: { name, ...act }, role }: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  sent: SentAct,
  now: T,
): QuestionStep<T, Choice> {
  const offers = isOffered(act, now, role);
  if (!isSettled(sent)) {
    const { note } = state.shown;
    return [askPerson(state, { now, note, mayConfirm: sent.action === name && offers })];
  }
  const isOwn = sent.key === state.own;
  const isOver = isOwn && (sent.found !== null || sent.outcome === 'done');
  const possible = !isOver && offers;
  const { problem, about } = state.followed ?? {};
  const unsent = problem?.kind === 'conflict' ? problem.message : undefined;
  const note = { kind: 'settled', act: sent, about, unsent, isOwn, possible } as const;
  const told = { ...state, followed: null };
  return [askPerson(told, { now, note, mayConfirm: possible }), { do: 'reload' }];
}

/** The thing was read: for the question, to check 'Yes', or to show it with an act. */
function read<T, Choice>(
  options: QuestionOptions<T, Choice>,
  before: QuestionState<T, Choice>,
  { result: reading, unsettled }: Extract<QuestionEvent<T, Choice>, { is: 'read' }>,
): QuestionStep<T, Choice> {
  const { awaits, shown } = before;
  const isRead = reading.ok && reading.value !== null;
  const state = show(before, { isKnown: shown.isKnown || isRead });
  if (awaits?.kind === 'latest') {
    // What is known of its act is told also where it cannot be read, or is gone.
    const now = (reading.ok ? reading.value : null) ?? shown.now;
    return withLatest(options, state, awaits.act, now);
  }
  const isCheck = awaits?.kind === 'check';
  const from = isCheck ? { ...shown, now: awaits.yes.from } : shown;
  const decision = decisionOn(options, from, reading);
  const { kind } = options.act;
  const [open, ...others] = unsettled.filter((one) => mayCover(kind, decision.now, one.subject));
  if (open && reading.ok) {
    return follow(options, show(state, { now: decision.now }), [open, ...others], null);
  }
  if (decision.note === null && isCheck) {
    return checked(options, show(state, { now: decision.now }), awaits);
  }
  const isNews = decision.note !== null && decision.note.kind !== 'not-read';
  return [askPerson(state, decision), ...(isNews ? [{ do: 'reload' } as const] : [])];
}

/** A reading to check 'Yes' by has its number, and begins. */
function numbered<T, Choice>(
  state: QuestionState<T, Choice>,
  yes: Yes<T, Choice>,
  { result, key }: Extract<QuestionEvent<T, Choice>, { is: 'numbered' }>,
): QuestionStep<T, Choice> {
  if (!result.ok) return [askPerson(state, notRead(yes.from, result.problem))];
  const { from: thing, wanted, again } = yes;
  const check = { yes, number: result.value, key: again?.key ?? key };
  const next = wait(state, { kind: 'check', ...check });
  return [next, { do: 'read', ticket: next.ticket, thing, wanted }];
}

/** The thing is as it was shown: sends the act, unless there is a doubt that the person has not answered. */
function checked<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  { yes: { choice, again }, number, key }: Extract<Awaiting<T, Choice>, { kind: 'check' }>,
): QuestionStep<T, Choice> {
  const { act, doubt, run = null } = options;
  const { now } = state.shown;
  // Who sends it again has just been asked once more.
  const text = again === null ? (doubt?.(now, choice) ?? null) : null;
  if (text !== null && text !== state.doubted) {
    return [askPerson(state, { now, note: { kind: 'doubt', text }, mayConfirm: true })];
  }
  const { endpoint, input } = act.call(now, choice);
  const next = wait({ ...state, own: key }, { kind: 'answer' });
  const subject = refOf(options, now);
  const request = {
    ...act.changed?.(now, choice),
    ...{ key, action: act.name, run, endpoint, input, reading: number, before: now, subject },
    despite: state.despite,
  };
  return [next, { do: 'send', ticket: next.ticket, request }];
}

/** What came of what was sent. */
function answered<T, Choice>(
  options: QuestionOptions<T, Choice>,
  state: QuestionState<T, Choice>,
  { result, unsettled }: Extract<QuestionEvent<T, Choice>, { is: 'answered' }>,
): QuestionStep<T, Choice> {
  const over: QuestionState<T, Choice> = { ...state, awaits: null };
  if (result.ok) {
    const done = show(over, { phase: 'done', note: null, mayConfirm: false });
    return [{ ...done, answer: result.value }, { do: 'reload' }];
  }
  const { problem } = result;
  const isOther = problem.kind === 'conflict';
  const own = unsettled.find(({ key }) => key === state.own);
  const uncertain = isOutcomeUncertain(problem) ? own : undefined;
  const open = isOther ? problem.act : uncertain;
  if (open === undefined) {
    const { now } = state.shown;
    return [
      askPerson(over, { now, note: { kind: 'refused', problem }, mayConfirm: true }),
      { do: 'reload' },
    ];
  }
  const known = isOther ? { ...over, own: null } : over;
  const [next, ...effects] = follow(options, known, [open], problem);
  return [next, { do: 'reload' }, ...effects];
}
