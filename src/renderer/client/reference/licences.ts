/** The licences of everything that is shipped. They are part of the program, and loaded on demand. */
import { address } from 'virtual:licences';
import type { LicenceData, ShippedPackage } from '#domain/program/licences.ts';
import { fetchBundled, useBundled } from './bundled.ts';

async function load(): Promise<readonly ShippedPackage[]> {
  const { listed, texts } = await fetchBundled<LicenceData>(address);
  return listed.map(({ text, ...each }) => ({ ...each, text: texts[text] ?? '' }));
}

/**
 * A hook: everything that is shipped, with its terms, in alphabetical order; undefined for the moment it
 * takes to load it, and when that failed.
 */
export const useLicences = () => useBundled('licences', load);
