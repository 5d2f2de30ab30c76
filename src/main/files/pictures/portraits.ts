/**
 * Portraits of people. They are decoration: where one cannot be loaded, initials are shown, without a
 * question or a message.
 */
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import { CANCELLED } from '#main/api/problems.ts';
import type { Logger, Network } from '#main/basics/ports.ts';
import { createTurns } from '#main/basics/turns.ts';
import { type AddressPolicy, addressOfFile, isAllowed } from '../addresses.ts';
import { fetchContent, isPicture } from '../content.ts';
import { asShownPicture, type Pictures, type ShownPicture } from './pictures.ts';

/** What portraits need of the desk. */
export interface PortraitsOptions extends AddressPolicy {
  readonly network: Network;
  readonly pictures: Pictures;
  readonly logger: Logger;
}

/** Fewer than the connections for files, so that documents get some. */
const MOST_AT_ONCE = 4;
/** Milliseconds without a byte after which one is given up. */
const IDLE_LIMIT_MS = 10_000;
const SIZE_LIMIT_BYTES = 2 * 1024 ** 2;

const WORDS = {
  again: 'Reload the list',
  tooLarge: 'Ask the user to send a smaller one.',
} as const;

/** A function that gives the portrait at an address: from memory, else from its host. */
export function createPortraits({ network, pictures, logger, ...policy }: PortraitsOptions) {
  const inTurn = createTurns(MOST_AT_ONCE);
  /** The hosts in the log: their other portraits fail for the same reason. */
  const noted = new Set<string>();

  async function fetchPortrait(
    url: URL,
    key: string,
    signal: AbortSignal,
  ): Promise<Result<ShownPicture>> {
    const fetched = await fetchContent({
      network,
      url,
      signal,
      idleLimit: IDLE_LIMIT_MS,
      sizeLimit: SIZE_LIMIT_BYTES,
      words: WORDS,
    });
    if (!fetched.ok) return fetched;
    const { bytes, kind } = fetched.value;
    if (!isPicture(kind?.mime)) return refused('The file is not an image that is shown.');
    const picture = { type: kind.mime, bytes };
    pictures.keepPortrait(key, picture);
    return ok(asShownPicture(key, picture));
  }

  async function load(url: URL, signal: AbortSignal): Promise<Result<ShownPicture>> {
    if (!(await isAllowed(url, policy))) return refused(`${url.host} is not allowed.`);
    const key = pictures.portraitKey(url.href);
    const kept = () => {
      const picture = pictures.read(key);
      return picture && ok(asShownPicture(key, picture));
    };
    // Another window may have fetched it while this one waited for its turn.
    const keptOrFetched = async () => kept() ?? (await fetchPortrait(url, key, signal));
    return kept() ?? (await inTurn('portrait', keptOrFetched, signal));
  }

  return async (given: string, signal: AbortSignal): Promise<Result<ShownPicture>> => {
    const url = await addressOfFile(given, policy);
    if (!url) return refused('This is not the address of an image.');
    const portrait = await load(url, signal).catch((error: unknown) => {
      if (signal.aborted) return failed(CANCELLED);
      throw error;
    });
    if (!(portrait.ok || portrait.problem.kind === 'cancelled' || noted.has(url.host))) {
      noted.add(url.host);
      logger.warn('portrait.failed', { host: url.host, reason: portrait.problem.message });
    }
    return portrait;
  };
}
