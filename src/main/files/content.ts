/** The content of a small file that an answer of the API names, and what it is. */
import { PICTURE_TYPES, type PictureType } from '#contract/bridge/files.ts';
import type { Result } from '#contract/wire/problem.ts';
import { isPdf } from '#domain/files/pdf.ts';
import { type DownloadRequest, transfer } from './transfer.ts';

/** A kind of file as its bytes show it. */
interface Kind {
  readonly ext: string;
  readonly mime: string;
}

/** A fetched file and what it is. */
export interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The kind found in it; undefined for an unknown kind. */
  readonly kind: Kind | undefined;
}

const PDF: Kind = { ext: 'pdf', mime: 'application/pdf' };

/** Kinds that may be saved beside pictures: what people send in and no program runs. */
const SAVED_TYPES: readonly string[] = [...PICTURE_TYPES, PDF.mime, 'image/heic'];

/** Whether a file of that kind may be saved. */
export const isSaved = (kind: Content['kind']): kind is Kind =>
  kind !== undefined && SAVED_TYPES.includes(kind.mime);

/** Whether a file of that type may be shown. */
export const isPicture = (mime: string | undefined): mime is PictureType =>
  PICTURE_TYPES.some((type) => type === mime);

/**
 * The kind of a file by its first bytes. The library is loaded with the first file; it finds no PDF
 * behind other bytes.
 */
async function kindOf(bytes: Uint8Array): Promise<Content['kind']> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return !isSaved(kind) && isPdf(bytes) ? PDF : kind;
}

/** Fetches a file into memory. */
export const fetchContent = (
  request: Omit<DownloadRequest, 'onProgress'>,
): Promise<Result<Content>> =>
  transfer({ ...request, onProgress: () => undefined }, async ({ body }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const kind = await kindOf(bytes);
    // Who has logged out meanwhile must leave no picture behind.
    request.signal.throwIfAborted();
    return { bytes, kind };
  });
