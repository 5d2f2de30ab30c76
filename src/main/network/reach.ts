/** Whether a server can be reached, and by which way, without a call of the contract. */
import axios from 'axios';
import type { Network } from '#main/basics/ports.ts';
import { createTimeLimit } from '#main/basics/timing.ts';
import { PROXY_ASKS, ProxyAsksError, type Trouble } from './trouble.ts';

/**
 * Asks the server at `url` for anything. Never rejects.
 * @param timeLimit milliseconds
 * @returns what blocks it; null after an answer of the server, whatever it says
 */
export async function reach(
  network: Network,
  url: string,
  timeLimit: number,
): Promise<Trouble | null> {
  const limit = createTimeLimit(timeLimit);
  try {
    const { status, data } = await axios.get(url, {
      ...network.http(url),
      responseType: 'stream',
      maxRedirects: 0,
      validateStatus: () => true,
      signal: limit.signal,
    });
    // What it answers is not read.
    await (data instanceof ReadableStream ? data.cancel() : data?.destroy());
    if (status === PROXY_ASKS) throw new ProxyAsksError();
    return null;
  } catch (error) {
    return await network.explain(limit.signal.aborted ? limit.signal.reason : error, url);
  } finally {
    limit.clear();
  }
}
