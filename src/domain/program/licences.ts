/** The software of others that is part of Corridor, and how it is found. */
import { containing } from '../text/normalize-text.ts';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression: 'MIT', '(MIT OR Apache-2.0)'. */
  readonly licence: string;
  /** The licence's text, with the notices that are to go with it. */
  readonly text: string;
}

/** The list as its file has it: each text once, and for each package the index of its text. */
export interface LicenceData {
  readonly listed: readonly (Omit<ShippedPackage, 'text'> & { readonly text: number })[];
  readonly texts: readonly string[];
}

/** The packages whose name or licence holds the text, without regard to case; all for an empty one. */
export function findPackages(
  packages: readonly ShippedPackage[],
  text: string,
): readonly ShippedPackage[] {
  return containing(packages, text, ({ name, licence }) => `${name} ${licence}`);
}
