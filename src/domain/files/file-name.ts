/** The parts of a file's name: how long they may be, and what they must not lack. */

/** Bytes of a file's name in UTF-8 at most, on every usual file system. */
export const LONGEST_FILE_NAME = 255;

const utf8 = new TextEncoder();
const characters = new Intl.Segmenter();

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => utf8.encode(text).length;

/** The longest beginning of a name within so many bytes of UTF-8 that ends between two characters. */
export function cutName(name: string, bytes: number): string {
  let end = 0;
  let used = 0;
  for (const { segment, index } of characters.segment(name)) {
    used += bytesOf(segment);
    if (used > bytes) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}

/** Any visible character except the dot. */
const VISIBLE = /[^.\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** The name of a file without its ending: `name`, or `other` where that has no visible character. */
export const fileTitle = (name: string, other = 'file'): string =>
  VISIBLE.test(name) ? name : other;
