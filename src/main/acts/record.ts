/** The record of acts: the journal, how far each search for an outcome is, and which readings are outdated. */
import {
  type ActRequest,
  isSettled,
  type RecordedAct,
  refKey,
  type SentAct,
} from '#contract/bridge/recorded-acts.ts';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';
import { isOutcomeUncertain, type Result } from '#contract/wire/problem.ts';
import type { Journal } from './journal.ts';
import { hashOf, type Kept } from './refusal.ts';
import { createSettling, type SettlingOptions } from './settling.ts';

export interface RecordOptions extends Omit<SettlingOptions, 'onFound' | 'onCheck'> {
  readonly journal: Journal;
  /** Called for every act that was sent, answered, read for or settled. */
  readonly onAct: (act: SentAct) => void;
}

function outcomeOf(result: Result<unknown>): 'done' | 'refused' | 'unknown' {
  if (result.ok) return 'done';
  return isOutcomeUncertain(result.problem) ? 'unknown' : 'refused';
}

const statusOf = (result: Result<unknown>): number | null =>
  !result.ok && result.problem.kind === 'server' ? result.problem.status : null;

/** The id of the order that a transfer has made, where the answer says so. */
const madeIn = (result: Result<unknown>, endpoint: string | undefined): string | undefined =>
  result.ok && endpoint === 'orders.create'
    ? ((result.value as EndpointAnswer<'orders.create'>).id ?? undefined)
    : undefined;

export type ActRecord = ReturnType<typeof createRecord>;

/** The record over a journal. The acts that an earlier program left unsettled are searched for at once. */
export function createRecord({ journal, onAct, ...options }: RecordOptions) {
  const { wants, logger } = options;
  /** Readings and changes have numbers instead of times, because a clock can be set back. */
  let count = 0;
  /** The last change of each thing, and the act that made it. */
  const changes = new Map<string, { readonly at: number; readonly key: string }>();

  const settling = createSettling({
    ...options,
    onFound: async (key, found) => settled(await journal.settled(key, found)),
    onCheck: (key) => tell(find(key)),
  });
  const find = (key: string) => journal.acts().find((each) => each.key === key);
  const view = (act: RecordedAct): SentAct => ({ ...act, check: settling.checkOf(act.key) });
  const tell = (act: RecordedAct | undefined) => act && onAct(view(act));

  /** The outcome of an act is known, or was decided. */
  function settled(act: RecordedAct): void {
    settling.drop(act.key);
    void wants.forget(act.key);
    count += 1;
    // What is refused when it is sent again may have been carried out the first time.
    if (act.outcome !== 'refused' || act.tries > 1) {
      changes.set(refKey(act.subject), { at: count, key: act.key });
    }
    tell(act);
  }

  const left = journal.acts().filter((each) => !isSettled(each));
  void wants.keepOnly(left.map(({ key }) => key));
  for (const each of left) settling.follow(each);

  return {
    find,
    /** An act with how far the search for its outcome is. */
    view,
    /** The number of a reading that begins now. */
    read: () => {
      count += 1;
      return count;
    },
    /** The act that changed the thing of this one after it was read. */
    changedSince: ({ reading, subject }: Pick<ActRequest, 'reading' | 'subject'>) => {
      const last = changes.get(refKey(subject));
      return last && last.at > reading ? find(last.key) : undefined;
    },
    /** Writes down that it is sent now, by this person; false when the disk does not take it. */
    sent: async (request: ActRequest, kept: Kept, person: string): Promise<boolean> => {
      const { callId: _id, input: _input, reading: _reading, despite: _despite, ...more } = request;
      const { before, ...sending } = more;
      const { key, action } = sending;
      const earlier = find(key);
      settling.drop(key);
      // The proof of an act that is sent again starts from the thing before it was sent first.
      if (!earlier) await wants.keep(key, { before, wanted: kept.wanted });
      const hash = hashOf(key, action, kept);
      const tries = (earlier?.tries ?? 0) + 1;
      try {
        tell(await journal.sent({ ...sending, person, wanted: hash, tries }));
        return true;
      } catch (error) {
        logger.error('act.not-recorded', { action, error });
        if (earlier) settling.follow(earlier);
        else await wants.forget(key);
        return false;
      }
    },
    /** Writes down what came of it, and searches for the outcome where that is not clear. */
    answered: async (key: string, result: Result<unknown>): Promise<void> => {
      const made = madeIn(result, find(key)?.endpoint);
      const act = await journal.answered(key, outcomeOf(result), statusOf(result), made);
      if (isSettled(act)) {
        settled(act);
        return;
      }
      settling.follow(act);
      tell(act);
    },
    checked: async (key: string): Promise<void> => settled(await journal.settled(key, null)),
    seen: async (key: string): Promise<void> => void tell(await journal.seen(key)),
    stop: settling.stop,
  };
}
