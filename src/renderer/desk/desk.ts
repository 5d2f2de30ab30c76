/** What the page knows of the desk behind the bridge: session, connection, preferences, notices. */
import { createContext, useContext } from 'react';
import type { AppInfo, Notice, SessionState, StartState } from '#contract/bridge.ts';
import type { ConnectionState } from '#contract/realtime.ts';
import { bridge } from './bridge.ts';
import { createStore, type Store, useStore } from './store.ts';

type PreferenceValues = Readonly<Record<string, unknown>>;

/** The live picture of the desk; one per window. */
export interface DeskState {
  readonly app: AppInfo;
  readonly session: Store<SessionState>;
  /** Counts how often the server, not the person, has ended a session. */
  readonly sessionsEnded: Store<number>;
  readonly connection: Store<ConnectionState>;
  readonly preferences: Store<PreferenceValues>;
  readonly notices: Store<readonly Notice[]>;
  /** Where the next sign-in leads; null is Home. */
  readonly landing: Store<string | null>;
}

/** Builds the picture from the start answer and follows the bridge's events from then on. */
export function createDeskState(start: StartState): DeskState {
  const state: DeskState = {
    app: start.app,
    session: createStore(start.session),
    sessionsEnded: createStore(0),
    connection: createStore(start.connection),
    preferences: createStore<PreferenceValues>(start.preferences),
    notices: createStore<readonly Notice[]>(start.app.notices),
    landing: createStore<string | null>(null),
  };
  bridge().subscribe('session', ({ state: session, ended }) => {
    state.session.set(session);
    if (ended) state.sessionsEnded.set(state.sessionsEnded.get() + 1);
  });
  bridge().subscribe('connection', (event) => state.connection.set(event.state));
  bridge().subscribe('notice', (notice) => {
    const others = state.notices.get().filter(({ id }) => id !== notice.id);
    state.notices.set([...others, notice]);
  });
  return state;
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

/** The role of the person signed in; empty when nobody is. */
export function useRole(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : '';
}
