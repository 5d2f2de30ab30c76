/** A state machine that runs: a pure function says what an event makes of its state, and what is to be done then. */
import { createStore, type Store } from './store.ts';

/** What an event makes of a state, and what is to be done then. */
export type Step<State, Effect> = readonly [State, ...Effect[]];

export interface Machine<State, Event> extends Pick<Store<State>, 'get' | 'subscribe'> {
  dispatch(event: Event): void;
}

/** Runs a state machine from its first state; `carryOut` does what is to be done, and reports it by further events. */
export function createMachine<State, Event, Effect>(
  first: State,
  reduce: (state: State, event: Event) => Step<State, Effect>,
  carryOut: (effect: Effect) => unknown,
): Machine<State, Event> {
  const { get, set, subscribe } = createStore(first);
  return {
    get,
    subscribe,
    dispatch: (event) => {
      const [next, ...effects] = reduce(get(), event);
      set(next);
      for (const effect of effects) void carryOut(effect);
    },
  };
}
