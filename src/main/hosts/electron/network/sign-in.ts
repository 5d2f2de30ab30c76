/** The stored sign-in for a proxy that the system's own sign-in does not satisfy. */

interface ProxyCredential {
  readonly user: string;
  readonly password: string;
}

/** What one request gives to a proxy that asks. */
export interface SignInAttempt {
  /** The sign-in to give; null without one, or if rejected, as a second call says of the first answer. */
  answer(): Promise<ProxyCredential | null>;
  wasRejected(): boolean;
  /** The request is over. @param isAnswered whether it got an answer, and so passed the proxy */
  end(isAnswered: boolean): void;
}

/** Sign-ins at proxies. Chromium does those of Windows and Kerberos itself. */
export interface ProxySignIn {
  attempt(): SignInAttempt;
}

/** `user:password`; the password may hold colons. */
function credentialOf(stored: string): ProxyCredential {
  const [, user = stored, password = ''] = /^([^:]*):(.*)$/su.exec(stored) ?? [];
  return { user, password };
}

/**
 * Answers with the stored credential. One request tries it; the others that are asked meanwhile wait for
 * the result. What was rejected is not sent again: many networks lock the account after a few wrong
 * passwords.
 * @param read gives `user:password`, or null when nothing is stored
 */
export function createProxySignIn(read: () => Promise<string | null>): ProxySignIn {
  let accepted: string | null = null;
  let rejected: string | null = null;
  let trial: Promise<void> | undefined;

  /** Begins the trial of a sign-in. @returns what ends it */
  function beginTrial(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    trial = promise;
    return () => {
      trial = undefined;
      resolve();
    };
  }

  function reject(given: string): void {
    rejected = given;
    if (accepted === given) accepted = null;
  }

  return {
    attempt: () => {
      let given: string | null = null;
      let endTrial: (() => void) | undefined;
      const end = (isAnswered: boolean) => {
        if (isAnswered && given !== null) accepted = given;
        given = null;
        endTrial?.();
        endTrial = undefined;
      };
      return {
        answer: async () => {
          if (given !== null) {
            reject(given);
            end(false);
            return null;
          }
          const stored = await read();
          while (trial && stored !== accepted && stored !== rejected) await trial;
          if (stored === null || stored === rejected) return null;
          given = stored;
          if (stored !== accepted) endTrial = beginTrial();
          return credentialOf(stored);
        },
        wasRejected: () => rejected !== null,
        end,
      };
    },
  };
}
