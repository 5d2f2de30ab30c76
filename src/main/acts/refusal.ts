/** Which acts may not be sent now, and why. */
import { createHash } from 'node:crypto';
import {
  type ActRequest,
  isSettled,
  type RecordedAct,
  refKey,
} from '#contract/bridge/recorded-acts.ts';
import { refused } from '#contract/wire/problem.ts';
import { actOf } from '#domain/acts/acts.ts';

export const NOT_WRITTEN = refused(
  'Nothing was sent, because Corridor could not record the action on this computer. Free some disk space and check that the data folder is writable (Settings shows where it is), then try again.',
);

/** What is kept of an act's input. */
export function wantedOf(request: ActRequest): unknown {
  const wanted = actOf(request.action)?.wanted;
  return wanted ? wanted(request.input as never) : request.input;
}

/** Whether it waits for the answers of other acts on the same thing, as a file does. */
export const isQueued = (request: ActRequest): boolean => actOf(request.action)?.queues === true;

/**
 * A hash by which an equal act is recognized. It includes the key of the first one, so that nobody can
 * find the input by trying.
 */
export const hashOf = (key: string, action: string, wanted: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([key, action, wanted]))
    .digest('base64');

const isEqual = (open: RecordedAct, { action }: ActRequest, wanted: unknown): boolean =>
  open.wanted === hashOf(open.key, action, wanted);

const isOnSame = (open: RecordedAct, { subject }: ActRequest): boolean =>
  refKey(open.subject) === refKey(subject);

/** Whether this act sends that one again: the same thing, an equal input and the same key. */
const isAgain = (open: RecordedAct, request: ActRequest, wanted: unknown): boolean =>
  open.key === request.key &&
  open.outcome === 'unknown' &&
  isOnSame(open, request) &&
  isEqual(open, request, wanted);

/** Whether an act has to wait for the outcome of that one: on the same thing, or its equal on a new one. */
const isInTheWay = (open: RecordedAct, request: ActRequest, wanted: unknown): boolean =>
  !isSettled(open) &&
  isOnSame(open, request) &&
  (actOf(request.action)?.kind.isNew !== true || isEqual(open, request, wanted));

/** An act that keeps another one from being sent. */
export interface Hindrance {
  readonly act: RecordedAct;
  readonly message: string;
}

/**
 * What keeps this act from being sent now; undefined when nothing does.
 * @param wanted what is kept of its input
 * @param acts all acts of the journal
 * @param later the act that changed the thing after it was read for this one
 */
export function hindranceOf(
  request: ActRequest,
  wanted: unknown,
  acts: readonly RecordedAct[],
  later: RecordedAct | undefined,
): Hindrance | undefined {
  const known = acts.find(({ key }) => key === request.key);
  if (known && isSettled(known)) {
    return {
      act: known,
      message: 'Nothing was sent. The outcome of the earlier action is known.',
    };
  }
  const open = acts.find((each) => isInTheWay(each, request, wanted)) ?? known;
  if (open) {
    if (isAgain(open, request, wanted)) return undefined;
    return {
      act: open,
      message: 'Nothing was sent. The outcome of an earlier action is not known yet.',
    };
  }
  // A file does not depend on what the files before it changed.
  if (!later || (isQueued(request) && later.action === request.action)) return undefined;
  return { act: later, message: 'Nothing was sent. Another action has just been carried out.' };
}
