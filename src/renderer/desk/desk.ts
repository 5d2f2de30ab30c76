/** The page's copy of the desk's state: session, connection, preferences, notices. */
import { createContext, useContext } from 'react';
import type {
  AppInfo,
  Draft,
  Notice,
  SessionState,
  StartState,
  UpdateState,
} from '#contract/bridge.ts';
import type { News } from '#contract/news.ts';
import type { ConnectionState } from '#contract/realtime.ts';
import { followActs } from './acts.ts';
import { windowName } from './begin.ts';
import { bridge } from './bridge.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { startPath, startView } from './startPage.ts';
import { createStore, type Store, useStore } from './store.ts';
import { arrangeFor } from './views.ts';
import { followZone } from './zone.ts';

type PreferenceValues = Readonly<Record<string, unknown>>;

/** The live picture of the desk; one per window. */
export interface DeskState {
  readonly app: AppInfo;
  readonly session: Store<SessionState>;
  /** Counts how often the server, not the person, has ended a session. */
  readonly sessionsEnded: Store<number>;
  readonly connection: Store<ConnectionState>;
  readonly update: Store<UpdateState>;
  /** New requests in the queues since the user last looked, in any window. */
  readonly news: Store<News>;
  /** Why the sandbox has ended; null while it runs, or without a sandbox. */
  readonly sandboxEnded: Store<string | null>;
  readonly preferences: Store<PreferenceValues>;
  readonly notices: Store<readonly Notice[]>;
  /**
   * The path that opens after a sign-in; null for a user who was already signed in. Before the sign-in,
   * the path of a link that was opened.
   */
  readonly landing: Store<string | null>;
  readonly drafts: Drafts;
}

/**
 * Builds the picture from the start answer and the draft that was kept for this window, and follows
 * the bridge's events from then on.
 */
export function createDeskState(start: StartState, kept: Draft | null): DeskState {
  const state: DeskState = {
    app: start.app,
    session: createStore(start.session),
    sessionsEnded: createStore(0),
    connection: createStore(start.connection),
    update: createStore(start.update),
    news: createStore(start.news),
    sandboxEnded: createStore(start.sandboxEnded),
    preferences: createStore<PreferenceValues>(start.preferences),
    notices: createStore<readonly Notice[]>(start.app.notices),
    landing: createStore<string | null>(null),
    drafts: createDrafts(windowName(), kept),
  };
  followActs(start.unsettled);
  followZone(state.preferences);
  if (start.session.status === 'signed-in') state.drafts.resumed(start.session.user.id);
  bridge().subscribe('session', ({ state: session, ended }) =>
    followSession(state, session, ended),
  );
  bridge().subscribe('practice', ({ on }) => {
    if (on === start.app.practice) return;
    window.history.replaceState(null, '', '#/login');
    window.location.reload();
  });
  bridge().subscribe('sandboxEnded', ({ why }) => state.sandboxEnded.set(why));
  bridge().subscribe('restarted', () => window.location.reload());
  bridge().subscribe('connection', (event) => state.connection.set(event.state));
  bridge().subscribe('update', state.update.set);
  bridge().subscribe('news', state.news.set);
  bridge().subscribe('notice', (notice) => {
    const others = state.notices.get().filter(({ id }) => id !== notice.id);
    state.notices.set([...others, notice]);
  });
  return state;
}

/** Takes over a change of the session: first where it leads, then the session itself. */
function followSession(desk: DeskState, next: SessionState, ended: boolean): void {
  const before = desk.session.get();
  if (next.status === 'signed-in' && before.status === 'signed-out') {
    const resumed = desk.drafts.resumed(next.user.id);
    const elsewhere = desk.landing.get() ?? resumed ?? null;
    desk.landing.set(elsewhere ?? startPath(desk.preferences.get(), next.user.role));
    const view = startView(desk.preferences.get(), next.user.role);
    if (view && elsewhere === null) arrangeFor(desk.preferences, view);
  }
  if (next.status === 'signed-out' && before.status === 'signed-in') {
    if (ended) desk.drafts.interrupted(before.user.id, window.location.hash.slice(1));
    else desk.drafts.finished();
  }
  desk.session.set(next);
  if (ended) desk.sessionsEnded.set(desk.sessionsEnded.get() + 1);
}

const DeskContext = createContext<DeskState | null>(null);
export const DeskProvider = DeskContext.Provider;

/** @throws outside a {@link DeskProvider} */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk is used outside DeskProvider');
  return desk;
}

/** The session as it is now. */
export const useSession = (): SessionState => useStore(useDesk().session);

/** The id of the signed-in user; empty while signed out. */
export function usePerson(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : '';
}

/** The role of the signed-in user; empty while signed out. */
export function useRole(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : '';
}
