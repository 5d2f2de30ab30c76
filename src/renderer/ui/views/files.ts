/** Files that the page makes and reads itself. */

/** Milliseconds after which a file that was handed over is surely being written. */
const HANDED_OVER_MS = 10_000;

/** Saves a text as a file in the person's Downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}
