/** The bridge calls of attachments: files that answers of the API name by their address. */
import { basename, dirname } from 'node:path';
import {
  type AttachmentView,
  type ExportOutcome,
  type ForeignHost,
  PICTURE_TYPES,
  type PictureType,
} from '#contract/bridge/bridge.ts';
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import { fileTitle } from '#domain/files/file-name.ts';
import { isPdf } from '#domain/files/pdf.ts';
import { practiceFileName } from '#domain/program/practice.ts';
import { createCallsInFlight } from '#main/api/in-flight.ts';
import type { Waits } from '#main/api/waits.ts';
import type { Downloads, Logger, Network } from '#main/basics/ports.ts';
import { type AddressPolicy, decideOn, fileAddress } from './addresses.ts';
import { diskProblem } from './disk-problem.ts';
import { writeNewFile } from './new-file.ts';
import type { Pictures } from './pictures.ts';
import { transfer } from './transfer.ts';

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

/** A fetched file and what it is. */
interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The kind found in it; undefined for an unknown kind. */
  readonly kind: { readonly ext: string; readonly mime: string } | undefined;
}

/** Milliseconds. A person is waiting for the picture, so it is given up early. */
const IDLE_LIMIT_MS = 30_000;
const SIZE_LIMIT_BYTES = 25 * 1024 ** 2;

const WORDS = {
  again: 'Try again',
  tooLarge: 'Ask the user to send a smaller one.',
} as const;

/** Kinds that may be saved beside pictures: what people send in and no program runs. */
const PDF = { ext: 'pdf', mime: 'application/pdf' } as const;
const SAVED_TYPES: readonly string[] = [...PICTURE_TYPES, PDF.mime, 'image/heic'];

const isSaved = (kind: Content['kind']): kind is NonNullable<Content['kind']> =>
  kind !== undefined && SAVED_TYPES.includes(kind.mime);

const isPicture = (mime: string | undefined): mime is PictureType =>
  PICTURE_TYPES.some((type) => type === mime);

/**
 * The kind of a file by its first bytes. The library is loaded with the first attachment; it finds no PDF
 * behind other bytes.
 */
async function kindOf(bytes: Uint8Array): Promise<Content['kind']> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return !isSaved(kind) && isPdf(bytes) ? PDF : kind;
}

const noPicture = ({ kind }: Content) =>
  refused(
    isSaved(kind)
      ? `${kind.ext.toUpperCase()} files cannot be shown here. Download the file to open it.`
      : 'This file cannot be shown. Corridor shows JPEG, PNG, WebP and GIF images.',
  );

/** The content of a file; which host it would come from, where the person has to be asked first. */
async function fetchContent(
  options: AttachmentsOptions,
  { url: given, allowHost }: AttachmentRequest,
  signal: AbortSignal,
): Promise<Result<Content | ForeignHost>> {
  const { apiUrl } = await options.address;
  const url = fileAddress(given, `${apiUrl.replace(/\/$/u, '')}/`);
  if (!url) {
    return refused(
      'Corridor does not fetch files from the address of this file. Tell the API team.',
    );
  }
  const decision = await decideOn(url, options, allowHost);
  if (decision.kind === 'refuse') return refused(decision.message);
  if (decision.kind === 'ask') return ok(decision.foreign);
  const request = {
    network: options.network,
    url,
    signal,
    onProgress: () => undefined,
    idleLimit: IDLE_LIMIT_MS,
    sizeLimit: SIZE_LIMIT_BYTES,
    waits: options.waits,
    words: WORDS,
  };
  return await transfer(request, async ({ body }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    const bytes = new Uint8Array(Buffer.concat(chunks));
    return { bytes, kind: await kindOf(bytes) };
  });
}

function show(content: Content, pictures: Pictures): Result<AttachmentView> {
  const { bytes, kind } = content;
  if (!isPicture(kind?.mime)) return noPicture(content);
  const key = pictures.keep({ type: kind.mime, bytes });
  return ok({ status: 'shown', src: `./pictures/${key}`, type: kind.mime, size: bytes.length });
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

/** The handlers of `attachments.*`, and what to do when a window or everyone goes. */
export function createAttachments(options: AttachmentsOptions) {
  const { pictures, logger } = options;
  const running = createCallsInFlight();

  /** Fetches the file of a request and shows or saves it. */
  async function run<T>(
    request: AttachmentRequest,
    client: string,
    use: (content: Content) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T | ForeignHost>> {
    const { requestId } = request;
    const result = await running.run(client, requestId, async (signal) => {
      const fetched = await fetchContent(options, request, signal);
      if (!fetched.ok) return fetched;
      return 'status' in fetched.value ? ok(fetched.value) : await use(fetched.value);
    });
    if (result && !result.ok && result.problem.kind !== 'cancelled') {
      logger.warn('attachment.failed', { problem: result.problem.kind });
    }
    return result ?? refused(`The request id '${requestId}' is in use.`);
  }

  return {
    calls: {
      'attachments.show': (request: AttachmentRequest, client: string) =>
        run(request, client, (content) => show(content, pictures)),
      'attachments.save': (request: SaveRequest, client: string) =>
        run(request, client, (content) => save(content, request, options)),
      'attachments.cancel': ({ requestId }: { readonly requestId: string }, client: string) => {
        running.cancel(client, requestId);
        return ok(undefined);
      },
    },
    /** Ends what a window waits for. */
    release: running.release,
    /** Ends everything and forgets the pictures. */
    releaseAll: () => {
      running.releaseAll();
      pictures.forgetAll();
    },
  };
}
