/** Characters that turn the direction of writing, such as U+202E, in texts that others have written. */

/** The text without them, for sentences and file names. A name that is alone in the page is isolated by `bdi`. */
export const withoutBidiControls = (text: string): string =>
  text.replaceAll(/\p{Bidi_Control}/gu, '');
