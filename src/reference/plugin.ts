/**
 * Adds the reference data to the build of the page, as JSON that is fetched on demand. A failed
 * download can be repeated, while not every Chromium repeats a failed `import()`.
 */
import type { ReferenceData } from '#domain/places/reference.ts';
import type { LicenceData } from '#domain/program/licences.ts';
import { shippedPackages } from './licences.ts';
import { REFERENCE_PACKAGE, referenceCountries, referenceVersion } from './records.ts';

/** The parts of a development server that are used. */
interface DevServer {
  readonly middlewares: {
    use(path: string, answer: (request: unknown, response: Response) => void): void;
  };
}
interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/** The means of a build to lay a file beside its scripts; gives the file's reference. */
interface Emitter {
  emitFile(file: {
    readonly type: 'asset';
    readonly name: string;
    readonly source: string;
  }): string;
}

/** `virtual:<name>`: a module of the page that exports the `address` of `data` as JSON. */
function bundledJson(name: string, data: () => unknown) {
  const id = `virtual:${name}`;
  const resolved = `\0${id}`;
  const devPath = `/@bundled/${name}.json`;
  let isServed = false;
  return {
    name,
    configureServer(server: DevServer) {
      isServed = true;
      server.middlewares.use(devPath, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(data()));
      });
    },
    resolveId: (asked: string) => (asked === id ? resolved : undefined),
    load(this: Emitter, asked: string) {
      if (asked !== resolved) return;
      if (isServed) return `export const address = ${JSON.stringify(devPath)};`;
      const source = JSON.stringify(data());
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** Countries and subdivisions, and where they are from. */
export const referenceData = bundledJson(
  'reference-data',
  (): ReferenceData => ({
    countries: referenceCountries(),
    origin: { name: REFERENCE_PACKAGE, version: referenceVersion() },
  }),
);

/**
 * The licences of everything that the project in the folder `root` ships. Equal texts are stored
 * once.
 */
export const licences = (root: string) =>
  bundledJson('licences', (): LicenceData => {
    const packages = shippedPackages(root);
    const texts = [...new Set(packages.map(({ text }) => text))];
    return {
      texts,
      listed: packages.map(({ text, ...each }) => ({ ...each, text: texts.indexOf(text) })),
    };
  });

/** The used part of a build's output. */
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
