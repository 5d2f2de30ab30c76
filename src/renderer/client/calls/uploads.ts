/** Files of this machine, as they are checked, shown and taken by calls. */
import type { Upload } from '#contract/wire/upload.ts';
import { PDF_HEAD_BYTES } from '#domain/files/pdf.ts';

const CONTENT_MARK = ';base64,';

/** A file as the rules about files judge it. @throws when it cannot be read */
export const candidateOf = async (file: File) => ({
  name: file.name,
  size: file.size,
  bytes: new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer()),
});

/** A file as a data URL. @throws when it cannot be read */
export const dataUrlOf = (file: File) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** A file as a field of a call, under the type it was found to be of. @throws when it cannot be read */
export async function toUpload(file: File, type: string): Promise<Upload> {
  const url = await dataUrlOf(file);
  const content = url.slice(url.indexOf(CONTENT_MARK) + CONTENT_MARK.length);
  return { name: file.name.slice(-255), type, content };
}
