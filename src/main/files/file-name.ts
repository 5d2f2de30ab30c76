/** The name of a file that a server sends. */
import { extname } from 'node:path';
import { FILE_KINDS, type FileKind } from '#contract/wire/file-kinds.ts';
import { fileTitle } from '#domain/files/file-name.ts';
import { safeFileName } from './new-file.ts';

const unquoted = (text: string) => text.replace(/^"(.*)"$/u, '$1').replaceAll(/\\(.)/gu, '$1');

/** `utf-8''caf%C3%A9.pdf` as text (RFC 8187); undefined when it is not that. */
function decoded(value: string): string | undefined {
  const text = /^utf-8'[^']*'(.*)$/iu.exec(value)?.[1];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The name in a Content-Disposition header (RFC 6266): `filename*` goes before `filename`. */
function nameInDisposition(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined;
  const parameter = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*("(?:[^"\\\\]|\\\\.)*"|[^;\\s]+)`, 'iu').exec(
      header,
    )?.[1];
  const extended = parameter('filename\\*');
  const plain = parameter('filename');
  return (extended && decoded(extended)) ?? (plain && unquoted(plain)) ?? undefined;
}

/** The kind of a file by its extension; undefined for kinds that are not saved. */
const kindOf = (name: string): FileKind | undefined =>
  FILE_KINDS.find((kind) => extname(name).toLowerCase() === `.${kind}`);

/**
 * The name a file is saved under: `name`, which says what is in it, with the extension of the server's
 * name, else of `format`. Undefined if the server names a kind of file that is not saved, such as a
 * program.
 */
export function downloadName(
  disposition: unknown,
  { name, format }: { readonly name: string; readonly format: FileKind },
): string | undefined {
  const given = nameInDisposition(disposition);
  // The check uses the name as it is on the disk: 'x.pdf.' and 'x.exe ' lose their last character there.
  const kind = given === undefined || given.trim() === '' ? format : kindOf(safeFileName(given));
  return kind && safeFileName(`${fileTitle(name)}.${kind}`);
}
