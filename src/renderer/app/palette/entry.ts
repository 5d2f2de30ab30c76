/** What the palette offers. */
import type { FluentIcon } from '@fluentui/react-icons';
import type { OrderRow } from '#contract/orders/orders.ts';

/** One thing to go to or to do. */
export interface PaletteEntry {
  /** Names it for good, also among those used recently: 'screen:/users', 'order:104321'. */
  readonly id: string;
  readonly label: string;
  readonly icon: FluentIcon;
  /** Distinguishes it from others of its kind. */
  readonly detail?: string;
  /** Whether label and detail identify a person. */
  readonly isPrivate?: true;
  /** The keys that do the same, as `ui/shortcuts/keys.ts` writes them. */
  readonly keys?: string;
  /** The order it opens, of which the palette shows more while the entry is chosen. */
  readonly order?: OrderRow;
  /** Why it cannot be chosen now; it is listed with it. */
  readonly why?: string;
  /** The palette stays open, as the entry only changes what it shows. */
  readonly staysOpen?: true;
  run(): void;
}

/** Entries of one kind, under its name. */
export interface PaletteSection {
  readonly name: string;
  /** How many there are, where more were found than are listed: '5 of 313'. */
  readonly extent?: string;
  /** The part of what is typed that its entries fit, where that is not all of it. */
  readonly query?: string;
  readonly entries: readonly PaletteEntry[];
}
