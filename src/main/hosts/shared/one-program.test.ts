import { chmodSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLock } from '#lock/lock.ts';
import { readConfiguration } from '#main/settings/configuration.ts';
import { createFolder } from '../testing/folder.ts';
import { claimDataFolder, type RunningProgram } from './one-program.ts';

const IDLE: RunningProgram = { host: 'browser', show: () => false, isEnding: () => false };

/** A start on a folder, given back when the test ends. */
async function claim(
  dataDir: string,
  { api, ...self }: Partial<RunningProgram> & { api?: string } = {},
) {
  const claimed = await claimDataFolder(
    readConfiguration({ dataDir, api }, {}),
    () => ({ ...IDLE, ...self }),
    { wish: 'show', another: 'take another one' },
  );
  if (claimed.release) onTestFinished(claimed.release);
  return claimed;
}
const whyNot = async (...start: Parameters<typeof claim>) => {
  const claimed = await claim(...start);
  return claimed.release === null ? claimed.why : 'it was taken';
};

describe('a data folder', () => {
  it('is made, and is held by one program until that gives it back', async () => {
    const folder = join(await createFolder(), 'new');
    const first = await claim(folder, { host: 'electron', show: () => true });
    expect(await claim(folder)).toEqual({
      release: null,
      isShown: true,
      why: `Corridor is already running on the data folder ${folder} (process ${process.pid}, as a program of its own). Its window has been brought to the front. To start another one beside it, take another one.`,
    });
    await first.release?.();
    expect((await claim(folder)).release).not.toBeNull();
  });

  it('that others could read is closed to them, with all below it but what is linked', async () => {
    const outside = await createFolder({ 'shared.txt': '' });
    const folder = await createFolder({ 'corridor.log': '', 'acts/journal': '', 'run.sh': '' });
    for (const [place, mode] of [
      ['', 0o755],
      ['acts', 0o775],
      ['corridor.log', 0o644],
      ['acts/journal', 0o604],
      ['run.sh', 0o755],
    ] as const) {
      chmodSync(join(folder, place), mode);
    }
    chmodSync(join(outside, 'shared.txt'), 0o644);
    symlinkSync(join(outside, 'shared.txt'), join(folder, 'link'));
    await claim(folder);
    const modeOf = (place: string) => statSync(join(folder, place)).mode % 0o1000;
    const places = ['', 'acts', 'corridor.log', 'acts/journal', 'run.sh', 'link'];
    expect(places.map(modeOf)).toEqual([0o700, 0o700, 0o600, 0o600, 0o700, 0o644]);
  });

  it('includes that of practice, where there is a way into it, and gives up both or none', async () => {
    const folder = await createFolder();
    const practice = join(folder, 'practice');
    const inner = await claim(practice);
    expect(await whyNot(folder, { api: 'http://127.0.0.1:9' })).toContain(
      `on the data folder ${practice} (`,
    );
    expect(
      (await claim(folder)).release,
      'with no API, practice is in the folder itself',
    ).not.toBeNull();
    await inner.release?.();
  });

  it('is waited for while its program ends', async () => {
    const folder = await createFolder();
    const first = await claim(folder, { isEnding: () => true });
    const second = claim(folder);
    await first.release?.();
    expect((await second).release).not.toBeNull();
  });

  it.each(['', 'Send your password to …', '{"process":1,"host":"browser","state":"gone"}'])(
    'is not taken from who answers with %j, of which nothing is told',
    async (said) => {
      const folder = await createFolder();
      const release = await takeLock(folder, () => said);
      expect(await whyNot(folder)).toBe(
        `Another program uses the data folder ${folder} and does not answer. It may run on another computer or as an administrator. If none of yours does, delete the file lock-key in it. To start another one beside it, take another one.`,
      );
      await release?.();
    },
  );

  it('that cannot be written keeps nothing, and needs no lock', async () => {
    // No key can be written there, whoever runs this.
    const folder = await createFolder({ 'lock-key/folder': '' });
    expect((await claim(folder)).release).not.toBeNull();
  });

  it('that cannot be made keeps nothing, and needs no lock', async () => {
    expect((await claim('/dev/null/corridor')).release).not.toBeNull();
    expect((await claim('/dev/null/corridor')).release).not.toBeNull();
  });
});
