/**
 * Where the bundled data is not as its package has it. `resources/manual/reference-data.md` lists the
 * differences.
 */

/**
 * The regions of Ukraine as the specification names them (3G13), by their ISO 3166-2 code. The package
 * has the Ukrainian adjectives: 'Cherkaska', 'Odeska'.
 */
const OBLASTS: Readonly<Record<string, string>> = {
  'UA-71': 'Cherkasy Oblast',
  'UA-74': 'Chernihiv Oblast',
  'UA-77': 'Chernivtsi Oblast',
  'UA-12': 'Dnipropetrovsk Oblast',
  'UA-14': 'Donetsk Oblast',
  'UA-26': 'Ivano-Frankivsk Oblast',
  'UA-63': 'Kharkiv Oblast',
  'UA-65': 'Kherson Oblast',
  'UA-68': 'Khmelnytskyi Oblast',
  'UA-35': 'Kirovohrad Oblast',
  'UA-32': 'Kyiv Oblast',
  'UA-09': 'Luhansk Oblast',
  'UA-46': 'Lviv Oblast',
  'UA-48': 'Mykolaiv Oblast',
  'UA-51': 'Odesa Oblast',
  'UA-53': 'Poltava Oblast',
  'UA-56': 'Rivne Oblast',
  'UA-59': 'Sumy Oblast',
  'UA-61': 'Ternopil Oblast',
  'UA-05': 'Vinnytsia Oblast',
  'UA-07': 'Volyn Oblast',
  'UA-21': 'Zakarpattia Oblast',
  'UA-23': 'Zaporizhzhia Oblast',
  'UA-18': 'Zhytomyr Oblast',
};

/** The name of a subdivision by its ISO 3166-2 code, or its name in the package. */
export const subdivisionName = (code: string, packaged: string): string =>
  OBLASTS[code] ?? packaged.trim();

/**
 * A phone code of the package, as text; empty where it has none. No country's code begins with 0: the
 * '0055' of uninhabited Bouvet Island is none.
 */
export const phoneCode = (packaged: string | null): string =>
  packaged === null || packaged.startsWith('0') ? '' : packaged;
