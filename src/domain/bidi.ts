/** Characters that turn the direction of writing, such as U+202E, in texts that others have written. */

/**
 * The text without them, for sentences and names of files. Where a name is alone in the page it
 * is kept as it is and isolated by `bdi`.
 */
export const withoutBidiControls = (text: string): string =>
  text.replaceAll(/\p{Bidi_Control}/gu, '');
