/** What opening the palette is called, as the top bar, the help sheet and its dialog name it. */
export const OPEN_PALETTE = 'Find anything';

/** The keys that open it from anywhere. */
export const PALETTE_KEYS = 'Mod+K';
