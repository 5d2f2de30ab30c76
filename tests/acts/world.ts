/**
 * The whole way of an act without a window: the guard's question, the main process with its journal, and
 * a network that does, does late, does not, answers late or not at all. Time passes only when it is put
 * forward.
 */

import { type ActRequest, isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { SessionChange, SessionState } from '#contract/bridge/session-state.ts';
import { isAct } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import type { Act, Read } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { type Acts, createActs } from '#main/acts/acts.ts';
import { createJournal, type Journal } from '#main/acts/journal.ts';
import type { Clock } from '#main/acts/search.ts';
import { memoryWants, type Wants } from '#main/acts/wants.ts';
import type { ServiceCall } from '#main/api/services.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { createQuestion, type Question, type QuestionPorts } from '#renderer/ui/guard/asking.ts';
import { Network } from './network.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Everything that waits for no time has happened. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Time that passes only by {@link advance}. */
class Time implements Clock {
  #now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  readonly elapsed = () => this.#now;

  readonly pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      this.after(milliseconds, resolve);
      signal.addEventListener('abort', () => resolve());
    });

  after(milliseconds: number, run: () => void): void {
    this.#timers.push({ at: this.#now + milliseconds, run });
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    const next = () => this.#timers.toSorted((a, b) => a.at - b.at)[0];
    await quiet();
    for (let timer = next(); timer && timer.at <= end; timer = next()) {
      const { at, run } = timer;
      this.#timers = this.#timers.filter((other) => other.run !== run);
      this.#now = at;
      run();
      await quiet();
    }
    this.#now = end;
  }
}

/** How the network treats one sending of an act; times in seconds. */
export interface Treatment {
  /** Its answer, and after how long. */
  readonly answer: 'done' | 'refused' | 'gateway' | 'none';
  readonly answersAfter: number;
  /** When the act is carried out; null for never. What is refused never is, what is done always is. */
  readonly actsAfter: number | null;
}

const SECOND = 1000;
const ENDED: Problem = { kind: 'session-ended', message: 'over' };
const GATEWAY: Problem = { kind: 'server', message: 'Gateway Timeout', status: 504 };
const NO_ANSWER: Problem = { kind: 'offline', message: 'no answer' };
const ANSWERS: Readonly<Record<Treatment['answer'], Result<unknown>>> = {
  done: ok({}),
  refused: failed({ kind: 'server', message: 'Not now', status: 409 }),
  gateway: failed(GATEWAY),
  none: failed(NO_ANSWER),
};

/** One sending that reached the network. */
export interface Sending {
  readonly key: string;
  /** Whether the outcome of the act before was known, or decided, when this one was sent. */
  readonly isNewDecision: boolean;
  readonly carriedOutBefore: number;
}

/** One installation, one page and the network. */
export class World {
  readonly time = new Time();
  readonly network: Network;
  readonly sendings: Sending[] = [];
  /** How often a person has pressed a button that may send. */
  presses = 0;
  isOffline = false;
  /** Whether nothing but this installation has changed the thing, and nothing it has kept was lost. */
  isUndisturbed = true;
  /** What happens to the next sending. */
  treatment: Treatment = { answer: 'done', answersAfter: 0, actsAfter: 0 };
  question: Question<unknown, unknown>;
  acts: Acts;
  journal: Journal;
  #text = '';
  #wants: Wants = memoryWants();
  #life = 0;
  #state: SessionState = { status: 'signed-in', user: { id: '1', role: 'admin' } };
  readonly #sessionListeners = new Set<(change: SessionChange) => void>();
  #unsettled = new Map<string, SentAct>();
  #listeners = new Set<(act: SentAct) => void>();

  constructor(action: ActName) {
    this.network = new Network(action);
    [this.journal, this.acts] = this.#start();
    this.question = this.#ask();
  }

  #start(): [Journal, Acts] {
    this.#life += 1;
    const life = this.#life;
    const isAlive = () => life === this.#life;
    const never = () => new Promise<never>(() => undefined);
    const journal = createJournal(
      {
        append: async (text) => {
          if (!isAlive()) await never();
          this.#text += text;
        },
        replace: (text) => {
          if (isAlive()) this.#text = text;
          return Promise.resolve();
        },
      },
      { keepDays: 30, logger: SILENT },
      this.#text,
    );
    const acts = createActs({
      journal,
      wants: this.#wants,
      session: {
        state: () => this.#state,
        onChange: (listener) => {
          this.#sessionListeners.add(listener);
          return () => this.#sessionListeners.delete(listener);
        },
      },
      logger: SILENT,
      clock: this.time,
      send: (call) => (isAlive() ? this.#receive(call) : never()),
      onAct: (act) => isAlive() && this.#hear(act),
      onUpload: () => undefined,
    });
    return [journal, acts];
  }

  #hear(act: SentAct): void {
    if (isSettled(act)) this.#unsettled.delete(act.key);
    else this.#unsettled.set(act.key, act);
    for (const listener of [...this.#listeners]) listener(act);
  }

  #receive({ name, endpoint, input, idempotencyKey }: ServiceCall): Promise<Result<unknown>> {
    if (this.#state.status === 'signed-out') return Promise.resolve(failed(ENDED));
    if (this.isOffline) return Promise.resolve(failed(NO_ANSWER));
    return isAct(endpoint)
      ? this.#carryOut(idempotencyKey ?? '')
      : Promise.resolve(this.#answer(name, input));
  }

  #answer(name: EndpointName, input: unknown): Result<unknown> {
    const found = this.network.answer(name, input as object);
    return found === undefined
      ? failed({ kind: 'server', message: 'Not found', status: 404 })
      : ok(found);
  }

  #carryOut(key: string): Promise<Result<unknown>> {
    const { answer, answersAfter, actsAfter } = this.treatment;
    const last = this.sendings.at(-1);
    const before = this.journal.acts().find((act) => act.key === last?.key);
    this.sendings.push({
      key,
      isNewDecision: last?.key !== key && (before === undefined || isSettled(before)),
      carriedOutBefore: this.network.carriedOut,
    });
    const isDone = answer === 'done';
    if (isDone) this.network.carryOut();
    else if (answer !== 'refused' && actsAfter !== null) {
      this.time.after(actsAfter * SECOND, () => this.network.carryOut());
    }
    return new Promise((resolve) => {
      this.time.after(answersAfter * SECOND, () => resolve(ANSWERS[answer]));
    });
  }

  readonly #read: Read = async (name, input) => {
    const result = await this.#receive({ name, endpoint: endpoints[name], input });
    if (!result.ok) throw new ProblemError(result.problem);
    return result.value as never;
  };

  #ports(): QuestionPorts {
    return {
      read: this.#read,
      beginReading: () => Promise.resolve(this.acts.read()),
      send: async (request) => {
        const whole: ActRequest = { ...request, callId: crypto.randomUUID() };
        const result = await this.acts.send(whole, 'w1');
        if (!result.ok) throw new ProblemError(result.problem);
        return result.value;
      },
      unsettled: () => [...this.#unsettled.values()],
      follow: (key, listener) => {
        const hear = (act: SentAct) => act.key === key && listener(act);
        this.#listeners.add(hear);
        return () => this.#listeners.delete(hear);
      },
      reload: () => undefined,
    };
  }

  /** Whether the question shows the act that was sent: nothing else has to tell of its outcome. */
  get isShown(): boolean {
    return this.#listeners.size > 0;
  }

  /** The thing as a screen shows it. */
  #seen(): unknown {
    const { act, rule, state } = this.network;
    const [first] = state[rule.list] ?? [];
    if (act.kind.isNew) return NO_EQUALS;
    if (rule.list === 'siteSettings.read') return { on: first?.['value'] };
    if (this.network.action.startsWith('orders.')) {
      return { query: { filters: {} }, rowCount: 0, rows: null };
    }
    if (this.network.action === 'options.update') {
      const { rows } = this.network.answer('hybridOrderOptions.list', {}) as { rows: unknown[] };
      return { filters: {}, rowCount: rows.length, rows };
    }
    const found = this.network.answer(rule.list as EndpointName, {}) as { rows?: unknown[] };
    return found && 'rows' in found ? found.rows?.[0] : found;
  }

  #ask(): Question<unknown, unknown> {
    const act = this.network.act as unknown as Act<unknown, unknown>;
    return createQuestion({ act, seen: this.#seen() ?? {}, role: 'admin' }, this.#ports());
  }

  /** Opens the question, or closes it and opens it again. */
  async open(): Promise<void> {
    this.question.close();
    if (this.#seen() === undefined) return;
    this.question = this.#ask();
    await this.question.open();
    await quiet();
  }

  /** Presses the button that may send, and waits as long as the network may take. */
  async press(treatment: Treatment, seconds: number): Promise<void> {
    this.treatment = treatment;
    await this.confirm(this.network.rule.choice ?? {}, seconds);
  }

  /** Presses it with this choice. */
  async confirm(choice: unknown, seconds = 1): Promise<void> {
    this.presses += 1;
    void this.question.confirm(choice);
    await this.time.advance(seconds * SECOND);
  }

  /** The page is loaded again: only the main process knows what was sent. */
  async reload(): Promise<void> {
    this.#listeners = new Set();
    this.#unsettled = new Map(this.acts.unsettled().map((act) => [act.key, act]));
    await this.open();
  }

  /** The program is killed and started again. */
  async kill(losesWants: boolean): Promise<void> {
    if (losesWants) {
      this.#wants = memoryWants();
      this.isUndisturbed = false;
    }
    const killed = this.acts;
    this.#sessionListeners.clear();
    [this.journal, this.acts] = this.#start();
    void killed.stop();
    await this.reload();
  }

  /** Somebody else changes the thing: by the same act, otherwise, or back. */
  disturb(by: 'the same' | 'another' | 'undoing'): void {
    this.isUndisturbed = false;
    if (by === 'the same') this.network.carryOut();
    else if (by === 'another') this.network.rival();
    else this.network.undo();
  }

  sign(isIn: boolean): void {
    this.#state = isIn
      ? { status: 'signed-in', user: { id: '1', role: 'admin' } }
      : { status: 'signed-out' };
    for (const listener of [...this.#sessionListeners]) {
      listener({ state: this.#state, ended: false });
    }
  }
}
