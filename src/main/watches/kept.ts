/** What is kept of a watch, encrypted: the note, and the thing as it was read to compare it with. */
import { z } from 'zod';
import { watch } from '#contract/bridge/watches.ts';
import { createSealed, type Sealed, type SealedOptions } from '#main/basics/sealed.ts';

const keptWatch = watch.extend({
  /** The account id of whose it is. */
  person: z.string(),
  /** The thing as it was read first; as the page had it, before that. */
  seen: z.unknown(),
  events: z.number().nullable(),
});
export type KeptWatch = z.infer<typeof keptWatch>;

/** What people watch, by the id of the watch. */
export type WatchStore = Sealed<KeptWatch>;

/** The watches in a folder, under a key in the keychain. */
export const createWatchStore = (
  options: Omit<SealedOptions<KeptWatch>, 'name' | 'schema'>,
): WatchStore => createSealed({ ...options, name: 'watches', schema: keptWatch });
