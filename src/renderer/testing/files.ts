/** Files as a person would choose them, for component tests. */

/** A file of zeros. @param size bytes */
export const someFile = (name: string, type: string, size = 10): File =>
  new File([new Uint8Array(size)], name, { type });

/** A PNG of one pixel, in base64. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel. @param bytes cuts it off, or adds zeros at its end */
export function onePixel(name: string, { bytes }: { readonly bytes?: number } = {}): File {
  const content = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  const padding = new Uint8Array(Math.max(0, (bytes ?? 0) - content.length));
  return new File([content.slice(0, bytes), padding], name, { type: 'image/png' });
}
