/**
 * The money guard: the steps between a question and a call that moves money or state.
 *
 * 1. The question reads the thing first. While the outcome of an earlier act on it is not known,
 *    nothing else can be asked.
 * 2. What is asked is fixed when 'Yes' is pressed. The thing is loaded again and compared with what was
 *    shown. Changes are shown with a new question. Nothing is done to a thing that cannot be loaded.
 *    Where the question has a reason to doubt a 'Yes', it is asked once more, with that reason.
 * 3. The main process writes the act down, sends it once, and finds its outcome by reading where no
 *    clear answer came. It is sent again only after a second question, as the same act.
 *
 * Two people on two computers can still act on one thing in the instant between the reading and the
 * call. Only the server could prevent that, with a version of the thing in the call.
 */
import { refKey, type ThingRef } from '#contract/bridge/recorded-acts.ts';
import { createFollowing, createSending } from './outcome.ts';
import { type ActingOptions, type ActingState, createShown, type Note } from './state.ts';
import { createChecking, thingOf } from './thing.ts';

/** One question and its outcome. */
export interface Acting<T, Asked> {
  state(): ActingState<T>;
  subscribe(listener: () => void): () => void;
  /** Reads the thing: the beginning, and the way of Retry. */
  open(): Promise<void>;
  /** Carries out 'Yes' to exactly this, once; resolves with its answer, or when none is clear. */
  confirm(asked: Asked): Promise<unknown>;
  /** Takes the note away, because it was about other input than there is now. */
  dropNote(): void;
  /** Nothing shows it any more. What was sent is not aborted. */
  close(): void;
}

/** The notes that are about what was asked, not about the thing alone. */
const OF_INPUT: readonly Note['kind'][] = ['doubt', 'refused', 'changed'];

/** A question about one thing that has not been read yet. */
export function createActing<T, Asked>(options: ActingOptions<T, Asked>): Acting<T, Asked> {
  const { act, seen, ports } = options;
  const { kind } = act;
  const isRead = options.isRead ?? kind.isNew === true;
  const phase = isRead ? 'asking' : 'reading';
  const shown = createShown<T>({ phase, now: seen, note: null, mayConfirm: isRead });
  const thing = thingOf(options);
  const check = createChecking(options, thing);
  const following = createFollowing(options, shown, thing);
  const sending = createSending(options, shown, thing, following);
  let isOpening = false;

  const unsettledOn = (ref: ThingRef) =>
    ports.unsettled().find((each) => refKey(each.subject) === refKey(ref));

  async function open(): Promise<void> {
    following.open();
    // React may mount a question twice; it is opened once.
    if (isOpening) return;
    isOpening = true;
    const { now } = shown.get();
    const unsettled = kind.isNew ? undefined : unsettledOn(thing.ref(now));
    if (unsettled) following.follow(unsettled, sending.isOwn(unsettled), null);
    else if (kind.isNew) shown.ask({ now, note: null, mayConfirm: true });
    else {
      shown.change({ phase: 'reading', note: null, mayConfirm: false });
      shown.ask(await thing.load(now));
    }
    isOpening = false;
  }

  async function confirm(asked: Asked): Promise<unknown> {
    const state = shown.get();
    if (!state.mayConfirm) return undefined;
    const again = state.note?.kind === 'unknown' ? state.note : undefined;
    if (again && !again.asksAgain) {
      shown.change({ note: { ...again, asksAgain: true } });
      return undefined;
    }
    shown.change({ phase: 'working', note: null, mayConfirm: false });
    following.stop();
    const { decision, reading } = await check(state, asked);
    if (reading === null) {
      shown.ask(decision);
      return undefined;
    }
    shown.change({ now: decision.now });
    return await sending.send(asked, reading, again?.act);
  }

  return {
    state: shown.get,
    subscribe: shown.subscribe,
    open,
    confirm,
    dropNote: () => {
      const { note } = shown.get();
      if (note !== null && OF_INPUT.includes(note.kind)) shown.change({ note: null });
    },
    close: following.close,
  };
}
