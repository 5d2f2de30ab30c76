/** The handlers of the bridge calls, by area: `acts.send` is one of `Calls<'acts'>`. */
import type { z } from 'zod';
import { type BridgeCall, type BridgeOutput, bridgeCalls } from '#contract/bridge/bridge.ts';
import { failed, type Result, refused } from '#contract/wire/problem.ts';
import { wrongFields } from '#main/api/problems.ts';
import type { Logger } from '#main/basics/ports.ts';

type BridgeArgument<Name extends BridgeCall> = z.output<(typeof bridgeCalls)[Name]['input']>;

/** One handler for each bridge call: a call without one does not compile. */
export type CallHandlers = {
  readonly [Name in BridgeCall]: (
    input: BridgeArgument<Name>,
    client: string,
  ) => Promise<Result<BridgeOutput<Name>>> | Result<BridgeOutput<Name>>;
};

export type Calls<Area extends string> = Pick<
  CallHandlers,
  Extract<BridgeCall, `${Area}.${string}`>
>;

const isBridgeCall = (name: string): name is BridgeCall => Object.hasOwn(bridgeCalls, name);

/** Answers a bridge call of the window `client`, which can be cancelled when that closes. Never rejects. */
export type Answers = (name: string, input: unknown, client: string) => Promise<Result<unknown>>;

/** The function that answers one bridge call. */
export function createAnswers(handlers: CallHandlers, logger: Logger): Answers {
  function answer<Name extends BridgeCall>(name: Name, input: unknown, window: string) {
    const parsed = bridgeCalls[name].input.safeParse(input);
    if (!parsed.success) return failed(wrongFields(name, parsed.error));
    return handlers[name](parsed.data as BridgeArgument<Name>, window);
  }

  return async (name, input, window) => {
    try {
      const result = isBridgeCall(name)
        ? await answer(name, input, window)
        : refused(`There is no bridge call '${name}'.`);
      if (!result.ok && result.problem.kind === 'refused') {
        logger.warn('bridge.refused', { call: name, reason: result.problem.message });
      }
      return result;
    } catch (error) {
      logger.error('bridge.failed', { call: name, error });
      return refused(
        `Something went wrong in Corridor (${name}). If you had just confirmed an action, check its result before you repeat it. If it happens again, report it with a support bundle.`,
      );
    }
  };
}
