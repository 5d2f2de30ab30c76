/** Where the list of a field opens: below it, or above it, but not over the fields beside it. */
export const LIST_PLACE = { fallbackPositions: ['above'] } satisfies {
  readonly fallbackPositions: 'above'[];
};
