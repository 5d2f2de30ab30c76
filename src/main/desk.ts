/**
 * The desk: everything behind the bridge, connected from the parts of a host. It knows no host, no
 * window and no screen; a host passes its calls and events to the page unchanged.
 */
import type { AppInfo, BridgeEvent, BridgeEventPayload, Notice } from '#contract/bridge.ts';
import { ok, type Result } from '#contract/problem.ts';
import { isLogOut } from '#domain/session.ts';
import { createActs } from './acts/acts.ts';
import type { Journal } from './acts/journal.ts';
import type { Wants } from './acts/wants.ts';
import { createApiClient } from './api/client.ts';
import { reportingApiEnd } from './api/ended.ts';
import { createCallsInFlight } from './api/in-flight.ts';
import { noticingReturn } from './api/return.ts';
import { createServiceCalls, type ServiceCall } from './api/services.ts';
import { createActCalls } from './calls/acts.ts';
import { createApiCalls } from './calls/api.ts';
import { type Answers, createAnswers, type Handlers, refused } from './calls/handlers.ts';
import { createDraftCalls, createPreferenceCalls } from './calls/kept.ts';
import { createPracticeCalls, PRACTICE_CALLS } from './calls/practice.ts';
import { createSessionCalls } from './calls/session.ts';
import { createCredentialCall } from './credential.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createEmitter } from './emitter.ts';
import { createAttachments } from './files/attachments.ts';
import { createExports } from './files/exports.ts';
import { createPictures, type Pictures } from './files/pictures.ts';
import { createNews } from './news.ts';
import { createLinkCalls } from './outside.ts';
import type {
  ApiSource,
  Badge,
  Downloads,
  Logger,
  Network,
  Outside,
  PracticeSwitch,
  Preferences,
  SupportSource,
  Updater,
  Vault,
  Windows,
} from './ports.ts';
import { createLiveUpdates } from './realtime/live.ts';
import { withReadPayload } from './realtime/payloads.ts';
import { createProof } from './realtime/proof.ts';
import { createSocket } from './realtime/socket.ts';
import type { Probes } from './self-check/checks.ts';
import { createDeskProbes } from './self-check/desk-probes.ts';
import { createSelfCheck } from './self-check/self-check.ts';
import { createSession } from './session/session.ts';
import { createSupport } from './support/support.ts';
import { createUpdates, type Updates } from './updates/updates.ts';
import { checkAfterSleep } from './wake.ts';
import { createWindowCalls } from './windows.ts';

/** What a host provides. */
export interface DeskPorts {
  readonly host: 'electron' | 'browser';
  readonly version: string;
  /** What the page may know of how this installation is set up. */
  readonly installation: Pick<AppInfo, 'dataFolder' | 'managed' | 'catalogue'>;
  readonly api: ApiSource;
  /** The desk closes it when it stops. */
  readonly network: Network;
  /** The way into or out of practice, where there is one. */
  readonly practiceSwitch?: PracticeSwitch | undefined;
  /** Starts the sandbox again, where this desk works with one; resolves when calls go to it. */
  readonly restart?: (() => Promise<void>) | undefined;
  /** Unfinished work, if it must survive this desk. */
  readonly drafts?: Drafts | undefined;
  readonly vault: Vault;
  readonly journal: Journal;
  readonly wants: Wants;
  readonly preferences: Preferences;
  readonly logger: Logger;
  readonly windows: Windows;
  readonly badge: Badge;
  readonly support: SupportSource;
  /** Null where the installation does not update itself. */
  readonly updater: Updater | null;
  /** The updates under way, if they must survive this desk. */
  readonly updates?: Updates | undefined;
  readonly downloads: Downloads;
  readonly outside: Outside;
  /** The languages whose spelling the host cannot check now; none where the host does not check it. */
  readonly withoutDictionary?: (() => readonly string[]) | undefined;
  /** The memory of pictures that the host serves from, where it serves any. */
  readonly pictures?: Pictures | undefined;
  /** The probes of this host for the self-check, besides the desk's own. */
  readonly probes?: Probes | undefined;
  /** Notices about this installation, found before the desk was built. */
  readonly notices: readonly Notice[];
}

/** The bridge's far end. */
export interface Desk {
  readonly call: Answers;
  /** Listens to every bridge event; the returned function stops listening. */
  subscribe(listener: (event: BridgeEvent, payload: unknown) => void): () => void;
  /** Cancels everything a window still waits for. */
  release(client: string): void;
  /** The machine has slept: checks the session and connects the socket again. Never rejects. */
  wake(): Promise<void>;
  /** Ends all calls and the socket; resolves once nothing of the desk is running. */
  stop(): Promise<void>;
}

interface BridgeMessage {
  readonly event: BridgeEvent;
  readonly payload: unknown;
}

/** Builds the desk from what the host provides. The session is read from the vault at once. */
export function createDesk(ports: DeskPorts): Desk {
  const { api, network, logger, preferences, practiceSwitch } = ports;
  const messages = createEmitter<BridgeMessage>();
  const notices = [...ports.notices];
  const drafts = ports.drafts ?? createDrafts();
  const news = createNews();
  const inFlight = createCallsInFlight();
  const { address, endpointPaths, ended } = api;
  const line = createSocket({ address, network, logger });
  const client = noticingReturn(
    reportingApiEnd(createApiClient({ address, endpointPaths, network, logger }), ended),
    // An attempt to connect may still wait for what was there before.
    () => line.state() !== 'live' && line.reconnect(),
  );
  let sandboxEnded: string | null = null;
  const session = createSession({ client, vault: ports.vault, logger });
  const socket = createLiveUpdates({
    socket: line,
    prove: createProof({ client, session }),
  });
  const updates = ports.updates ?? createUpdates({ updater: ports.updater, logger });

  const emit = <Name extends BridgeEvent>(event: Name, payload: BridgeEventPayload<Name>) =>
    messages.emit({ event, payload });

  const tell = (notice: Notice) => {
    if (notices.some(({ id }) => id === notice.id)) return;
    notices.push(notice);
    emit('notice', notice);
  };

  session.onChange((change) => {
    if (change.state.status === 'signed-out') {
      socket.stop();
      // After a log-out no answer is wanted. After an ended or suspended session each pending call
      // fails with session-ended, and unfinished work is kept.
      if (isLogOut(change)) {
        inFlight.releaseAll();
        exports.releaseAll();
        attachments.releaseAll();
        drafts.keepOnly(null);
        news.keepOnly(null);
      }
    } else {
      drafts.keepOnly(change.state.user.id);
      news.keepOnly(change.state.user.id);
    }
    emit('session', change);
  });
  session.onToken(socket.authorize);
  session.onNotice(tell);
  socket.onState((state) => emit('connection', { state }));
  socket.onEvent((event) => emit('realtime', withReadPayload(event)));
  updates.onState((state) => emit('update', state));
  news.onChange((next) => emit('news', next));
  void ended?.then((why) => {
    sandboxEnded = why;
    emit('sandboxEnded', { why });
  });
  const restored = session.restore();

  const sendToService = createServiceCalls({ client, session, api });
  /** Sends a call of the contract for the signed-in person. */
  const send = async (call: ServiceCall, signal: AbortSignal): Promise<Result<unknown>> => {
    await restored;
    return sendToService(call, signal);
  };

  const acts = createActs({
    journal: ports.journal,
    wants: ports.wants,
    session,
    logger,
    send,
    onAct: (act) => emit('act', act),
    onUpload: (callId, sent, total) => emit('upload', { callId, sent, total }),
  });

  const own = createDeskProbes({
    session,
    socket,
    updater: ports.updater,
    network,
    address,
    send,
    askPages: (id) => emit('selfCheckAsks', { id }),
  });
  const selfCheck = createSelfCheck({
    probes: { ...own.probes, ...ports.probes },
    onChange: (items) => emit('selfCheck', { items }),
    logger,
  });

  const support = createSupport(
    ports.support,
    {
      facts: () => ({
        Version: ports.version,
        Host: ports.host,
        Server: api.practice ? 'the practice sandbox' : api.label,
        Session: session.state().status,
        'Live updates': socket.state(),
      }),
      notices: () => notices.map(({ title }) => title),
      settings: () => Object.keys(preferences.readAll()).sort(),
      selfCheck: selfCheck.lines,
    },
    logger,
  );

  const allowedHosts = ports.installation.managed.allowedDownloadHosts;
  const files = { address, network, downloads: ports.downloads, allowedHosts, logger };
  const exports = createExports({
    ...files,
    send,
    onProgress: (progress) => emit('export', progress),
  });
  const attachments = createAttachments({ ...files, pictures: ports.pictures ?? createPictures() });

  const handlers: Handlers = {
    'app.start': async () => {
      await restored;
      return ok({
        app: {
          version: ports.version,
          host: ports.host,
          facts: { ...ports.support.facts() },
          apiUrl: api.label,
          practice: api.practice,
          storesCredential: api.storeRecipientsCredential !== undefined,
          practiceSwitch: practiceSwitch ? PRACTICE_CALLS[practiceSwitch.leads] : null,
          ...ports.installation,
          notices: [...notices],
        },
        session: session.state(),
        connection: socket.state(),
        update: updates.state(),
        news: news.current(),
        sandboxEnded,
        preferences: { ...preferences.readAll() },
        unsettled: acts.unsettled(),
      });
    },
    ...createSessionCalls({ session, restored }),
    ...createApiCalls({ acts, inFlight, send }),
    ...createActCalls({ acts, support: ports.support }),
    ...createPreferenceCalls({ preferences, windows: ports.windows, tell, logger }),
    ...createDraftCalls(drafts),
    ...createPracticeCalls({
      session,
      restored,
      practiceSwitch,
      restart: () => (sandboxEnded === null ? undefined : ports.restart),
    }),
    'update.check': async () => ok(await updates.check()),
    'update.install': () =>
      updates.install() ? ok(undefined) : refused('There is no new version to restart into.'),
    'credential.store': createCredentialCall(api, logger),
    ...createWindowCalls(ports.windows, ports.badge),
    ...createLinkCalls(ports.outside, logger),
    'spelling.missing': () => ok([...(ports.withoutDictionary?.() ?? [])]),
    ...support.calls,
    ...news.calls,
    ...own.calls,
    ...selfCheck.calls,
    ...exports.calls,
    ...attachments.calls,
  };

  return {
    call: createAnswers(handlers, logger),
    subscribe: (listener) =>
      messages.subscribe(({ event, payload }) => {
        try {
          listener(event, payload);
        } catch (error) {
          // A window that cannot get an event must not block the others or a refresh.
          logger.error('bridge.not-delivered', { event, error });
        }
      }),
    release: (window) => {
      inFlight.release(window);
      exports.release(window);
      attachments.release(window);
      support.release(window);
    },
    wake: () => checkAfterSleep({ session, socket, send }),
    stop: async () => {
      await acts.stop();
      inFlight.releaseAll();
      exports.releaseAll();
      attachments.releaseAll();
      socket.stop();
      updates.stop();
      session.stop();
      client.close();
      await restored;
      await session.settled();
    },
  };
}
