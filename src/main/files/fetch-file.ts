/** Fetching a file from an address into the person's downloads, by stream. */
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import type { Result } from '#contract/wire/problem.ts';
import type { Waits } from '#main/api/waits.ts';
import type { Downloads, Network } from '#main/basics/ports.ts';
import { diskProblem } from './disk-problem.ts';
import { downloadName } from './file-name.ts';
import { beginNewFile, FileInUseError } from './new-file.ts';
import { type Download, FetchError, refusal, transfer } from './transfer.ts';

/** What to fetch and where to. */
export interface FileRequest {
  readonly network: Network;
  readonly url: URL;
  readonly downloads: Pick<Downloads, 'folder' | 'mark'>;
  /** Names the file, without its extension. */
  readonly name: string;
  readonly format: FileKind;
  /** Called with the bytes so far, at most four times a second; `total` is null while it is not known. */
  readonly onProgress: (received: number, total: number | null) => void;
  readonly signal: AbortSignal;
  /** Keeps to what the host asks with Retry-After. */
  readonly waits: Pick<Waits, 'read'>;
  /** Milliseconds without a byte after which it is given up. */
  readonly idleLimit?: number;
  /** Bytes. */
  readonly sizeLimit?: number;
}

/** A report of many orders is computed before its first byte comes. */
const IDLE_LIMIT_MS = 120_000;
const SIZE_LIMIT_BYTES = 1024 ** 3;

const WORDS = {
  again: 'Export again',
  tooLarge: 'Narrow the filters, then export again.',
} as const;

/** Saves the body under a free name, marked as from the internet, and gives its full path. */
async function save(request: FileRequest, { headers, body, signal }: Download): Promise<string> {
  const { url, downloads } = request;
  const fileName = downloadName(headers['content-disposition'], request);
  if (fileName === undefined) {
    throw refusal(`${url.host} sent a file of a kind that Corridor does not save.`);
  }
  const file = await beginNewFile(downloads.folder, fileName);
  try {
    await pipeline(body, file.content, { signal });
    await file.keep(signal);
    await downloads.mark(file.path);
    return file.path;
  } catch (error) {
    if (error instanceof FileInUseError) await downloads.mark(join(downloads.folder, error.kept));
    await file.discard();
    throw error;
  }
}

/** A failure of the disk is reported rather than one of the network, which may follow from it. */
function explained(error: unknown): unknown {
  const problem = diskProblem(error, WORDS.again.toLowerCase());
  return problem ? new FetchError(problem) : error;
}

/**
 * Fetches a file and saves it under a free name. Redirects are not followed, and no credentials are
 * sent. An interrupted download leaves no file.
 */
export function fetchFile(request: FileRequest): Promise<Result<string>> {
  const { idleLimit = IDLE_LIMIT_MS, sizeLimit = SIZE_LIMIT_BYTES } = request;
  return transfer({ ...request, idleLimit, sizeLimit, words: WORDS }, (download) =>
    save(request, download).catch((error: unknown) => {
      throw explained(error);
    }),
  );
}
