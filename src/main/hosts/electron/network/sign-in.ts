/** The sign-in that a proxy is given when what the system gives by itself is not enough. */

/** A user and a password. */
export interface ProxyCredential {
  readonly user: string;
  readonly password: string;
}

/** Sign-ins at proxies. Chromium does those of Windows and Kerberos itself. */
export interface ProxySignIn {
  /**
   * What to answer the proxy that asks; null when there is nothing to answer, or only what was refused.
   * @param again whether the proxy asks once more after it was answered
   */
  answer(again: boolean): Promise<ProxyCredential | null>;
}

/**
 * Answers with the stored credential. What a proxy has refused is not given again: after a few wrong
 * passwords many networks lock the account.
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
