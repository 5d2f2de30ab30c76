/**
 * The lock of a session (PCI DSS 4.0, 8.2.8). What runs goes on while it is locked.
 *
 *     open ──lock──► locked ──the same person's password──► open
 *                    │   ▲ └──another person's───────────► open, with their session in place of this one
 *                    └wrong┘ ──the fifth──────────────────► ended, with what was typed kept for this person
 *
 * The server says whether a password is right. Where it does not answer, the hash of the last sign-in does.
 */
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import type { Logger } from '#main/basics/ports.ts';
import { wrongPasswords } from '#main/kept/notices.ts';
import type { Account, Authority } from '../authority.ts';
import { isRefusal, SESSION_ENDED } from '../refresh.ts';
import type { Beginning, SignedIn, SignIns } from '../sign-ins.ts';
import { hashPassword, isPassword, isSameAccount } from './password.ts';

/** The wrong password that ends a locked session. */
const MOST_WRONG = 5;

/** What is said where the server cannot. */
const WRONG_PASSWORD: Problem = {
  kind: 'refused',
  message: 'Wrong password. Without a connection, enter the password of your last sign-in here.',
};

/** How a person who has just given their password is signed in. */
export const signedInBy = (account: Account, isRemembered: boolean): Beginning => ({
  isRemembered,
  // Without one, only the server can tell.
  password: hashPassword(account).catch(() => undefined),
  lock: { isLocked: false, username: account.username },
});

interface LockingParts {
  readonly signIns: SignIns;
  readonly authority: Authority;
  readonly logger: Logger;
}

/** Locks the sign-in that is current. */
export function createLocking({ signIns, authority, logger }: LockingParts) {
  /** Uncovers the windows, for the person whose password it was. */
  async function open({
    password,
    lock,
  }: Pick<SignedIn, 'password' | 'lock'>): Promise<Result<undefined>> {
    logger.info('session.unlocked');
    signIns.change({ password, lock: { ...lock, isLocked: false } });
    await signIns.keep();
    return ok(undefined);
  }

  /** Counts a wrong password; the last one ends the session, here and at the server. */
  function refuse(target: SignedIn, problem: Problem): Result<never> {
    const wrong = (signIns.current()?.wrong ?? 0) + 1;
    logger.warn('session.not-unlocked', { wrong });
    signIns.change({ wrong });
    if (wrong < MOST_WRONG) return failed(problem);
    signIns.end(wrongPasswords);
    void target.calls.run(authority.clear);
    return failed(SESSION_ENDED);
  }

  /** Decides without the server, whose silence is `silence`. */
  async function compare(target: SignedIn, account: Account, silence: Problem) {
    const hash = await target.password;
    if (!(hash && isSameAccount(hash.username, account.username))) return failed(silence);
    const isRight = await isPassword(hash, account.password);
    if (!signIns.isCurrent(target)) return failed(SESSION_ENDED);
    return isRight ? await open(target) : refuse(target, WRONG_PASSWORD);
  }

  return {
    lock: () => {
      const target = signIns.current();
      if (!target || target.lock.isLocked) return;
      logger.info('session.locked');
      signIns.change({ lock: { ...target.lock, isLocked: true }, wrong: 0 });
      void signIns.keep();
    },
    unlock: async (account: Account): Promise<Result<undefined>> => {
      const target = signIns.current();
      if (!target?.lock.isLocked) return ok(undefined);
      const answer = await authority.signIn(account);
      if (!signIns.isCurrent(target)) {
        if (answer.ok) void authority.clear(answer.value.token);
        return failed(SESSION_ENDED);
      }
      if (!answer.ok) {
        const { problem } = answer;
        return isRefusal(problem)
          ? refuse(target, problem)
          : await compare(target, account, problem);
      }
      const by = signedInBy(account, target.isRemembered);
      if (answer.value.user.id === target.credentials.user.id) {
        target.calls.renew(answer.value);
        return await open(by);
      }
      await signIns.replace(answer.value, by);
      return ok(undefined);
    },
  };
}
