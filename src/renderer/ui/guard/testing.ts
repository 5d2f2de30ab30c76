/** A question for tests, whose network, main process and time are the test's. */
import { type ActRequest, isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { fullUser } from '#contract/people/users.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { Act, Read } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { createQuestion, type QuestionPorts } from './asking.ts';
import type { ShownQuestion } from './state.ts';

/** Everything that waits for no time has happened. */
export const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What is answered in turn, the last one again and again; a function is asked for its answer. */
class Answers {
  readonly left: unknown[];
  count = 0;

  constructor(given: readonly unknown[]) {
    this.left = [...given];
  }

  next(): unknown {
    this.count += 1;
    const answer = this.left.length > 1 ? this.left.shift() : this.left[0];
    return typeof answer === 'function' ? answer() : answer;
  }
}

/** An answer that the test gives later. */
export function held() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { answer: () => promise, resolve, reject };
}

/** Says no, in place of an answer. */
export const failing = (problem: ConstructorParameters<typeof ProblemError>[0]) => () =>
  Promise.reject(new ProblemError(problem));

export const OFFLINE = { kind: 'offline', message: 'No answer' } as const;
export const LOST = { kind: 'server', message: 'Gateway Timeout', status: 504 } as const;
export const REFUSED = { kind: 'server', message: 'Not now', status: 409 } as const;

interface Asking<T, Choice> {
  readonly act: Act<T, Choice>;
  /** The thing as the screen showed it. */
  readonly seen: T;
  /** What the network answers to readings. */
  readonly readings?: readonly unknown[];
  /** Answers to calls that a case is not about; undefined for the next one of `readings`. */
  readonly beside?: (name: string, input: object) => unknown;
  /** What comes of what is sent. */
  readonly answers?: readonly unknown[];
  /** The acts of unknown outcome, before the question. */
  readonly unsettled?: readonly SentAct[];
  readonly doubt?: (now: T, asked: Choice) => string | null;
  readonly isRead?: boolean;
  readonly isSeen?: boolean;
  readonly run?: string;
}

/** A question that has not been opened. */
export function asking<T, Choice>(given: Asking<T, Choice>) {
  const { act, seen, doubt, isRead, isSeen, run, readings = [], answers = [{}] } = given;
  const network = new Answers(readings);
  const main = new Answers(answers);
  const sent: Omit<ActRequest, 'callId'>[] = [];
  const inputs: unknown[] = [];
  const unsettled = new Map((given.unsettled ?? []).map((each) => [each.key, each]));
  const followers: { readonly key: string; readonly hear: (act: SentAct) => void }[] = [];
  const counts = { reloads: 0, numbers: 0 };
  const numbers = {
    next: () => {
      counts.numbers += 1;
      return Promise.resolve(counts.numbers);
    },
  };
  const ports: QuestionPorts = {
    read: (async (name: string, input: object) => {
      const aside = given.beside?.(name, input);
      if (aside !== undefined) return aside;
      inputs.push([name, input]);
      return await network.next();
    }) as Read,
    beginReading: () => numbers.next(),
    send: async (request) => {
      sent.push(request);
      return await main.next();
    },
    unsettled: () => [...unsettled.values()],
    follow: (key, hear) => {
      const follower = { key, hear };
      followers.push(follower);
      return () => {
        const at = followers.indexOf(follower);
        if (at >= 0) followers.splice(at, 1);
      };
    },
    reload: () => {
      counts.reloads += 1;
    },
  };
  const options = { act, seen, role: 'admin', doubt, ...(isSeen !== undefined && { isSeen }) };
  const more = { ...(isRead !== undefined && { isRead }), ...(run !== undefined && { run }) };
  const acting = createQuestion({ ...options, ...more }, ports);
  return {
    acting,
    sent,
    numbers,
    unsettled,
    /** The answers to the readings to come. */
    readings: network.left,
    /** The readings so far, as calls of the network. */
    inputs,
    reads: () => network.count,
    reloads: () => counts.reloads,
    state: (): ShownQuestion<T> => acting.state(),
    /** The keys of the acts that the question follows. */
    followed: () => followers.map(({ key }) => key),
    /** The main process tells of an act. */
    tell: async (told: SentAct) => {
      if (isSettled(told)) unsettled.delete(told.key);
      else unsettled.set(told.key, told);
      for (const { key, hear } of [...followers]) if (key === told.key) hear(told);
      await quiet();
    },
  };
}

/** An answer to a reading of withdrawals: that one alone. */
export const withdrawal = (status: string, more: object = {}) =>
  referralTransaction.parse({ id: 7, type: 'withdraw', amount: '10', status, ...more });
export const page = <Row>(...rows: readonly Row[]) => ({ rows, rowCount: rows.length });

export const user = (more: object = {}) =>
  fullUser.parse({ id: '3', full_name: 'Ada Obi', status: 'active', phone: '+1', ...more });

/** The check of an act that has been read for often enough to be sent again. */
export const CHECKED = {
  status: 'reading',
  waitsFor: null,
  isEarly: false,
  readAt: '2026-11-22T14:00:15.000Z',
  state: 'was Pending',
  until: '2026-11-22T14:30:00.000Z',
} as const;

/** An act of unknown outcome, as the main process tells of it. */
export const unknownAct = (
  action: ActName,
  subject: SentAct['subject'],
  more: Partial<SentAct> = {},
): SentAct => ({
  key: '00000000-0000-4000-8000-000000000001',
  person: '1',
  action,
  endpoint: 'referrals.approve',
  subject,
  run: null,
  wanted: 'hash',
  tries: 1,
  sentAt: '2026-11-22T14:00:00.000Z',
  outcome: 'unknown',
  status: 504,
  answeredAt: '2026-11-22T14:00:01.000Z',
  settlement: null,
  settledAt: null,
  found: null,
  isNews: false,
  check: { ...CHECKED, isEarly: true, readAt: null },
  ...more,
});

const WITHDRAWAL = { kind: 'withdrawal', id: '7' } as const;
export const PENDING = page(withdrawal('pending'));
/** An act that approves the withdrawal, of unknown outcome. */
export const approval = (more: Partial<SentAct> = {}) =>
  unknownAct('withdrawal.approve', WITHDRAWAL, more);
export const OTHER = unknownAct(
  'withdrawal.approve',
  { kind: 'withdrawal', id: '8' },
  { key: '00000000-0000-4000-8000-000000000008' },
);
const INITIATED = { text: 'Initiated', at: null };
const LATER = '2026-11-22T14:02:00.000Z';
export const FOUND = {
  settlement: 'happened',
  settledAt: LATER,
  found: INITIATED,
  check: null,
} as const;
export const DECIDED = { settlement: 'checked', settledAt: LATER, check: null } as const;

/** A question about approving a withdrawal that is read as pending, with these answers to its acts. */
export function approving(...answers: readonly unknown[]) {
  const input = { doubt: null as string | null };
  const question = asking({
    act: WITHDRAWAL_ACTS['withdrawal.approve'],
    seen: withdrawal('pending'),
    readings: [PENDING],
    answers,
    doubt: () => input.doubt,
  });
  return { ...question, input, yes: () => question.acting.confirm(null) };
}

/** What comes of an act that was written down and sent, and got no clear answer. */
export const lost = (question: ReturnType<typeof approving>, problem: Problem = LOST) => {
  const key = question.sent.at(-1)?.key ?? '';
  question.unsettled.set(OTHER.key, OTHER);
  question.unsettled.set(key, approval({ key }));
  return failing(problem)();
};

/** A question whose act got no clear answer, and the act. */
export async function unanswered(...later: readonly unknown[]) {
  const question: ReturnType<typeof approving> = approving(() => lost(question), ...later);
  await question.acting.open();
  await question.yes();
  const [sent] = question.sent;
  return {
    ...question,
    sentAct: (more: Partial<SentAct> = {}) => approval({ key: sent?.key ?? '', ...more }),
  };
}

/** A question whose act may be sent again: no early reading has shown its outcome. */
export async function checked(...later: readonly unknown[]) {
  const question = await unanswered(...later);
  await question.tell(question.sentAct({ check: CHECKED }));
  return question;
}
