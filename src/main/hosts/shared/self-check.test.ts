import { EventEmitter } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { NotApplicableError } from '#main/self-check/checks.ts';
import type { Keychain } from '#main/session/keychain.ts';
import { whyNotHidden } from '#main/settings/declared.ts';
import { createFakeDesk } from '../testing/fake-desk.ts';
import { createFolder } from '../testing/folder.ts';

import type { RunningSandbox, SandboxWishes } from './practice-sandbox.ts';
import { printSelfCheck, type SharedProbeOptions, sharedProbes } from './self-check.ts';

const MANAGED = {
  place: '/etc/corridor/managed-settings.json',
  settings: undefined,
  ignored: null,
};
const POLICY = { practiceAllowed: true } as SharedProbeOptions['configuration']['policy'];

/** A sandbox that is ready at once and ends in this way on request. */
function sandboxThatEnds(how: string, started: unknown[] = []) {
  return (folder: string, wishes?: SandboxWishes): RunningSandbox => {
    started.push(wishes);
    const ends = new EventEmitter();
    const ended = new Promise<string>((resolve) => {
      ends.once('end', () => resolve(how));
    });
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    stdout.write('sandbox: http://127.0.0.1:1\n');
    return {
      stdout,
      stderr,
      ended,
      stop: () => {
        ends.emit('end');
        return Promise.resolve(void folder);
      },
    };
  };
}

function memoryKeychain(faults: Partial<Keychain> = {}) {
  const items = new Map<string, string>();
  const keychain: Keychain = {
    getPassword: (_service, account) => Promise.resolve(items.get(account) ?? null),
    setPassword: async (_service, account, secret) => void items.set(account, secret),
    deletePassword: (_service, account) => Promise.resolve(items.delete(account)),
    ...faults,
  };
  return { items, loadKeychain: () => Promise.resolve(keychain) };
}

const probesWith = (options: Partial<SharedProbeOptions> = {}) =>
  sharedProbes({
    configuration: { vault: undefined, policy: POLICY, managed: MANAGED },
    sandboxes: { start: sandboxThatEnds('it ended with code 0') },
    downloads: '/dev/null/nowhere',
    host: 'electron',
    ...options,
  });

describe('the keychain of a self-check', () => {
  it('saves and clears a long secret', async () => {
    const { items, loadKeychain } = memoryKeychain();
    await expect(probesWith({ loadKeychain }).keychain?.()).resolves.toBe(
      'Saved, read and deleted',
    );
    expect(items.size).toBe(0);
  });

  it('fails where it is locked, or gives back something else', async () => {
    const locked = memoryKeychain({ setPassword: () => Promise.reject(new Error('locked')) });
    await expect(probesWith(locked).keychain?.()).rejects.toThrow('locked');
    const other = memoryKeychain({ getPassword: () => Promise.resolve('other') });
    await expect(probesWith(other).keychain?.()).rejects.toThrow('something else');
  });

  it('is not touched where sign-ins are kept in memory', async () => {
    const configuration = { vault: 'memory', policy: POLICY, managed: MANAGED } as const;
    const { keychain } = probesWith({ configuration, loadKeychain: () => Promise.reject() });
    await expect(keychain?.()).rejects.toThrow('does not save sign-ins');
  });
});

describe('the sandbox of a self-check', () => {
  it('is a small one, which is started and ended', async () => {
    const started: unknown[] = [];
    const start = sandboxThatEnds('it ended with code 0', started);
    await expect(probesWith({ sandboxes: { start } }).sandbox?.()).resolves.toBe(
      'Started and closed',
    );
    expect(started).toEqual([{ orders: 20 }]);
  });

  it('fails when it does not end in order', async () => {
    const start = sandboxThatEnds('it ended with code 1');
    await expect(probesWith({ sandboxes: { start } }).sandbox?.()).rejects.toThrow('did not close');
  });

  it('is not started where the administrator allows no practice', async () => {
    const policy = { ...POLICY, practiceAllowed: false };
    const configuration = { vault: undefined, policy, managed: MANAGED };
    const { sandbox } = probesWith({ configuration });
    await expect(sandbox?.()).rejects.toThrow('Not allowed by your administrator');
  });
});

describe('the managed settings of a self-check', () => {
  const found = (managed: SharedProbeOptions['configuration']['managed']) =>
    probesWith({ configuration: { vault: undefined, policy: POLICY, managed } }).managed;

  it('are counted, with where they are', () => {
    expect(found(MANAGED)?.()).toBe('None');
    expect(found({ ...MANAGED, settings: { journalDays: 7 } })?.()).toBe(
      '1 in /etc/corridor/managed-settings.json',
    );
  });

  it('fail where a file of them is not used', () => {
    expect(() => found({ ...MANAGED, ignored: 'C:\\x.json' })?.()).toThrow(
      'C:\\x.json is not used',
    );
  });
});

describe('the folders and certificates of a self-check', () => {
  it('are checked with a file that is deleted afterwards', async () => {
    const downloads = join(await createFolder(), 'Downloads');
    await expect(probesWith({ downloads }).downloads?.()).resolves.toBe(downloads);
    expect(await readdir(downloads)).toEqual([]);
    await expect(probesWith().downloads?.()).rejects.toThrow('ENOTDIR');
  });

  it('are those of the system', () => {
    expect(probesWith().certificates?.()).toMatch(/^\d+ found$/u);
  });
});

describe('a self-check in a terminal', () => {
  it('is a table once it is complete', () => {
    const desk = createFakeDesk();
    const lines: string[] = [];
    printSelfCheck(desk, (line) => lines.push(line));
    const item = (status: string) => ({
      id: 'tray',
      title: 'Tray icon',
      status,
      detail: '',
      advice: '',
    });
    desk.emit('selfCheck', { items: [item('running')] });
    desk.emit('connection', { state: 'live' });
    expect(lines).toEqual([]);
    desk.emit('selfCheck', { items: [item('passed'), item('failed')] });
    expect(lines).toEqual([
      'Passed: Tray icon',
      'Failed: Tray icon',
      'self-check: 1 passed or skipped, 1 failed',
    ]);
  });
});

describe('screen shares', () => {
  const hidden = {
    vault: undefined,
    policy: { ...POLICY, hiddenFromCapture: true },
    managed: MANAGED,
  };

  it('are not looked at where Corridor may be seen in them', () => {
    expect(() => probesWith().capture?.()).toThrow(NotApplicableError);
  });

  it('say where a window cannot be left out', () => {
    expect(() => probesWith({ configuration: hidden, host: 'browser' }).capture?.()).toThrow(
      'Corridor is seen in screen shares: a browser window cannot be hidden',
    );
    expect(
      ['win32', 'darwin', 'linux'].map((system) =>
        whyNotHidden('electron', system as NodeJS.Platform),
      ),
    ).toEqual([null, null, 'Linux cannot hide a window']);
  });
});
