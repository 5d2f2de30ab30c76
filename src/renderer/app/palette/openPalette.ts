import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';

/** What opening the palette is called, as the top bar, the help sheet and its dialog name it. */
export const OPEN_PALETTE = GENERAL_KEYS.palette.label;

/** The keys that open it from anywhere. */
export const [PALETTE_KEYS] = GENERAL_KEYS.palette.keys;
