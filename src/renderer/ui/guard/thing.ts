/** The thing of a question: how it is read, and what a reading means for the decision. */
import { isOffered } from '#domain/acts/act.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import type { ActingOptions, ActingState, Decision } from './state.ts';

/** Nothing can be decided on what could not be read. Retry and Yes both read first. */
const notRead = <T>(shown: T, thrown: unknown): Decision<T> => ({
  now: shown,
  note: { kind: 'not-read', problem: problemOf(thrown) },
  mayConfirm: false,
});

export type Thing<T> = ReturnType<typeof thingOf<T, never>>;

/** The readings of the thing of a question. */
export function thingOf<T, Asked>({ act, role, ports }: ActingOptions<T, Asked>) {
  const { kind } = act;
  const isPossible = (thing: T) => isOffered(act, thing, role);

  function compared(shown: T, now: T | null): Decision<T> {
    if (now === null) return { now: shown, note: { kind: 'gone' }, mayConfirm: false };
    const changes = kind.changes(shown, now);
    const possible = isPossible(now);
    const isSame = changes.length === 0 && possible;
    return {
      now,
      note: isSame ? null : { kind: 'changed', changes, possible },
      mayConfirm: possible,
    };
  }

  return {
    /** What the act is about, as the journal calls it. */
    ref: (thing: T) => act.about?.(thing) ?? kind.ref(thing),
    /** Whether it offers the act to who asks. */
    isPossible,
    /** Loads it again: without a note it is what was shown, and offers the act. */
    load: async (shown: T, wanted?: unknown): Promise<Decision<T>> => {
      let now: T | null;
      try {
        now = await kind.read(ports.read, shown, wanted);
      } catch (thrown) {
        return notRead(shown, thrown);
      }
      const decision = compared(shown, now);
      if (decision.note) ports.reload();
      return decision;
    },
    /** The thing as it is, or as it was shown where it cannot be read now. */
    latest: async (shown: T): Promise<T> => {
      if (kind.isNew) return shown;
      try {
        return (await kind.read(ports.read, shown)) ?? shown;
      } catch {
        // What is known of its act is told all the same.
        return shown;
      }
    },
  };
}

/**
 * A function that checks a 'Yes' to what was shown: it gives the thing as it is now, and the number of its
 * reading, which is null when there is something to say before anything is sent.
 */
export function createChecking<T, Asked>(
  { act, seen, ports, doubt }: ActingOptions<T, Asked>,
  thing: Thing<T>,
) {
  /** What was asked last of a thing without an id. */
  let lastAsked: string | undefined;
  /** The doubt that the person has answered with another 'Yes'. */
  let doubted: string | undefined;

  /** What is wanted of a thing without an id, and the thing to compare with: another one has no known equals. */
  function startOf(now: T, asked: Asked): { readonly from: T; readonly wanted?: unknown } {
    if (!act.kind.isNew) return { from: now };
    const { input } = act.call(now, asked);
    const wanted = act.wanted?.(input as never) ?? input;
    const text = JSON.stringify(wanted);
    const from = text === lastAsked ? now : seen;
    lastAsked = text;
    return { from, wanted };
  }

  return async (
    { now: shown, note }: ActingState<T>,
    asked: Asked,
  ): Promise<{ readonly decision: Decision<T>; readonly reading: number | null }> => {
    if (note?.kind === 'doubt') doubted = note.text;
    const { from, wanted } = startOf(shown, asked);
    let reading: number;
    try {
      reading = await ports.beginReading();
    } catch (thrown) {
      return { decision: notRead(from, thrown), reading: null };
    }
    const decision = await thing.load(from, wanted);
    if (decision.note) return { decision, reading: null };
    // Who sends it again has just been asked once more.
    const text = note?.kind === 'unknown' ? null : (doubt?.(decision.now, asked) ?? null);
    if (text === null || text === doubted) return { decision, reading };
    return { decision: { ...decision, note: { kind: 'doubt', text } }, reading: null };
  };
}
