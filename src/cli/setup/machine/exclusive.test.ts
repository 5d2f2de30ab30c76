import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { quietTerminal, temporaryFolder } from '../testing.ts';
import { exclusively } from './exclusive.mjs';

describe('one set-up at a time', () => {
  it('lets the second wait for the first and says so', async () => {
    const terminal = quietTerminal();
    const lock = join(temporaryFolder(), 'deep/set-up.lock');
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const running = exclusively(lock, async () => {
      order.push('first begins');
      await first.promise;
      order.push('first ends');
    });
    const waiting = exclusively(lock, () => Promise.resolve(order.push('second')));
    first.resolve();
    await Promise.all([running, waiting]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(terminal()).toContain(`process ${process.pid}`);
  });

  it('is free again after a failure', async () => {
    const lock = join(temporaryFolder(), 'set-up.lock');
    await expect(exclusively(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that died', async () => {
    const lock = join(temporaryFolder(), 'set-up.lock');
    writeFileSync(lock, '4194305');
    await expect(exclusively(lock, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('says that the project cannot be written', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'out'), 'a file where a folder should be');
    const lock = join(folder, 'out/setup/set-up.lock');
    await expect(exclusively(lock, () => Promise.resolve())).rejects.toThrow('cannot be written');
  });
});
