/** Puts what is made here into the page's build, as modules that are loaded when they are needed. */
import { shippedPackages } from './licences.ts';
import { REFERENCE_PACKAGE, referenceCountries, referenceVersion } from './records.ts';

/** A module of the page that has no file: its name after 'virtual:', and its exports as data. */
function dataModule(name: string, exports: () => Readonly<Record<string, unknown>>) {
  const id = `virtual:${name}`;
  const resolved = `\0${id}`;
  return {
    name,
    resolveId: (asked: string) => (asked === id ? resolved : undefined),
    load(asked: string) {
      if (asked !== resolved) return;
      // A text that is parsed is read faster than an object that is written out.
      const parsed = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
      return Object.entries(exports())
        .map(([key, data]) => `export const ${key} = ${parsed(data)};`)
        .join('\n');
    },
  };
}

/** Countries and subdivisions, and where they are from. */
export const referenceData = dataModule('reference-data', () => ({
  countries: referenceCountries(),
  origin: { name: REFERENCE_PACKAGE, version: referenceVersion() },
}));

/**
 * The licences of everything that the project in the folder `root` ships; each text once, because many
 * are the same.
 */
export const licences = (root: string) =>
  dataModule('licences', () => {
    const packages = shippedPackages(root);
    const texts = [...new Set(packages.map(({ text }) => text))];
    return {
      texts,
      listed: packages.map(({ text, ...each }) => ({ ...each, text: texts.indexOf(text) })),
    };
  });

/** What is known of a build's output, as far as it is looked at. */
type Bundle = Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>;

/** The package a module is of; undefined for one of ours, and for those that have no file. */
function packageOf(module: string): string | undefined {
  const [, inside] = /^[^\0].*[\\/]node_modules[\\/](.+)$/su.exec(module) ?? [];
  const [scope = '', name = ''] = inside?.split(/[\\/]/u) ?? [];
  return (scope.startsWith('@') ? `${scope}/${name}` : scope) || undefined;
}

/** Ends a build that holds a package the list of licences does not name. */
export const everythingLicensed = (root: string) => ({
  name: 'everything-licensed',
  generateBundle(_options: unknown, bundle: Bundle) {
    const listed = new Set(shippedPackages(root).map(({ name }) => name));
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const missing = modules.map(packageOf).filter((name) => name && !listed.has(name));
    if (missing.length > 0) {
      const names = [...new Set(missing)].join(', ');
      throw new Error(`src/reference/licences.ts does not list what is shipped: ${names}`);
    }
  },
});
