/**
 * Creates the list of all third-party parts that Corridor ships, at build time: the packages of
 * package.json that are no tools, with their dependencies, as installed. It is never read at run
 * time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShippedPackage } from '#domain/program/licences.ts';
import { mitLicence, POSTGRES } from './licence-texts.ts';

/** What builds and tests Corridor and is no part of it. All else in package.json is shipped. */
const TOOLS =
  /^(?:@types\/|@axe-core\/|@biomejs\/|@electron\/|@playwright\/|@stryker-mutator\/|@vitejs\/|@vitest\/|app-builder-lib$|builder-util$|electron-builder$|electron-vite$|fast-check$|knip$|node$|typed-css-modules$|typescript$|vite$|vitest$|yaml$)/u;

/** What a package needs only while it is installed or compiled. */
const NOT_SHIPPED_WITH: Readonly<Record<string, RegExp>> = {
  electron: /./u,
  keytar: /^prebuild-install$/u,
};
const TYPES = /^@types\//u;

/** What is read of a package's own package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** How licences were written before 2014. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder a package of that name is taken from by `folder`, as Node looks for it. */
function installed(name: string, folder: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return folder === dirname(folder) ? undefined : installed(name, dirname(folder));
}

/** A bundle takes in what a package can use where it is installed, also when others have asked for it. */
const neededBy = (manifest: Manifest) =>
  Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
    ...manifest.peerDependenciesMeta,
  });

/** The folders of all packages that the project in `root` ships. */
function shippedFolders(root: string): readonly string[] {
  const folders = new Set<string>();
  const own = manifestIn(root);
  const add = (name: string, from: string) => {
    const folder = installed(name, from);
    // What is optional may be missing, and is then not shipped either.
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const needed of neededBy(manifestIn(folder))) {
      if (!(TYPES.test(needed) || NOT_SHIPPED_WITH[name]?.test(needed))) add(needed, folder);
    }
  };
  const asked = { ...own.devDependencies, ...own.dependencies, ...own.optionalDependencies };
  for (const name of Object.keys(asked)) if (!TOOLS.test(name)) add(name, root);
  return [...folders];
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-._].*)?$/iu;

/** The licence texts of a package, one after the other; empty if it has none. */
const textIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

/** The text of licences without a copyright line, as packages include it. */
const TERMS: Readonly<Record<string, RegExp>> = {
  'Apache-2.0': /^.*END OF TERMS AND CONDITIONS/su,
  'MPL-2.0':
    /Mozilla Public License Version 2\.0\b.*defined by the Mozilla Public License, v\. 2\.0\./su,
};

/** The terms of a licence, of a package that carries them whole. */
function termsOf(licence: string, packages: readonly ShippedPackage[]): string {
  const under = packages.filter((each) => each.licence.includes(licence));
  const [terms] = under.flatMap(({ text }) => TERMS[licence]?.exec(text)?.[0] ?? []);
  if (terms === undefined) throw new Error(`There is no text of the licence ${licence}.`);
  return terms;
}

function authorOf({ author, name }: Manifest): string {
  const named = typeof author === 'string' ? author.replace(/\s*[<(].*$/u, '') : author?.name;
  return named || `the authors of ${name}`;
}

function packageIn(folder: string): ShippedPackage {
  const manifest = manifestIn(folder);
  const { name, version, license, licenses = [] } = manifest;
  const text = textIn(folder);
  const licence = license ?? licenses.map(({ type }) => type).join(' OR ');
  if (text === '' && licence === 'MIT') {
    return { name, version, licence, text: mitLicence(authorOf(manifest)) };
  }
  return { name, version, licence, text };
}

const nameAndVersion = ({ name, version }: ShippedPackage) => `${name}@${version}`;

/**
 * Every package that the project in the folder `root` ships, in alphabetical order.
 * @throws Error when there is no text for one of them
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const found = [...shippedFolders(root).map(packageIn), POSTGRES];
  const packages = found.map((each) =>
    each.text === '' ? { ...each, text: termsOf(each.licence, found) } : each,
  );
  // The same version may be installed in several places.
  const unique = new Map(packages.map((each) => [nameAndVersion(each), each]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
