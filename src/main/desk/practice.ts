/**
 * Practice beside a real network: one desk at a time. The switch stops the current desk and routes
 * every window to the other one, which has a separate API, session and data. A stopped desk sends
 * nothing, so the real network gets nothing of practice.
 */
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import { refused } from '#contract/wire/problem.ts';
import { createEmitter } from '../basics/emitter.ts';
import type { Logger, PracticeSwitch, SandboxRestart } from '../basics/ports.ts';
import type { Desk } from './desk.ts';

/** Builds the desk of one side; with `anew` on a new world, where it has a sandbox. */
type OpenSide = (
  practiceSwitch: PracticeSwitch,
  restart: SandboxRestart,
  anew: boolean,
) => Promise<Desk>;

export interface PracticeSides {
  /** Builds the desk of the real network: at the start, and again after practice. */
  readonly openReal: OpenSide;
  /** Builds the desk of practice; stopping it stops its sandbox too. Undefined without a real network. */
  readonly openPractice?: OpenSide;
  readonly logger: Logger;
}

type Side = 'real' | 'practice';

const CHANGED = refused(
  'Nothing was sent, because practice was started or left in the meantime. Reload the window.',
);

/** Opens the real side. The result is a desk like any other; a host does not see the switch. */
export async function openWithPractice(sides: PracticeSides): Promise<Desk> {
  const { logger } = sides;
  const messages = createEmitter<{ readonly event: BridgeEvent; readonly payload: unknown }>();
  const startedOn = new Map<string, Desk>();
  /** The desks that were left, while they end. */
  let ending: Promise<unknown> = Promise.resolve();
  let passing: Promise<void> | undefined;
  /** The desk of the real network, whose unfinished work is kept during practice. */
  let beneath: Desk | undefined;
  let current: Desk;
  let stopListening: (() => void) | undefined;

  function open(side: Side, anew = false): Promise<Desk> {
    const restart: SandboxRestart = (wanted) => one(() => restartOnce(side, wanted.anew));
    return side === 'practice' && sides.openPractice
      ? sides.openPractice({ leads: 'out', pass: () => pass('real') }, restart, anew)
      : sides.openReal({ leads: 'in', pass: () => pass('practice') }, restart, anew);
  }

  function become(desk: Desk): void {
    stopListening?.();
    current = desk;
    stopListening = desk.subscribe((event, payload) => messages.emit({ event, payload }));
  }

  /** Two windows may ask at once: both get what the first one does. */
  function one(change: () => Promise<void>): Promise<void> {
    passing ??= change().finally(() => {
      passing = undefined;
    });
    return passing;
  }

  const pass = (to: Side) => one(() => passOnce(to));

  /** Puts another desk of the same side into the place of the current one. */
  async function restartOnce(side: Side, anew: boolean): Promise<void> {
    // The old sandbox holds the folder until it has ended, and the next one needs it.
    await current.stop();
    become(await open(side, anew));
    logger.info(anew ? 'practice.started-over' : 'practice.restarted');
    messages.emit({ event: 'restarted', payload: {} });
  }

  async function passOnce(to: Side): Promise<void> {
    // A sandbox that still ends holds the folder that the next one needs.
    await ending;
    const next = await open(to);
    const left = current;
    become(next);
    beneath = to === 'practice' ? left : undefined;
    ending = left.stop().catch((error: unknown) => logger.error('practice.not-ended', { error }));
    logger.info(to === 'practice' ? 'practice.entered' : 'practice.left');
    messages.emit({ event: 'practice', payload: { on: to === 'practice' } });
  }

  become(await open('real'));
  return {
    call: async (name, input, client) => {
      const desk = current;
      if (name === 'app.start') startedOn.set(client, desk);
      // A window that has not started on this desk may mean the other network.
      if (startedOn.get(client) !== desk) return CHANGED;
      return await desk.call(name, input, client);
    },
    subscribe: (listener) => messages.subscribe(({ event, payload }) => listener(event, payload)),
    release: (client) => {
      startedOn.delete(client);
      current.release(client);
    },
    wake: () => current.wake(),
    lock: () => current.lock(),
    unfinished: () => [...(beneath?.unfinished() ?? []), ...current.unfinished()],
    stop: async () => {
      await passing?.catch(() => undefined);
      await current.stop();
      await ending;
    },
  };
}
