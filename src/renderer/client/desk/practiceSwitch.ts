/** Practice: into the sandbox and back, for every window. */
import type { BridgeCall } from '#contract/bridge/bridge.ts';
import { ask } from '../calls/bridge.ts';
import { useDesk } from './desk.ts';

type PracticeCall = Extract<BridgeCall, 'practice.enter' | 'practice.leave'>;

/** Starts the sandbox again that has ended; the windows start again. @throws {ProblemError} */
export const restartSandbox = (): Promise<void> => ask('practice.restart', undefined);

/** Whether practice can be entered or left here. */
export const usePracticeSwitch = (): PracticeCall | null => useDesk().app.practiceSwitch;

/**
 * Enters or leaves practice. The windows reload when it is done.
 * @throws {ProblemError}
 */
export const passPracticeSwitch = (call: PracticeCall): Promise<void> => ask(call, undefined);
