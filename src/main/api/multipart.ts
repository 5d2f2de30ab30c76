/** Bodies with files in them. */
import { isUpload } from '#contract/wire/upload.ts';

/** A body as it is sent, and its content type, which names the boundary between the fields. */
export interface MultipartBody {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Flat fields and files as multipart/form-data. Empty texts are sent, as in forms. */
export async function multipartBody(
  fields: Readonly<Record<string, unknown>>,
): Promise<MultipartBody> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isUpload(value)) {
      const bytes = Buffer.from(value.content, 'base64');
      form.append(name, new Blob([bytes], { type: value.type }), value.name);
    } else if (value !== undefined && value !== null) {
      form.append(name, String(value));
    }
  }
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}
