/** Rules over the record of calls. Those over the state of things are made by the stage. */
import type { EndpointName } from '#contract/wire/endpoints.ts';

/** A call of the network as it arrived. */
export interface Call {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Its Idempotency-Key. */
  readonly key: string | undefined;
  /** Whether it changes something. */
  readonly isAct: boolean;
}

/** A call that changes something, with its real outcome, whatever answer reached the caller. */
export interface NotedCall extends Call {
  readonly at: Date;
  /** An HTTP status. */
  readonly status: number;
}

/** Something that must, or must not, be so. */
export interface Rule {
  /** As the debriefing says it. */
  readonly says: string;
  readonly holds: (acts: readonly NotedCall[]) => boolean | Promise<boolean>;
}

/** Whether an act is the one that is meant. */
type Which = (act: NotedCall) => boolean;

const REFUSED = 400;
const wasCarriedOut: Which = ({ status }) => status < REFUSED;

/** Acts by one of these calls whose input has these values; ids may be numbers or texts. */
export const by =
  (calls: EndpointName | readonly EndpointName[], input: Readonly<Record<string, unknown>> = {}) =>
  (act: NotedCall): boolean =>
    [calls].flat().some((name) => name === act.name) &&
    Object.entries(input).every(([field, value]) => String(act.input[field]) === String(value));

/** Acts by one of these calls about any other thing. */
export const onAnother =
  (calls: EndpointName | readonly EndpointName[], id: number): Which =>
  (act) =>
    by(calls)(act) && !by(calls, { id })(act);

/** One of these was carried out. */
export const happened = (says: string, ...which: readonly Which[]): Rule => ({
  says,
  holds: (acts) => acts.some((act) => wasCarriedOut(act) && which.some((each) => each(act))),
});

/** It was asked for, whether or not the network carried it out. */
export const wasAsked = (says: string, which: Which): Rule => ({
  says,
  holds: (acts) => acts.some(which),
});

/** It was carried out once, and not asked for again. */
export const once = (says: string, which: Which): Rule => ({
  says,
  holds: (acts) =>
    acts.filter(which).length === 1 && acts.some((act) => which(act) && wasCarriedOut(act)),
});

/** It was asked for again after it had been carried out. */
export const again = (says: string, which: Which): Rule => ({
  says,
  holds: (acts) => {
    const first = acts.findIndex((act) => which(act) && wasCarriedOut(act));
    return first !== -1 && acts.slice(first + 1).some(which);
  },
});

/** These were carried out one after the other. */
export const inTurn = (says: string, ...steps: readonly Which[]): Rule => ({
  says,
  holds: (acts) => {
    let done = 0;
    for (const act of acts) if (wasCarriedOut(act) && steps[done]?.(act)) done += 1;
    return done === steps.length;
  },
});

/** It was carried out although the other had not been before. */
export const without = (says: string, which: Which, needed: Which): Rule => ({
  says,
  holds: (acts) => {
    const carriedOut = acts.filter(wasCarriedOut);
    const at = carriedOut.findIndex(which);
    return at !== -1 && !carriedOut.slice(0, at).some(needed);
  },
});
