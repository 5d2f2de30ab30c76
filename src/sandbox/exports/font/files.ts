/** The files of Inter that exported files are set in; of two that have a character the first counts. */
export const INTER_FILES: readonly string[] = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
].map((part) => `inter-${part}-wght-normal.woff2`);

/** The package they come in. */
export const INTER_PACKAGE = '@fontsource-variable/inter';

/** Where the build leaves them, beside the built sandbox. */
export const BUILT_FONTS = 'fonts';
