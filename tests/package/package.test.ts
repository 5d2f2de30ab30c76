import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { extractAll, extractFile, getRawHeader, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { APP_ID } from '#main/hosts/electron/identity.ts';
import { shippedPackages } from '#reference/licences.ts';
import { utilityProcess } from '#support/electron/utility-process.ts';
import { beside, makePackage, type Package } from './stand-in.ts';

const RELEASES = 'https://releases.corridor.example/console';

let made: Package;
/** Every file in the archive, with a slash between folders and none in front. */
let files: readonly string[];
/** The archive's content as plain files. */
let extracted: string;

beforeAll(async () => {
  made = await makePackage({ releaseUrl: RELEASES });
  extracted = mkdtempSync(join(tmpdir(), 'corridor-asar-'));
  extractAll(made.asar, extracted);
  files = listPackage(made.asar, { isPack: false }).map((file) =>
    file.slice(1).replaceAll('\\', '/'),
  );
});
afterAll(() => {
  made[Symbol.dispose]();
  rmSync(extracted, { recursive: true, force: true, maxRetries: 10 });
});

const filesLike = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const ours = () => filesLike(/^out\/.*\.\w+$/u);
const filesWith = (text: RegExp, among = ours()) =>
  among.filter((file) => text.test(readFileSync(join(extracted, file), 'latin1')));
const manifest = (): Record<string, unknown> =>
  JSON.parse(extractFile(made.asar, 'package.json').toString());

const FUSES = {
  RunAsNode: '0',
  EnableCookieEncryption: '1',
  EnableNodeOptionsEnvironmentVariable: '0',
  EnableNodeCliInspectArguments: '0',
  EnableEmbeddedAsarIntegrityValidation: '1',
  OnlyLoadAppFromAsar: '1',
  LoadBrowserProcessSpecificV8Snapshot: '0',
  GrantFileProtocolExtraPrivileges: '0',
  // WasmTrapHandlers
  8: '1',
};

async function fusesOf(program: string) {
  const { version: _version, ...wire } = await getCurrentFuseWire(program);
  const states = Object.entries(wire).map(([place, state]) => [
    FuseV1Options[Number(place)] ?? place,
    String.fromCharCode(Number(state)),
  ]);
  return Object.fromEntries(states);
}

describe('the content of a package', () => {
  it('is the console: main process, preload, page and sandbox', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'out/main/electron.js',
        'out/main/sandbox.js',
        'out/main/sandbox-process.js',
        'out/main/icons/tray-live@1.25x.png',
        'out/main/icons/window.png',
        'out/main/bundled/cluster.tar.gz',
        'out/main/bundled/inter.ttf',
        'out/main/bundled/resvg.wasm',
        'out/preload/preload.cjs',
        'out/renderer/index.html',
      ]),
    );
    expect(manifest()).toMatchObject({
      name: 'corridor',
      productName: 'Corridor',
      desktopName: 'corridor.desktop',
      main: 'out/main/electron.js',
    });
  });

  it('is no browser host: an installed Corridor serves no page', () => {
    expect(filesLike(/browser\.js$|page-bridge/u)).toEqual([]);
    expect(filesWith(/page-bridge|--no-open|\?key=/u)).toEqual([]);
  });

  it('is no source: no map, no TypeScript, no test', () => {
    expect(filesLike(/\.(?:map|ts|cts|mts|tsx)$/u)).toEqual([]);
    expect(filesLike(/(?:^|[/.])(?:test|tests|spec|__tests__)(?:[/.]|$)/u)).toEqual([]);
    expect(filesWith(/sourceMappingURL=(?!data:,)/u)).toEqual([]);
    expect(filesLike(/^(?:src|tests|resources|dist)\b/u)).toEqual([]);
  });

  it('is no tool: of node_modules only what runs, and nothing of it in package.json', () => {
    const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    const inside = filesLike(/^node_modules\/(?:@[^/]+\/)?[^/]+$/u).map((file) => file.slice(13));
    expect(inside).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'pg', 'keytar']));
    expect(inside.filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
    expect(manifest()).not.toHaveProperty('devDependencies');
    expect(manifest()).not.toHaveProperty('scripts');
  });

  it('contains no other packages than those in About', () => {
    const listed = new Set(shippedPackages(inProject('.')).map(({ name }) => name));
    const inside = filesLike(/^node_modules\/(?:@[^/]+\/[^/]+|[^@/][^/]*)$/u);
    expect(inside.map((file) => file.slice(13)).filter((name) => !listed.has(name))).toEqual([]);
    expect(filesWith(/SIL OPEN FONT LICENSE/u)).toHaveLength(1);
  });

  it('is no secret: no token, no key, no canary of the tests', () => {
    const tokens = /\beyJ[\w-]{8,}\.[\w-]{8,}\.|-----BEGIN [A-Z ]*PRIVATE KEY-----\n\w|canary-/u;
    expect(filesWith(tokens)).toEqual([]);
  });

  it('brings the updater, as a part that is loaded when it is needed', async () => {
    const [chunk = ''] = filesWith(/ERR_UPDATER_INVALID_SIGNATURE/u);
    expect(chunk).toMatch(/^out\/main\/chunks\//u);
    const { default: loaded } = await import(pathToFileURL(join(extracted, chunk)).href);
    expect(loaded).toHaveProperty('NsisUpdater');
  });

  it('runs the practice sandbox from the archive, and closes it on a message', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'corridor-practice-'));
    const child = utilityProcess.fork(
      join(made.asar, 'out/main/sandbox-process.js'),
      ['--port', '0', '--orders', '20', '--data-dir', dataDir],
      { serviceName: 'Corridor sandbox', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const ended = once(child, 'exit');
    const said = createInterface({ input: child.stdout ?? Readable.from([]) })[
      Symbol.asyncIterator
    ]();
    const { value: line } = await said.next();
    const url = /^sandbox: (http:\/\/127\.0\.0\.1:\d+)$/u.exec(String(line))?.[1];
    const body = new URLSearchParams({ username: 'admin@corridor.test', password: 'corridor' });
    const answer = await fetch(`${url}/auth/user/token`, { method: 'POST', body });
    expect(answer.status).toBe(200);

    child.postMessage('stop');
    expect(await ended).toEqual([0]);
    // The note of who has the folder open is gone: the database was closed.
    expect(readdirSync(dataDir)).toEqual(['postgres', 'postgres.lock']);
    rmSync(dataDir, { recursive: true });
  });

  it('keeps the native module of the keychain where it can be loaded', () => {
    const unpacked = `${made.asar}.unpacked/node_modules/keytar/lib/keytar.js`;
    expect(createRequire(unpacked)('./keytar.js')).toHaveProperty('getPassword');
  });
});

describe('the program around it', () => {
  it('has the expected value of every fuse', async () => {
    expect(await fusesOf(made.program)).toEqual(FUSES);
  });

  it('is not made when Electron has an undeclared fuse', async () => {
    await expect(makePackage({ fuses: '1011000111' })).rejects.toThrow('number 9 is not decided');
  });

  it('has nothing outside of the archive but the module with native code', () => {
    const outside = globSync('**/*', { cwd: `${made.asar}.unpacked`, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => name);
    expect(outside.toSorted()).toEqual(['keytar.js', 'keytar.node', 'package.json']);
  });

  it('loads nothing but the archive, and knows where releases are', () => {
    expect(beside(made.asar)).toEqual(['app-update.yml', 'app.asar', 'app.asar.unpacked']);
    const channel = readFileSync(join(made.asar, '../app-update.yml'), 'utf8');
    expect(channel).toContain(`provider: generic\nurl: ${RELEASES}\n`);
  });
});

describe.skipIf(process.platform === 'win32')('a package for macOS', () => {
  it('has the same fuses, checks its archive and opens our links', async () => {
    using mac = await makePackage({ system: 'mac', releaseUrl: RELEASES });
    expect(await fusesOf(mac.program)).toEqual(FUSES);
    const info = readFileSync(join(mac.program, 'Contents/Info.plist'), 'utf8');
    const { headerString } = getRawHeader(mac.asar);
    const integrity = /<key>Resources\/app\.asar<\/key>.*?<key>hash<\/key>\s*<string>(\w+)</su;
    expect(integrity.exec(info)?.[1]).toBe(createHash('sha256').update(headerString).digest('hex'));
    expect(info).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>corridor</u);
    expect(info).toContain('NSDownloadsFolderUsageDescription');
    // What management tools detect it by.
    const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    const entry = (key: string) =>
      new RegExp(`<key>${key}</key>\\s*<string>([^<]+)<`, 'u').exec(info)?.[1];
    expect(entry('CFBundleIdentifier')).toBe(APP_ID);
    expect(entry('CFBundleShortVersionString')).toBe(version);
    expect(readdirSync(join(mac.asar, '../policies'))).toEqual(['corridor.mobileconfig']);
    expect(beside(mac.asar)).not.toContain('default_app.asar');
  });
});
