/** Files a page sends along with a call, in a field of a multipart body. */
import { z } from 'zod';
import { asRecord } from './json.ts';

/** Bytes of a file that may be sent; the hosts carry no larger messages. */
export const LARGEST_UPLOAD_BYTES = 4 * 1024 ** 2;

/** Base64 writes 3 bytes as 4 characters. */
const LONGEST_CONTENT = Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4;

/** A file in a field of a call. Its bytes are in base64, so that every host can carry it unchanged. */
export const upload = z.object({
  name: z.string().min(1).max(255),
  /** What it is, such as 'image/png'. */
  type: z.string().max(100),
  content: z.base64().max(LONGEST_CONTENT, 'a file that is too large'),
});
export type Upload = z.output<typeof upload>;

/** Whether a field of a body is a file. */
export const isUpload = (value: unknown): value is Upload =>
  typeof asRecord(value)?.['content'] === 'string';
