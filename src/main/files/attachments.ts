/** The bridge calls of attachments: files that answers of the API name by their address. */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { AttachmentView, ExportOutcome, ForeignHost } from '#contract/bridge/files.ts';
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import { fileTitle } from '#domain/files/file-name.ts';
import { practiceFileName } from '#domain/program/practice.ts';
import type { Waits } from '#main/api/waits.ts';
import { createCallsInFlight } from '#main/basics/in-flight.ts';
import type { Downloads, Logger, Network } from '#main/basics/ports.ts';
import { type AddressPolicy, addressOfFile, decideOn } from './addresses.ts';
import { type Content, fetchContent, isPicture, isSaved } from './content.ts';
import { diskProblem } from './disk-problem.ts';
import { writeNewFile } from './new-file.ts';
import { asShownPicture, type Pictures } from './pictures/pictures.ts';
import { createPortraits } from './pictures/portraits.ts';

/** What attachments need of the desk. */
export interface AttachmentsOptions extends AddressPolicy {
  readonly network: Network;
  readonly downloads: Downloads;
  /** Whether the network is the sandbox: the names of files say so. */
  readonly practice: boolean;
  readonly waits: Pick<Waits, 'read'>;
  readonly pictures: Pictures;
  readonly logger: Logger;
}

/** An attachment as a window asks for it; see the bridge. */
interface AttachmentRequest {
  readonly requestId: string;
  readonly url: string;
  readonly allowHost?: string | undefined;
}

interface SaveRequest extends AttachmentRequest {
  readonly name: string;
  readonly open: boolean;
}

/** Milliseconds. A person is waiting for the picture, so it is given up early. */
const IDLE_LIMIT_MS = 30_000;
const SIZE_LIMIT_BYTES = 25 * 1024 ** 2;

const WORDS = {
  again: 'Try again',
  tooLarge: 'Ask the user to send a smaller one.',
} as const;

const noPicture = ({ kind }: Content) =>
  refused(
    isSaved(kind)
      ? `${kind.ext.toUpperCase()} files cannot be shown here. Download the file to open it.`
      : 'This file cannot be shown. Corridor shows JPEG, PNG, WebP and GIF images.',
  );

/** The content of a file; which host it would come from, where the person has to be asked first. */
async function fetchAllowed(
  options: AttachmentsOptions,
  { url: given, allowHost }: AttachmentRequest,
  signal: AbortSignal,
): Promise<Result<Content | ForeignHost>> {
  const url = await addressOfFile(given, options);
  if (!url) {
    return refused(
      'Corridor does not fetch files from the address of this file. Tell the API team.',
    );
  }
  const decision = await decideOn(url, options, allowHost);
  if (decision.kind === 'refuse') return refused(decision.message);
  if (decision.kind === 'ask') return ok(decision.foreign);
  return await fetchContent({
    network: options.network,
    url,
    signal,
    idleLimit: IDLE_LIMIT_MS,
    sizeLimit: SIZE_LIMIT_BYTES,
    waits: options.waits,
    words: WORDS,
  });
}

function show(content: Content, pictures: Pictures): Result<AttachmentView> {
  const { bytes, kind } = content;
  if (!isPicture(kind?.mime)) return noPicture(content);
  const picture = { type: kind.mime, bytes };
  const digest = createHash('sha256').update(bytes).digest('hex');
  return ok({ ...asShownPicture(pictures.keep(picture), picture), digest });
}

async function save(
  { bytes, kind }: Content,
  { name, open }: SaveRequest,
  { downloads, practice, logger }: AttachmentsOptions,
): Promise<Result<ExportOutcome>> {
  if (!isSaved(kind)) {
    return refused('This file is of a kind that Corridor does not save.');
  }
  const opens = (file: string) =>
    downloads.open(file).catch((error: unknown) => {
      logger.warn('attachment.not-opened', { error });
      return false;
    });
  try {
    const file = await writeNewFile(
      downloads.folder,
      practiceFileName(`${fileTitle(name)}.${kind.ext}`, practice),
      bytes,
    );
    await downloads.mark(file);
    const opened = open && (await opens(file));
    return ok({ status: 'saved', folder: dirname(file), fileName: basename(file), opened });
  } catch (error) {
    const problem = diskProblem(error, 'try again');
    if (!problem) throw error;
    return failed(problem);
  }
}

const inUse = (requestId: string) => refused(`The request id '${requestId}' is in use.`);

/** The handlers of `attachments.*`, and what to do when a window or everyone goes. */
export function createAttachments(options: AttachmentsOptions) {
  const { pictures, logger } = options;
  const running = createCallsInFlight();
  /** Who saw the pictures. */
  let owner: string | null = null;
  const portrait = createPortraits(options);

  /** Fetches the file of a request and shows or saves it. */
  async function run<T>(
    request: AttachmentRequest,
    client: string,
    use: (content: Content) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T | ForeignHost>> {
    const { requestId } = request;
    const result = await running.run(client, requestId, async (signal) => {
      const fetched = await fetchAllowed(options, request, signal);
      if (!fetched.ok) return fetched;
      return 'status' in fetched.value ? ok(fetched.value) : await use(fetched.value);
    });
    if (result && !result.ok && result.problem.kind !== 'cancelled') {
      logger.warn('attachment.failed', { problem: result.problem.kind });
    }
    return result ?? inUse(requestId);
  }

  return {
    calls: {
      'attachments.show': (request: AttachmentRequest, client: string) =>
        run(request, client, (content) => show(content, pictures)),
      'attachments.save': (request: SaveRequest, client: string) =>
        run(request, client, (content) => save(content, request, options)),
      'attachments.portrait': async ({ requestId, url }: AttachmentRequest, client: string) =>
        (await running.run(client, requestId, (signal) => portrait(url, signal))) ??
        inUse(requestId),
      'attachments.cancel': ({ requestId }: { readonly requestId: string }, client: string) => {
        running.cancel(client, requestId);
        return ok(undefined);
      },
    },
    /** Ends what a window waits for. */
    release: running.release,
    /** Forgets the pictures that somebody else saw. */
    keepOnly: (person: string | null) => {
      if (owner !== null && owner !== person) pictures.forgetAll();
      owner = person;
    },
    /** Ends everything and forgets the pictures. */
    releaseAll: () => {
      running.releaseAll();
      pictures.forgetAll();
    },
  };
}
