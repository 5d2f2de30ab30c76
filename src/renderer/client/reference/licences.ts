/** The licences of everything that is shipped. They are part of the program, and loaded on demand. */
import { address } from 'virtual:licences';
import type { LicenceData, ShippedPackage } from '#domain/program/licences.ts';
import { fetchBundled, useBundled } from './bundled.ts';

async function load(): Promise<readonly ShippedPackage[]> {
  const { listed, texts } = await fetchBundled<LicenceData>(address);
  return listed.map(({ text, ...each }) => ({ ...each, text: texts[text] ?? '' }));
}

/** The shipped packages, or why there are none. */
export interface LicencesReading {
  /** In alphabetical order; undefined for the moment it takes to load them, and when that failed. */
  readonly packages: readonly ShippedPackage[] | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** A hook: everything that is shipped, with its terms. */
export function useLicences(): LicencesReading {
  const { data: packages, ...reading } = useBundled('licences', load);
  return { packages, ...reading };
}
