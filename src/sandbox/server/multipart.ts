/** Bodies with files in them, read by the platform's own parser. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_UPLOAD_BYTES, type Upload } from '#contract/wire/upload.ts';
import { HttpError } from './problem.ts';

const BAD_REQUEST = 400;
/** Fields and boundaries take room beside the file. */
const LARGEST_BODY_BYTES = LARGEST_UPLOAD_BYTES + 64 * 1024;

async function fieldValue(value: string | File): Promise<string | Upload> {
  if (typeof value === 'string') return value;
  const content = Buffer.from(await value.arrayBuffer()).toString('base64');
  return { name: value.name, type: value.type, content };
}

async function fieldsOf(body: Uint8Array<ArrayBuffer>, type: string) {
  const response = new Response(body, { headers: { 'content-type': type } });
  const form = await response.formData().catch(() => {
    throw new HttpError(BAD_REQUEST, 'The body is no multipart form');
  });
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [name, await fieldValue(value)] as const),
  );
  return Object.fromEntries(fields);
}

/** Makes a server read multipart bodies: texts as texts, files as the contract's uploads. */
export function readMultipart(server: FastifyInstance): void {
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES },
    async (request: FastifyRequest, body: Buffer) =>
      fieldsOf(new Uint8Array(body), request.headers['content-type'] ?? ''),
  );
}
