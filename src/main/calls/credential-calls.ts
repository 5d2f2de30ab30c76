/** The bridge call that keeps the credential of the unified recipient service. */
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { ApiSource, Logger } from '../basics/ports.ts';

/** What the call may answer; never the credential. */
const NOT_HERE = 'This installation keeps no credential for the recipient service.';
const NOT_KEPT =
  'The keychain did not take the credential. Unlock the keychain and try again. If that does not help, ask your administrator.';

/** The handler of `credential.store`. */
export const createCredentialCall =
  ({ storeRecipientsCredential: store }: ApiSource, logger: Logger) =>
  async ({ credential }: { readonly credential: string }): Promise<Result<undefined>> => {
    if (!store) return refused(NOT_HERE);
    try {
      await store(credential);
    } catch (error) {
      logger.warn('credential.not-kept', { error });
      return refused(NOT_KEPT);
    }
    logger.info('credential.kept');
    return ok(undefined);
  };
