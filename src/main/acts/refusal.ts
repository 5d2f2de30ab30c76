/** Which acts may not be sent now, and why. */
import { createHash } from 'node:crypto';
import {
  type ActRequest,
  isSettled,
  type RecordedAct,
  refKey,
} from '#contract/bridge/recorded-acts.ts';
import { refused } from '#contract/wire/problem.ts';
import { keptOf, mayCover } from '#domain/acts/act.ts';
import { type AnyAct, actOf } from '#domain/acts/acts.ts';
import type { Want } from './wants.ts';

export const NOT_WRITTEN = refused(
  'Nothing was sent, because Corridor could not record the action on this computer. Free some disk space and check that the data folder is writable (Settings shows where it is), then try again.',
);

/** What is kept of an act's input, and by what of it an equal act is recognized. */
export type Kept = ReturnType<typeof keptOf>;

/** What is kept of the input of an act that this person sends. */
export const keptOfRequest = ({ action, input }: ActRequest, person: string): Kept =>
  keptOf(actOf(action) ?? {}, input, person);

/** Whether it waits for the answers of other acts on the same thing, as a file does. */
export const isQueued = (request: ActRequest): boolean => actOf(request.action)?.queues === true;

/** A hash by which an equal act is recognized. With the first one's key in it, nobody can find the input by trying. */
export const hashOf = (key: string, action: string, { like }: Pick<Kept, 'like'>): string =>
  createHash('sha256')
    .update(JSON.stringify([key, action, like]))
    .digest('base64');

/** An act that is to be sent, and what is known of those before it. */
export interface Intent {
  readonly request: ActRequest;
  readonly kept: Kept;
  /** What an unsettled act wanted; undefined where that is not known. */
  wantOf(key: string): Want | undefined;
}

const isLike = (open: RecordedAct, { request: { action }, kept }: Intent): boolean =>
  open.wanted === hashOf(open.key, action, kept);

const isOnSame = (open: RecordedAct, { subject }: ActRequest): boolean =>
  refKey(open.subject) === refKey(subject);

const isUnderItsKey = ({ key, action, outcome }: RecordedAct, request: ActRequest): boolean =>
  outcome === 'unknown' && key === request.key && action === request.action;

/** Whether this act sends that one again: the same thing, the same input and the same key. */
function isAgain(open: RecordedAct, intent: Intent): boolean {
  const { request, kept, wantOf } = intent;
  if (!(isUnderItsKey(open, request) && isOnSame(open, request))) return false;
  const first = wantOf(open.key);
  return first
    ? JSON.stringify(first.wanted) === JSON.stringify(kept.wanted)
    : isLike(open, intent);
}

const kindOf = (action: string): Pick<AnyAct['kind'], 'covers' | 'isNew'> =>
  actOf(action)?.kind ?? {};

/** Whether one of them is about many things, among which may be that of the other one. */
function overlap(
  open: Pick<RecordedAct, 'key' | 'action' | 'subject'>,
  { request, wantOf }: Pick<Intent, 'request' | 'wantOf'>,
): boolean {
  const { action, subject, before } = request;
  const many = kindOf(open.action);
  return (
    mayCover(kindOf(action), before, open.subject) ||
    (many.covers?.acts.includes(action) === true &&
      mayCover(many, wantOf(open.key)?.before ?? null, subject))
  );
}

/** Whether an act has to wait for the outcome of that one: on the same thing, or its equal on a new one. */
function isInTheWay(open: RecordedAct, intent: Intent): boolean {
  const { request } = intent;
  if (isSettled(open)) return false;
  if (!isOnSame(open, request)) return overlap(open, intent);
  return kindOf(request.action).isNew !== true || isLike(open, intent);
}

/** Whether a reading cannot tell that one from this: of a new thing or a file, a person has only marked it as checked. */
function isDoubtful(open: RecordedAct, intent: Intent): boolean {
  const { request } = intent;
  const isFurther = kindOf(request.action).isNew === true || isQueued(request);
  const isOpen = open.settlement === 'checked' && open.key !== request.despite;
  return isFurther && isOpen && isOnSame(open, request) && isLike(open, intent);
}

/** An act that keeps another one from being sent. */
export interface Hindrance {
  readonly act: RecordedAct;
  readonly message: string;
}

const because = (act: RecordedAct, why: string): Hindrance => ({
  act,
  message: `Nothing was sent${why}`,
});

/**
 * What keeps this act from being sent now; undefined when nothing does.
 * @param acts all acts of the journal
 * @param later the act that changed the thing after it was read for this one
 */
export function hindranceOf(
  intent: Intent,
  acts: readonly RecordedAct[],
  later: RecordedAct | undefined,
): Hindrance | undefined {
  const { request } = intent;
  const known = acts.find(({ key }) => key === request.key);
  if (known && isSettled(known))
    return because(known, '. The outcome of the earlier action is known.');
  const open = acts.find((each) => isInTheWay(each, intent)) ?? known;
  if (open) {
    if (isAgain(open, intent)) return undefined;
    return isUnderItsKey(open, request)
      ? because(
          open,
          '. Only the values that were sent first can be sent again before their outcome is known.',
        )
      : because(open, '. The outcome of an earlier action is not known yet.');
  }
  // A file does not depend on what the files before it changed.
  if (later && !(isQueued(request) && later.action === request.action)) {
    return because(later, '. Another action has just been carried out.');
  }
  const equal = acts.findLast((each) => isDoubtful(each, intent));
  return equal && because(equal, ', because the same was sent before.');
}
