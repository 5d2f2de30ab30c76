/** Another account on the same computer, which reaches every loopback port, before the browser host. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { startHost } from '#main/hosts/browser/host.ts';
import { createFakeDesk } from '#main/hosts/testing/fake-desk.ts';
import { BUILT_PAGE, createFolder } from '#main/hosts/testing/folder.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';

/** 'nobody', who has nothing. */
const OTHER = { uid: 65_534, gid: 65_534 };

/** Prints the status of each address, of a WebSocket there, and the error of reading each file. */
const TRY = `
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
const [addresses, files] = JSON.parse(process.argv[1]);
const said = {};
const behind = ({ host, port, pathname, search }) =>
  new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path: pathname + search, headers: { host } };
    get(asked, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
for (const address of addresses) {
  const answer = await fetch(address, { redirect: 'manual' });
  // The link leads on to the host's own name: what that name serves is asked for with it.
  const next = answer.headers.get('location');
  said[address] = next === null ? answer.status : await behind(new URL(next, address));
  said['socket ' + address] = await new Promise((resolve) => {
    const socket = new WebSocket(address.replace('http', 'ws'));
    socket.onopen = () => resolve('open');
    socket.onerror = () => resolve('refused');
  });
}
for (const file of files) {
  try {
    readFileSync(file);
    said[file] = 'read';
  } catch (error) {
    said[file] = error.code;
  }
}
console.log(JSON.stringify(said));
`;

/** What another account gets. */
async function asOther(
  addresses: readonly string[],
  files: readonly string[],
): Promise<Record<string, unknown>> {
  const args = ['--input-type=module', '-e', TRY, JSON.stringify([addresses, files])];
  const options = { ...OTHER, cwd: '/', timeout: 20_000 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return JSON.parse(stdout) as Record<string, unknown>;
}

it('gets neither page, pictures nor socket without the link, nor after it was used, and no file', async () => {
  const folder = await createFolder(BUILT_PAGE);
  const data = join(folder, 'data');
  await mkdir(data);
  await writeFile(join(data, 'preferences.json'), '{}');
  const links: string[] = [];
  const host = await startHost({
    port: 0,
    open: false,
    dataFolder: data,
    pageRoot: join(folder, 'renderer'),
    bridgeScript: join(folder, 'main/page-bridge.js'),
    pictures: createPictures(),
    logger: createTestLogger(),
    desk: Promise.resolve(createFakeDesk()),
    around: { platform: 'linux', env: {}, isRoot: true, canRun: () => false },
    announce: (url) => links.push(url),
    tell: () => undefined,
    onClosed: () => undefined,
  });
  onTestFinished(() => host.stop());
  const [link = ''] = links;
  const { origin } = new URL(link);
  // The link is the user's, once.
  const { headers } = await fetch(link, { redirect: 'manual' });
  const named = new URL(headers.get('location') ?? '', link);
  const asked = { host: '127.0.0.1', port: named.port, path: `${named.pathname}${named.search}` };
  await new Promise((resolve) => get({ ...asked, headers: { host: named.host } }, resolve));
  const addresses = [`${origin}/`, `${origin}/pictures/1`, `${origin}/bridge`, link];
  const file = join(data, 'preferences.json');
  const said = await asOther(addresses, [file]);
  for (const address of addresses) {
    expect(said[address], address).toBeGreaterThanOrEqual(400);
    expect(said[`socket ${address}`], address).toBe('refused');
  }
  expect(said[file]).toBe('EACCES');
});
