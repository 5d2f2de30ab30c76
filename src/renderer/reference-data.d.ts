/** The bundled countries and subdivisions, made by the build (`src/reference/plugin.ts`). */
declare module 'virtual:reference-data' {
  export const countries: readonly import('#domain/reference.ts').ReferenceCountry[];
}
