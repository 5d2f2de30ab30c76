import { isUpload } from '#contract/wire/upload.ts';

/** Flat fields and files as multipart/form-data, whose type names the boundary between them. Empty texts are sent, as in forms. */
export async function multipartBody(fields: Readonly<Record<string, unknown>>) {
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
    // A form always has one.
    type: encoded.headers.get('content-type') as string,
    data: Buffer.from(await encoded.arrayBuffer()),
  };
}
