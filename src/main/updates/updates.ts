/** Updates of Corridor, checked and downloaded in the background, installed at the end. They never interrupt. */
import type { UpdateState } from '#contract/bridge/bridge.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import type { Logger, NewerVersion, UpdateRefusal, Updater } from '#main/basics/ports.ts';

/** Rejection of a download that is not what the publisher has signed. Nothing of it is kept. */
export class UpdateRefusedError extends Error {
  override readonly name = 'UpdateRefusedError';
}

/** Rejection of a download whose signer cannot be checked. The download is deleted. */
export class UpdateUncheckedError extends Error {
  override readonly name = 'UpdateUncheckedError';
}

export interface Updates {
  state(): UpdateState;
  /** Checks now, or joins the check under way; a refused version is downloaded again. Never rejects. */
  check(): Promise<UpdateState>;
  /** Restarts into the version that is ready; false when there is none. */
  install(): boolean;
  /** The returned function stops listening. */
  onState(listener: (state: UpdateState) => void): () => void;
  /** Looks no more. */
  stop(): void;
}

export interface UpdatesOptions {
  /** Null where the installation does not update itself. */
  readonly updater: Updater | null;
  readonly logger: Logger;
}

/** Milliseconds. The first look waits until the console has started and its lists are there. */
const FIRST_CHECK = 30_000;
const CHECK_EVERY = 4 * 60 * 60_000;
/** A random share of each wait is taken off, so that many consoles do not ask in the same instant. */
const JITTER = 0.25;

const jittered = (wait: number) => wait * (1 - Math.random() * JITTER);

/** Starts looking for updates where there is an updater. */
export function createUpdates({ updater, logger }: UpdatesOptions): Updates {
  const states = createEmitter<UpdateState>();
  let state: UpdateState = { status: updater ? 'idle' : 'none' };
  let running: Promise<UpdateState> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function report(next: UpdateState): UpdateState {
    state = next;
    if (!isStopped) states.emit(next);
    return next;
  }

  async function download(from: Updater, { version, notes }: NewerVersion): Promise<UpdateState> {
    let percent = 0;
    report({ status: 'downloading', version, percent });
    try {
      await from.download((now) => {
        const whole = Math.floor(now);
        if (whole === percent) return;
        percent = whole;
        report({ status: 'downloading', version, percent });
      });
    } catch (error) {
      return report({ status: 'failed', message: rejected(from, version, error) });
    }
    logger.info('update.ready', { version });
    return report({ status: 'ready', version, notes });
  }

  /** Logs why a version was not installed. @returns the message for the user */
  function rejected({ refusals }: Updater, version: string, error: unknown): string {
    const reason = reasonOf(error);
    if (reason) {
      logger.error(`update.${reason}`, { version, error });
      refusals.write({ version, reason });
      return WORDS[reason](version);
    }
    logger.warn('update.not-downloaded', { version, error });
    return failure(version);
  }

  async function look(from: Updater, isAsked: boolean): Promise<UpdateState> {
    report({ status: 'checking' });
    let release: NewerVersion | null;
    try {
      release = await from.find();
    } catch (error) {
      logger.warn('update.not-checked', { error });
      return report({ status: 'failed', message: UNKNOWN });
    }
    if (!release) return report({ status: 'idle' });
    const known = from.refusals.read();
    if (known?.version === release.version && !isAsked) {
      return report({ status: 'failed', message: WORDS[known.reason](release.version) });
    }
    return await download(from, release);
  }

  function check(isAsked: boolean): Promise<UpdateState> {
    if (!updater || isStopped || state.status === 'ready') return Promise.resolve(state);
    running ??= look(updater, isAsked).finally(() => {
      running = undefined;
    });
    return running;
  }

  function plan(wait: number): void {
    timer = setTimeout(async () => {
      await check(false);
      if (!isStopped) plan(CHECK_EVERY);
    }, jittered(wait));
    timer.unref();
  }
  if (updater) plan(FIRST_CHECK);

  return {
    state: () => state,
    check: () => check(true),
    install: () => {
      if (!updater || state.status !== 'ready') return false;
      updater.install();
      return true;
    },
    onState: states.subscribe,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const UNKNOWN =
  'Corridor could not check for updates. You can keep working. Corridor tries again later.';
const failure = (version: string) =>
  `Version ${version} could not be downloaded. You can keep working. Corridor tries again later.`;
const WORDS: Readonly<Record<UpdateRefusal['reason'], (version: string) => string>> = {
  unchecked: (version) =>
    `Version ${version} was not installed because this computer could not check its signature. You can keep working. Tell your administrator.`,
  refused: (version) =>
    `Version ${version} was not installed because the download failed its security check. You can keep working. Tell your administrator.`,
};

/** Why a version is not to be downloaded again; undefined for a failure that may pass. */
function reasonOf(error: unknown): UpdateRefusal['reason'] | undefined {
  if (error instanceof UpdateRefusedError) return 'refused';
  return error instanceof UpdateUncheckedError ? 'unchecked' : undefined;
}
