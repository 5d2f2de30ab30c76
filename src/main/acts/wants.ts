/** What an act wanted, until its outcome is known: the thing before it and its input. The proof of an outcome needs them. */
import { z } from 'zod';
import {
  createSealed,
  memorySealed,
  type Sealed,
  type SealedOptions,
} from '#main/basics/sealed.ts';

const want = z.object({ before: z.unknown(), wanted: z.unknown() });

/** The thing as it was read just before an act, and what is kept of the act's input. */
export type Want = z.infer<typeof want>;

/** What unsettled acts wanted, by their keys. */
export type Wants = Sealed<Want>;

/** Wants that are lost when the program ends. */
export const memoryWants = (): Wants => memorySealed();

/** The wants in a folder, under a key in the keychain. */
export const createWants = (options: Omit<SealedOptions<Want>, 'name' | 'schema'>): Wants =>
  createSealed({ ...options, name: 'wants', schema: want });
