/** The sign-in that is current, and what becomes of it (1S). */
import { isDeepStrictEqual } from 'node:util';
import type { Notice } from '#contract/bridge/bridge.ts';
import type { LockState, SessionChange, SessionState } from '#contract/bridge/session-state.ts';
import type { AuthToken } from '#contract/people/session.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import type { Logger } from '#main/basics/ports.ts';
import { endedWhileLocked } from '#main/kept/notices.ts';
import type { Authority } from './authority.ts';
import type { Keeping } from './keeping.ts';
import type { PasswordHash } from './lock/password.ts';
import { type Credentials, createRefreshAndReplay, type RefreshAndReplay } from './refresh.ts';

/** How a sign-in begins. */
export interface Beginning {
  readonly isRemembered: boolean;
  /** Undefined where an older version has kept the session. */
  readonly password: Promise<PasswordHash | undefined>;
  /** It lasts as long as the session, so that one that was suspended is locked as before. */
  readonly lock: LockState;
}

/** One sign-in, from its beginning to its end. */
export interface SignedIn extends Beginning {
  readonly calls: RefreshAndReplay;
  /** Aborted when another session, or none, has taken its place. */
  readonly over: AbortController;
  /** Signed out while it is suspended. */
  readonly state: SessionState;
  readonly credentials: Credentials;
  /** Wrong passwords since it was locked. */
  readonly wrong: number;
}

export const SIGNED_OUT: SessionState = { status: 'signed-out' };
export const UNLOCKED: LockState = { isLocked: false, username: '' };

/** The state of a session of these credentials. */
export const signedIn = ({ user: { id, role } }: Credentials): SessionState => ({
  status: 'signed-in',
  user: { id, role },
});

/** What sign-ins are made with. */
export interface SignInParts {
  readonly authority: Authority;
  readonly keeping: Keeping;
  readonly logger: Logger;
}

/** Begins without one. */
export function createSignIns({ authority, keeping, logger }: SignInParts) {
  const changes = createEmitter<SessionChange>();
  const locks = createEmitter<LockState>();
  const tokens = createEmitter<AuthToken>();
  const notices = createEmitter<Notice>();
  keeping.onNotice(notices.emit);
  let current: SignedIn | undefined;

  const isCurrent = ({ calls }: Pick<SignedIn, 'calls'>) => current?.calls === calls;

  function become(next: SignedIn | undefined, ended = false): void {
    const before = current;
    const isOther = before?.calls !== next?.calls;
    if (isOther) before?.over.abort();
    current = next;
    const state = next?.state ?? SIGNED_OUT;
    if (isOther || !isDeepStrictEqual(before?.state, state)) changes.emit({ state, ended });
    const lock = next?.lock ?? UNLOCKED;
    if (!isDeepStrictEqual(before?.lock ?? UNLOCKED, lock)) locks.emit(lock);
  }

  const change = (part: Partial<SignedIn>) => current && become({ ...current, ...part });

  const keep = async () => {
    if (!current?.isRemembered) return;
    const { credentials, password, lock } = current;
    await keeping.write({ ...credentials, password, isLocked: lock.isLocked });
  };

  /** The session is over, without a word of the person; `why` says so to who comes back to a locked window. */
  function end(why: Notice): void {
    const wasLocked = current?.lock.isLocked;
    void keeping.forget();
    become(undefined, true);
    if (wasLocked) notices.emit(why);
  }

  /** Makes these credentials the session. Answers for an earlier one no longer count. */
  function adopt(credentials: Credentials, beginning: Beginning): void {
    const over = new AbortController();
    const calls = createRefreshAndReplay({
      token: credentials.token,
      refresh: (refreshToken, effort) => authority.refresh(refreshToken, effort, over.signal),
      onRefreshed: (next) => {
        logger.info('session.refreshed');
        if (!isCurrent({ calls })) return;
        // A refresh is silent (1S), unless the role has changed.
        change({ credentials: next, state: signedIn(next) });
        void keep();
        tokens.emit(next.token);
      },
      onSuspended: (why) => {
        logger.warn('session.suspended');
        const suspended = (why.kind === 'offline' && why.advice) || why.message;
        if (isCurrent({ calls })) change({ state: { status: 'signed-out', suspended } });
      },
      onEnded: () => {
        logger.info('session.ended');
        if (isCurrent({ calls })) end(endedWhileLocked);
      },
    });
    become({ ...beginning, calls, over, credentials, state: signedIn(credentials), wrong: 0 });
    tokens.emit(credentials.token);
  }

  return {
    current: () => current,
    isCurrent,
    adopt,
    change,
    /** Puts what the vault should hold of it there. */
    keep,
    /** Adopts these credentials in the place of another sign-in, which ends at the server if it was another person's. */
    replace: async (credentials: Credentials, beginning: Beginning) => {
      const replaced = current;
      adopt(credentials, beginning);
      // Of one person, a server may end all sessions at once; one that is suspended may go on.
      const isOther = replaced && replaced.credentials.user.id !== credentials.user.id;
      if (isOther && (replaced.lock.isLocked || replaced.state.status === 'signed-in')) {
        void replaced.calls.run(authority.clear);
      }
      await (beginning.isRemembered ? keep() : keeping.forget());
    },
    end,
    /** The person has left. */
    leave: () => become(undefined),
    onChange: changes.subscribe,
    onLock: locks.subscribe,
    onToken: tokens.subscribe,
    onNotice: notices.subscribe,
  };
}

export type SignIns = ReturnType<typeof createSignIns>;
