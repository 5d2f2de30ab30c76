/** Practice: into the sandbox and back, for every window. */
import type { AppInfo } from '#contract/bridge/bridge.ts';
import { ask } from '../calls/bridge.ts';
import { useDesk } from './desk.ts';

/** Whether the network is the sandbox: nothing shown is real. */
export const useIsPractice = (): boolean => useDesk().app.practice;

/** Whether practice can be entered or left here. */
export const usePracticeSwitch = (): AppInfo['practiceSwitch'] => useDesk().app.practiceSwitch;

/**
 * Opens the practice sandbox. The windows reload when it is done.
 * @param signsOut whether someone who is signed in has agreed to be signed out of the real network
 * @throws {ProblemError}
 */
export const openPractice = (signsOut: boolean): Promise<void> =>
  ask('practice.enter', { signsOut });
