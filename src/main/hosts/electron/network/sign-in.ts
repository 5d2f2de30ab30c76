/** The sign-in that a proxy is given when what the system gives by itself is not enough. */

/** A user and a password. */
export interface ProxyCredential {
  readonly user: string;
  readonly password: string;
}

/** Sign-ins at proxies. Chromium does those of Windows and Kerberos itself. */
export interface ProxySignIn {
  /**
   * The sign-in for the proxy that asks; null without one, or if it was already refused.
   * @param again whether the proxy asks again after an answer
   */
  answer(again: boolean): Promise<ProxyCredential | null>;
}

/**
 * Answers with the stored credential. A refused credential is not sent again: many networks lock
 * the account after a few wrong passwords.
 * @param read gives `user:password`, or null when nothing is stored
 */
export function createProxySignIn(read: () => Promise<string | null>): ProxySignIn {
  let given: string | null = null;
  let refused: string | null = null;
  return {
    answer: async (again) => {
      if (again) refused = given;
      const stored = await read();
      if (stored === null || stored === refused) return null;
      given = stored;
      const [, user = stored, password = ''] = /^([^:]*):(.*)$/su.exec(stored) ?? [];
      return { user, password };
    },
  };
}
