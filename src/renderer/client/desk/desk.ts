/** The page's copy of the desk's state: session, connection, preferences, notices. */
import { createContext, useContext } from 'react';
import type { Draft, Notice, StartState } from '#contract/bridge/bridge.ts';
import type { SessionState } from '#contract/bridge/session-state.ts';
import { createDrafts } from '../kept/drafts.ts';
import { windowName } from '../start/bootstrap.ts';
import { createStore, useStore } from './store.ts';

export type PreferenceValues = Readonly<Record<string, unknown>>;

/** The live picture of the desk, as the start answer and the kept draft of this window have it. */
export const deskStateOf = (start: StartState, kept: Draft | null) => ({
  app: start.app,
  session: createStore(start.session),
  /** Whether every window is covered, and who can uncover them. */
  lock: createStore(start.lock),
  /**
   * What is shown while the page is about to be loaded again, because a person has logged out or
   * another one has signed in: nothing of the one before stays in its memory. Null otherwise.
   */
  leaving: createStore<string | null>(null),
  /** Counts how often the server, not the person, has ended a session. */
  sessionsEnded: createStore(0),
  connection: createStore(start.connection),
  /** Whether the program behind this window has ended. */
  hasProgramEnded: createStore(false),
  /** Until when loading waits because the server asks for it, in milliseconds since the epoch. */
  waitsUntil: createStore(start.waitsUntil),
  update: createStore(start.update),
  /** New requests in the queues since the user last looked, in any window. */
  news: createStore(start.news),
  /** Why the sandbox has ended; null while it runs, or without a sandbox. */
  sandboxEnded: createStore(start.sandboxEnded),
  preferences: createStore<PreferenceValues>(start.preferences),
  notices: createStore<readonly Notice[]>(start.app.notices),
  /**
   * The path that opens after a sign-in; null for a user who was already signed in. Before the sign-in,
   * the path of a link that was opened.
   */
  landing: createStore<string | null>(null),
  drafts: createDrafts(windowName(), kept),
});

/** One per window. */
export type DeskState = Readonly<ReturnType<typeof deskStateOf>>;

const DeskContext = createContext<DeskState | null>(null);
export const DeskProvider = DeskContext.Provider;

/** @throws outside a {@link DeskProvider} */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk is used outside DeskProvider');
  return desk;
}

/** A hook: whether the network is the sandbox: nothing shown is real. */
export const useIsPractice = (): boolean => useDesk().app.practice;

/** The session as it is now. */
export const useSession = (): SessionState => useStore(useDesk().session);

/** The id of the user a session is of; empty while signed out. */
export const personOf = (session: SessionState): string =>
  session.status === 'signed-in' ? session.user.id : '';

/** A hook: the id of who is signed in now; empty while signed out. */
export const usePerson = (): string => personOf(useSession());

/** The role of the signed-in user; empty while signed out. */
export function useRole(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : '';
}
