import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What a source file imports, statically or dynamically, as it is written there. */
function importsOf(file: string): readonly string[] {
  const found = read(file).matchAll(
    /(?:^\s*(?:import|export)\b[^'"`;]*?\bfrom|^\s*import|\bimport\()\s*['"]([^'"]+)['"]/gmu,
  );
  return [...found].map((match) => match[1] ?? '');
}

const sources = globSync(['src/**/*.{ts,tsx,mjs}', 'tests/**/*.{ts,tsx}'], { cwd: ROOT }).sort();

/** The room a file is in: a folder of `src`, or `tests`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

/** The area of a screen; undefined for every other file. */
const areaOf = (file: string) => /^src\/renderer\/screens\/([^/]+)/u.exec(file)?.[1];

/** In the page: shared parts below the areas, the areas below the app. */
function levelOf(file: string): number {
  if (/^src\/renderer\/(?:ui|client)\//u.test(file)) return 0;
  return areaOf(file) === undefined ? 2 : 1;
}

const isAsset = (file: string) => !/\.(?:tsx?|mjs)$/u.test(file);

function mayImport(file: string, target: string): boolean {
  if (roomOf(file) !== roomOf(target)) return false;
  if (roomOf(file) !== 'src/renderer' || isAsset(target)) return true;
  if (levelOf(file) === 1 && levelOf(target) === 1) return areaOf(file) === areaOf(target);
  return levelOf(file) >= levelOf(target);
}

describe('the allowed imports', () => {
  it('a relative import stays in its room, and in the page below its level', () => {
    const leaving = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => relative(ROOT, resolve(ROOT, dirname(file), target)))
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(leaving).toEqual([]);
  });

  it('the script that the browser host serves is one file, without what other entries of the build share', () => {
    const files = sources.filter((file) => /hosts\/browser\/page\/(?!.*test)/u.test(file));
    const leaving = files.filter((file) =>
      /^import (?!type )[^;]*? from '(?!\.\/)/mu.test(read(file)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(leaving).toEqual([]);
  });

  it("only the Electron host and the preload import 'electron'", () => {
    const importing = sources.filter((file) =>
      importsOf(file).some((target) => target === 'electron' || target.startsWith('electron/')),
    );
    const elsewhere = importing.filter(
      (file) => !/^src\/(?:main\/hosts\/electron|preload)\//u.test(file),
    );
    expect(importing).not.toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});

describe('the modules', () => {
  const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
  const known = new Set(sources);

  /** The source file of an import; undefined for packages and assets. */
  function fileOf(importing: string, target: string): string | undefined {
    const alias = Object.keys(imports).find((key) => target.startsWith(key.slice(0, -1)));
    const path = alias
      ? join(imports[alias]?.slice(0, -1) ?? '', target.slice(alias.length - 1))
      : join(dirname(importing), target);
    return known.has(path) ? path : undefined;
  }

  it('never import each other in a circle, also not for types or later', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const target of importsOf(file)) {
        const imported = fileOf(file, target);
        if (imported) visit(imported, [...path, file]);
      }
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('that a kept list is drawn by ask for its place, and not for that of the window', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const target of importsOf(file)) {
        const imported = fileOf(file, target);
        if (imported) visit(imported);
      }
    };
    visit('src/renderer/screens/orders/OrdersScreen.tsx');
    visit('src/renderer/screens/users/UsersScreen.tsx');
    const asking = [...reached].filter((file) =>
      /\buse(?:Location|SearchParams|Match|Matches|NavigationType)\(/u.test(read(file)),
    );
    expect(asking).toEqual([]);
  });
});

describe('the folders', () => {
  it('hold at most 20 files each, tests included', () => {
    const code = globSync('{src,tests}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT });
    const full = [...Map.groupBy(code, dirname)].flatMap(([folder, files]) =>
      files.length > 20 ? `${folder}: ${files.length}` : [],
    );
    expect(full).toEqual([]);
  });
});

it("the page keeps nothing in the browser's storage: preferences go over the bridge", () => {
  const page = sources.filter((file) => file.startsWith('src/renderer/'));
  const storing = page.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/u.test(read(file)),
  );
  expect(storing).toEqual([]);
});
