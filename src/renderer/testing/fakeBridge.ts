/**
 * A bridge without a main process, for component tests. It answers the page's calls with the
 * answers of the test, validated by the contract's schemas as the main process does.
 */
import type { z } from 'zod';
import {
  type Bridge,
  type BridgeCall,
  type BridgeEvent,
  type BridgeEventPayload,
  type BridgeInput,
  type BridgeOutput,
  bridgeCalls,
  type StartState,
} from '#contract/bridge/bridge.ts';
import type { SessionState } from '#contract/bridge/session-state.ts';
import { type EndpointInput, type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { checkedPage } from '#domain/lists/checked-page.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';

/** The same without fields that a server may leave out: the schemas read those, too. */
export type Sparse<T> = T extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sparse<T[Key]> | undefined }
    : T;
type Wire<Name extends EndpointName> = Sparse<z.input<(typeof endpoints)[Name]['answer']>>;

/**
 * The network's answers by endpoint: the answer on the wire, or a function of the input, which may
 * throw a {@link ProblemError}.
 */
export type Answers = {
  readonly [Name in EndpointName]?:
    | Wire<Name>
    | ((input: EndpointInput<Name>) => Wire<Name> | Promise<Wire<Name>>);
};

/** What the main process answers to other calls of the bridge; the fake knows the usual ones. */
type Handlers = {
  readonly [Name in BridgeCall]?: (
    input: BridgeInput<Name>,
  ) => BridgeOutput<Name> | Promise<BridgeOutput<Name>>;
};

/** A call the page has made. */
interface MadeCall {
  readonly name: BridgeCall;
  readonly input: unknown;
}

/** How the desk is when the page starts. */
export interface FakeDesk {
  /** The signed-in user; null for none. An admin when left out. */
  readonly role?: string | null;
  readonly answers?: Answers;
  readonly handlers?: Handlers;
  readonly preferences?: Readonly<Record<string, unknown>>;
  readonly app?: Partial<StartState['app']>;
  readonly waitsUntil?: StartState['waitsUntil'];
  readonly lock?: Partial<StartState['lock']>;
}

/** The bridge, with what a test does from behind it. */
export interface FakeBridge extends Bridge {
  /** Every call so far, oldest first. */
  readonly calls: readonly MadeCall[];
  /** The inputs an endpoint has been called with, oldest first. */
  asked<Name extends EndpointName>(name: Name): readonly EndpointInput<Name>[];
  /** Calls without a prepared answer. */
  readonly unanswered: readonly string[];
  /** The endpoints that have been called, oldest first; without what the shell asks on every screen. */
  askedNames(): readonly string[];
  /** Tells the page of an event. */
  tell<Name extends BridgeEvent>(name: Name, payload: BridgeEventPayload<Name>): void;
  /** The page is gone: nothing of it listens any more. */
  closePage(): void;
  /** From now on the network answers so, besides or in place of what it answered before. */
  answer(answers: Answers): void;
}

/** The user of the fake session. */
const USER_ID = '7';

const UNLOCKED: StartState['lock'] = { isLocked: false, username: 'admin@corridor.test' };
const SIGNED_OUT: SessionState = { status: 'signed-out' };

export const FAKE_APP: StartState['app'] = {
  version: '1.2.3',
  locale: null,
  host: 'browser',
  facts: { Version: '1.2.3', 'Runs in': 'Browser window' },
  apiUrl: 'https://api.test',
  practice: false,
  practiceSwitch: null,
  dataFolder: '/home/somebody/corridor',
  storesCredential: false,
  canMove: false,
  managed: {
    place: '/etc/corridor/managed-settings.json',
    ignored: null,
    keys: [],
    shown: [],
    updateChannel: 'stable',
    allowedDownloadHosts: [],
    rateDoubtPercent: 20,
    queueHours: {},
  },
  catalogue: { paymentTypes: [], paymentProviders: null },
  notices: [],
};

/** What the shell asks for on every screen. */
const SHELL: Answers = {
  'siteSettings.read': { data: { value: false } },
  'notifications.list': { models: [], pagination: { rowCount: 0 } },
  'docVerifications.list': { models: [], pagination: { rowCount: 0 } },
};

const noAnswer = (name: string): Problem => ({ kind: 'refused', message: `No answer to ${name}.` });

/** Makes a bridge to a desk like that. */
export function fakeBridge(desk: FakeDesk = {}): FakeBridge {
  const { role = 'admin', handlers = {}, app } = desk;
  let answers: Answers = { ...SHELL, ...desk.answers };
  let session: SessionState =
    role === null ? SIGNED_OUT : { status: 'signed-in', user: { id: USER_ID, role } };
  let lock: StartState['lock'] = { ...UNLOCKED, ...desk.lock };
  let preferences = { ...desk.preferences };
  const drafts = new Map<string, BridgeOutput<'drafts.read'>>();
  const calls: MadeCall[] = [];
  const unanswered: string[] = [];
  const listeners = new Map<BridgeEvent, Set<(payload: never) => void>>();

  const tell: FakeBridge['tell'] = (name, payload) => {
    if (name === 'session') ({ state: session } = payload as BridgeEventPayload<'session'>);
    if (name === 'lock') lock = payload as BridgeEventPayload<'lock'>;
    for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never);
  };
  const leaveUnanswered = (name: string): never => {
    unanswered.push(name);
    throw new ProblemError(noAnswer(name));
  };
  const callEndpoint = async ({
    endpoint,
    input,
  }: Pick<BridgeInput<'api.call'>, 'endpoint' | 'input'>) => {
    const name = endpoint as EndpointName;
    const given = answers[name] as unknown;
    if (given === undefined) return leaveUnanswered(endpoint);
    const wire = typeof given === 'function' ? await given(input) : given;
    return checkedPage(endpoints[name].answer.parse(wire), input);
  };
  /** The calls and acts that went to the network. */
  const sent = () =>
    calls.flatMap(({ name, input }) =>
      name === 'api.call' || name === 'acts.send' ? [input as BridgeInput<'api.call'>] : [],
    );
  const usual: Handlers = {
    'app.start': () => ({
      app: { ...FAKE_APP, ...app },
      session,
      lock,
      connection: 'live',
      waitsUntil: desk.waitsUntil ?? null,
      update: { status: 'none' },
      news: { since: 0, arrivals: {} },
      sandboxEnded: null,
      preferences,
      unsettled: [],
      outcomes: [],
    }),
    'api.call': callEndpoint,
    'acts.send': callEndpoint,
    'preferences.write': ({ key, value }) => {
      preferences = { ...preferences, [key]: value };
    },
    'drafts.read': ({ window }) => drafts.get(window) ?? null,
    'drafts.write': ({ window, draft }) => {
      drafts.set(window, draft);
    },
    'session.lock': () => {
      tell('lock', { ...UNLOCKED, isLocked: true });
    },
    'session.signOut': () => {
      tell('session', { state: SIGNED_OUT, ended: false });
    },
    'api.cancel': () => undefined,
    'acts.list': () => [],
    'acts.runs': () => [],
    'watches.list': () => ({ watches: [], isLasting: true }),
    'acts.read': () => 0,
    'acts.decide': () => undefined,
    'exercises.list': () => ({ exercises: [], attempt: null, results: [] }),
    'spelling.missing': () => [],
    'window.arrive': () => ({ place: null, show: null }),
    'window.badge': () => undefined,
    'window.focus': () => undefined,
    'window.input': () => undefined,
    'window.notify': () => 'page',
    'notices.dismiss': () => undefined,
  };
  return {
    calls,
    unanswered,
    tell,
    closePage: () => listeners.clear(),
    asked: <Name extends EndpointName>(name: Name) =>
      sent()
        .filter(({ endpoint }) => endpoint === name)
        .map(({ input }) => input as EndpointInput<Name>),
    askedNames: () => sent().flatMap(({ endpoint }) => (endpoint in SHELL ? [] : [endpoint])),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    call: async <Name extends BridgeCall>(name: Name, input: BridgeInput<Name>) => {
      bridgeCalls[name].input.parse(input);
      calls.push({ name, input });
      const handler = handlers[name] ?? usual[name];
      try {
        const value = await (handler ? handler(input) : leaveUnanswered(name));
        return ok(value) as Result<BridgeOutput<Name>>;
      } catch (thrown) {
        if (thrown instanceof ProblemError) return failed(thrown.problem);
        throw thrown;
      }
    },
    subscribe: (name, listener) => {
      const others = listeners.get(name) ?? new Set();
      listeners.set(name, others.add(listener));
      return () => {
        others.delete(listener);
      };
    },
  };
}
