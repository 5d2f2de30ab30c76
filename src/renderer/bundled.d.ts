/** What the build lays beside the scripts as JSON: the addresses to fetch it from. */

/** `ReferenceData` (`src/reference/plugin.ts`). */
declare module 'virtual:reference-data' {
  export const address: string;
}

/** `LicenceData` (`src/reference/plugin.ts`). */
declare module 'virtual:licences' {
  export const address: string;
}
