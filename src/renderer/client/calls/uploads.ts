/** Files of this machine, as calls take them. */
import type { Upload } from '#contract/wire/upload.ts';

const CONTENT_MARK = ';base64,';

/** A file as a field of a call, under the type it was found to be of. @throws when it cannot be read */
export async function toUpload(file: File, type: string): Promise<Upload> {
  const reader = new FileReader();
  const url = await new Promise<string>((done, failed) => {
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
  const content = url.slice(url.indexOf(CONTENT_MARK) + CONTENT_MARK.length);
  return { name: file.name.slice(-255), type, content };
}
