/** The bridge call that leads out of the console. */
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import { outsideAddress } from '#domain/access/outside-address.ts';
import type { Logger, Outside } from '../basics/ports.ts';

/** The handler of `link.open`. The page has asked the person; what may be opened is decided here. */
export function createLinkCalls(outside: Outside, logger: Logger) {
  return {
    'link.open': async ({ url }: { readonly url: string }): Promise<Result<undefined>> => {
      const address = outsideAddress(url);
      if (!address) {
        return refused('Corridor opens only https web pages and e-mail addresses.');
      }
      const opened = await outside.open(address.url).catch((error: unknown) => {
        logger.warn('link.not-opened', { kind: address.kind, error });
        return false;
      });
      if (opened) return ok(undefined);
      return refused(
        'No program on this computer could open the link. Copy the address and open it yourself.',
      );
    },
  };
}
