/** The page's copy of the desk's state: session, connection, preferences, notices. */
import { createContext, useContext } from 'react';
import type { AppInfo, Notice, SessionState, UpdateState } from '#contract/bridge/bridge.ts';
import type { News } from '#contract/bridge/news.ts';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import type { Drafts } from '../kept/drafts.ts';
import { type Store, useStore } from './store.ts';

export type PreferenceValues = Readonly<Record<string, unknown>>;

/** The live picture of the desk; one per window. */
export interface DeskState {
  readonly app: AppInfo;
  readonly session: Store<SessionState>;
  /**
   * What is shown while the page is about to be loaded again, because a person has logged out or
   * another one has signed in: nothing of the one before stays in its memory. Null otherwise.
   */
  readonly leaving: Store<string | null>;
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
