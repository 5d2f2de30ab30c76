/** The link with the key reaches the window of the same account, and no other account of the computer. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { BUILT_PAGE, createFolder } from '../../testing/folder.ts';
import { startHost } from '../host.ts';
import { handOver } from './handover.ts';

const NOBODY = 65_534;
const LINK = 'http://127.0.0.1:4680/?key=secret';

describe('the file that opens the console', () => {
  it('can be read by its own account only, even if the file existed before', async () => {
    const folder = await createFolder();
    const elsewhere = join(folder, 'elsewhere');
    writeFileSync(elsewhere, 'theirs', { mode: 0o666 });
    symlinkSync(elsewhere, join(folder, 'open.html'));
    const { url, remove } = handOver(LINK, folder);
    const file = fileURLToPath(url);
    expect(readFileSync(file, 'utf8')).toContain(`url=${LINK}"`);
    expect(statSync(file).mode.toString(8)).toBe('100600');
    expect(readFileSync(elsewhere, 'utf8')).toBe('theirs');
    remove();
    expect(existsSync(file)).toBe(false);
  });
});

/** A host that opens a stand-in for a browser in folders every account can enter. */
async function openWindowed() {
  const folder = await createFolder(BUILT_PAGE);
  const profile = join(folder, 'browser-profile');
  mkdirSync(profile);
  for (const each of [folder, profile]) chmodSync(each, 0o755);
  const browser = join(folder, 'chromium');
  writeFileSync(browser, '#!/bin/sh\necho $$ >"$(dirname "$0")/pid"\ntail --pid=$$ -f /dev/null\n');
  chmodSync(browser, 0o755);
  const announced: string[] = [];
  const host = await startHost({
    port: 0,
    open: true,
    dataFolder: folder,
    pageRoot: join(folder, 'renderer'),
    bridgeScript: join(folder, 'main/page-bridge.js'),
    pictures: createPictures(),
    logger: createTestLogger(),
    desk: Promise.resolve(createFakeDesk()),
    around: {
      platform: 'linux',
      env: { DISPLAY: ':0', PATH: folder },
      isRoot: false,
      canRun: (file) => file === browser,
    },
    announce: (url) => announced.push(url),
    tell: () => undefined,
    onClosed: () => undefined,
  });
  onTestFinished(() => host.stop());
  const pid = await vi.waitFor(() => readFileSync(join(folder, 'pid'), 'utf8').trim());
  return { link: new URL(announced[0] ?? ''), file: join(profile, 'open.html'), pid };
}

/** A visit as the browser makes it from a file: of another site. Every name of this computer leads here. */
async function visit(address: URL | string) {
  const { host, port, pathname, search } = new URL(address);
  const headers = {
    host,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const options = { host: '127.0.0.1', port, path: pathname + search, headers };
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  const cookie = answer.headers['set-cookie']?.[0];
  const next = answer.headers.location ?? '';
  return { status: answer.statusCode, cookie, next, body: await text(answer) };
}

/** What another account of the machine gets of a command, which reads `input` and has `$1`. */
const asNobody = (command: string, argument: string, input = '') => {
  const account = { uid: NOBODY, gid: NOBODY };
  const options = { ...account, input, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('/bin/sh', ['-c', command, 'sh', argument], options);
  return { status, stdout };
};

/** Names the command lines, of all processes, that hold the text of the input. */
const SEARCH = 'grep --files-with-matches --fixed-strings --file=- "$1" /proc/[0-9]*/cmdline';

// The stand-in is a shell script, and command lines are files in Linux.
if (process.platform === 'linux') {
  describe('a window of the browser host', () => {
    it('signs in through the file, which is deleted then', async () => {
      const { link, file } = await openWindowed();
      const [, target = ''] = /url=([^"]+)"/u.exec(readFileSync(file, 'utf8')) ?? [];
      // Not past the address that other programs may have been at.
      expect(new URL(target).hostname).toMatch(/^[\da-f]{32}\.localhost$/u);
      expect(new URL(target).search).toBe(link.search);
      const answer = await visit(target);
      // A redirect would lose the cookie, which is for visits of the same site.
      expect(answer.status).toBe(200);
      expect(answer.cookie).toContain('SameSite=Strict');
      expect(answer.body).toContain("location.replace('/' + location.hash)");
      expect(existsSync(file)).toBe(false);
    });

    it('has no key in its command line', async () => {
      const { link, file, pid } = await openWindowed();
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      expect(line).toContain(pathToFileURL(file).href);
      expect(line).not.toContain(link.searchParams.get('key'));
    });
  });
}

// Only root can take the place of another account.
if (process.platform === 'linux' && process.getuid?.() === 0) {
  it('another account of the computer can neither read the key nor open the console', async () => {
    const { link, file, pid } = await openWindowed();
    const own = `/proc/${pid}/cmdline`;
    expect(asNobody(SEARCH, own, pathToFileURL(file).href).stdout).toContain(own);
    expect(asNobody(SEARCH, own, link.searchParams.get('key') ?? '').stdout).toBe('');
    expect(asNobody('test -e "$1"', file).status).toBe(0);
    expect(asNobody('cat "$1"', file)).toMatchObject({ status: 1, stdout: '' });
    expect((await visit(link.origin)).status).toBe(401);
    expect((await visit((await visit(link)).next)).status).toBe(200);
  });
}
