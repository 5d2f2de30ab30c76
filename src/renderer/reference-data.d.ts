/** What the build makes of the packages that are installed (`src/reference/plugin.ts`). */

/** The bundled countries and subdivisions. */
declare module 'virtual:reference-data' {
  export const countries: readonly import('#domain/reference.ts').ReferenceCountry[];
  export const origin: import('#domain/reference.ts').ReferenceOrigin;
}

/** Every shipped package; its `text` is the place of its licence's text among the texts. */
declare module 'virtual:licences' {
  import type { ShippedPackage } from '#domain/licences.ts';

  export const listed: readonly (Omit<ShippedPackage, 'text'> & { readonly text: number })[];
  export const texts: readonly string[];
}
