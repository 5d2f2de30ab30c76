/** The sign-in that is kept in the vault from one start to the next (1S). */
import { z } from 'zod';
import type { Notice } from '#contract/bridge/bridge.ts';
import { authToken, authUser } from '#contract/people/session.ts';
import { isStaffRole } from '#domain/access/roles.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import type { Logger, Vault } from '#main/basics/ports.ts';
import { signInNotForgotten, signInNotWritten } from '#main/kept/notices.ts';
import { type PasswordHash, passwordHash } from './lock/password.ts';
import type { Credentials } from './refresh.ts';

const keptSignIn = z.object({
  user: authUser,
  token: authToken,
  /** Missing where an older version has kept it. */
  password: passwordHash.optional(),
  /** Whether it was locked: a restart unlocks nothing. */
  isLocked: z.boolean().default(false),
});

/** A sign-in as the vault has it. */
type KeptSignIn = z.output<typeof keptSignIn>;

/** The sign-in that a vault's secret describes; null when it is not of our staff. */
function readSecret(secret: string): KeptSignIn | null {
  try {
    const kept = keptSignIn.parse(JSON.parse(secret));
    return isStaffRole(kept.user.role) ? kept : null;
  } catch {
    return null;
  }
}

/** A sign-in whose password may still be being hashed. */
interface SignInToKeep extends Credentials {
  readonly password: Promise<PasswordHash | undefined>;
  readonly isLocked: boolean;
}

export interface Keeping {
  /** The sign-in that is kept, null without one; what cannot be used is forgotten. Never rejects. */
  read(): Promise<KeptSignIn | null>;
  /** Resolves once it is done or has failed, which {@link Keeping.onNotice} tells. */
  write(signIn: SignInToKeep): Promise<void>;
  /** Resolves once it is done or has failed, which {@link Keeping.onNotice} tells. */
  forget(): Promise<void>;
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Resolves once the vault holds what it should. */
  settled(): Promise<void>;
}

export interface KeepingOptions {
  readonly vault: Vault;
  readonly logger: Logger;
}

/** Changes the vault in the order of the calls. */
export function createKeeping({ vault, logger }: KeepingOptions): Keeping {
  const notices = createEmitter<Notice>();
  let last = Promise.resolve();

  function change(work: () => Promise<void>, failure: Notice): Promise<void> {
    last = last.then(work).catch((error: unknown) => {
      logger.warn(failure.id, { error });
      notices.emit(failure);
    });
    return last;
  }

  const forget = () => change(() => vault.clear(), signInNotForgotten);
  return {
    read: async () => {
      const secret = await vault.read().catch((error: unknown) => {
        logger.warn('vault.unreadable', { error });
        return null;
      });
      if (secret === null) return null;
      const kept = readSecret(secret);
      if (kept) return kept;
      logger.warn('vault.garbage');
      await forget();
      return null;
    },
    write: (signIn) =>
      change(
        async () => vault.write(JSON.stringify({ ...signIn, password: await signIn.password })),
        signInNotWritten,
      ),
    forget,
    onNotice: notices.subscribe,
    settled: () => last,
  };
}
