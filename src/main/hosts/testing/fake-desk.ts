/** A desk that records its calls and gives the answers of the test: hosts are tested without a network. */
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import { ok, type Result } from '#contract/wire/problem.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import type { Desk } from '#main/desk/desk.ts';

export interface FakeDesk extends Desk {
  readonly calls: readonly {
    readonly name: string;
    readonly input: unknown;
    readonly client: string;
  }[];
  readonly released: readonly string[];
  /** Makes something happen. */
  emit(event: BridgeEvent, payload: unknown): void;
}

/** Builds one; by default each call is answered with its own input. */
export function createFakeDesk(
  answer: (input: unknown) => Promise<Result<unknown>> = async (input) => ok(input),
): FakeDesk {
  const calls: FakeDesk['calls'][number][] = [];
  const released: string[] = [];
  const events = createEmitter<{ event: BridgeEvent; payload: unknown }>();
  return {
    calls,
    released,
    emit: (event, payload) => events.emit({ event, payload }),
    call: async (name, input, client) => {
      calls.push({ name, input, client });
      return await answer(input);
    },
    subscribe: (listener) => events.subscribe(({ event, payload }) => listener(event, payload)),
    release: (client) => void released.push(client),
    wake: async () => undefined,
    lock: () => undefined,
    unfinished: () => [],
    stop: async () => undefined,
  };
}
