/** Puts the reference data into the page's build, as a module that is loaded when it is needed. */
import { referenceCountries } from './records.ts';

const ID = 'virtual:reference-data';
const RESOLVED = `\0${ID}`;

/** The plugin of the build. */
export const referenceData = {
  name: 'reference-data',
  resolveId: (id: string) => (id === ID ? RESOLVED : undefined),
  load(id: string) {
    if (id !== RESOLVED) return;
    // A text that is parsed is read faster than an object that is written out.
    const text = JSON.stringify(JSON.stringify(referenceCountries()));
    return `export const countries = JSON.parse(${text});`;
  },
};
