import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { type Journal, journalFile, openJournal, type Sending } from './journal.ts';

const FOUND = { text: 'Expired', at: '2026-11-22T14:02:13.000Z' };
const ACCOUNT = 'https://api.example.com';

const sending = (n: number, more: Partial<Sending> = {}): Sending => ({
  key: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  person: '7',
  action: 'order.expireOrder',
  endpoint: 'orders.expire',
  subject: { kind: 'order', id: String(n) },
  run: null,
  wanted: 'hash',
  tries: 1,
  ...more,
});

async function journalIn(folder: string, mostBytes?: number) {
  return await openJournal({
    folder,
    account: ACCOUNT,
    keepDays: 30,
    logger: createTestLogger(),
    ...(mostBytes !== undefined && { mostBytes }),
  });
}

const fileOf = (folder: string) => join(folder, journalFile(ACCOUNT));

describe('the journal', () => {
  it('keeps acts, answers and settlements over a restart', async () => {
    const folder = await createFolder();
    const before = await journalIn(folder);
    await before.sent(sending(1, { fields: ['Fee'], rows: 16 }));
    for (const n of [2, 3]) await before.sent(sending(n));
    await before.answered(sending(1).key, 'done', 200);
    await before.answered(sending(2).key, 'unknown', 504);
    await before.answered(sending(3).key, 'refused', 409);
    await before.settled(sending(2).key, FOUND);
    const kept = before.acts();
    await before.close();
    expect((await journalIn(folder)).acts()).toEqual(kept);
    expect(kept.map(({ outcome, settlement }) => [outcome, settlement])).toEqual([
      ['done', null],
      ['unknown', 'happened'],
      ['refused', null],
    ]);
    expect(kept[0]).toMatchObject({ fields: ['Fee'], rows: 16 });
    expect(kept[1]).toMatchObject({ found: FOUND, wanted: 'hash', tries: 1, status: 504 });
  });

  it('has an act on the disk before `sent` resolves, so that a kill does not lose it', async () => {
    const folder = await createFolder();
    const killed = await journalIn(folder);
    await killed.sent(sending(1));
    const after = await journalIn(folder);
    expect(after.acts()).toMatchObject([{ key: sending(1).key, outcome: 'unknown', status: null }]);
  });

  it('keeps what a person has decided, without a trace', async () => {
    const folder = await createFolder();
    const journal = await journalIn(folder);
    await journal.sent(sending(1));
    await journal.answered(sending(1).key, 'unknown', null);
    await journal.settled(sending(1).key, null);
    await journal.close();
    expect((await journalIn(folder)).acts()).toMatchObject([
      { outcome: 'unknown', settlement: 'checked', found: null },
    ]);
  });

  it('keeps what was found as news, also after a restart, until somebody has seen it', async () => {
    const folder = await createFolder();
    const journal = await journalIn(folder);
    await journal.sent(sending(1));
    await journal.answered(sending(1).key, 'unknown', null);
    await journal.settled(sending(1).key, { text: 'Completed', at: null });
    await journal.close();
    const later = await journalIn(folder);
    expect(later.acts()).toMatchObject([{ settlement: 'happened', isNews: true }]);
    await later.seen(sending(1).key);
    await later.close();
    expect((await journalIn(folder)).acts()).toMatchObject([
      { settlement: 'happened', isNews: false },
    ]);
  });

  it('keeps an act that is sent again as one act, with the number of tries', async () => {
    const folder = await createFolder();
    const journal = await journalIn(folder);
    await journal.sent(sending(1));
    await journal.answered(sending(1).key, 'unknown', 504);
    await journal.sent(sending(1, { tries: 2 }));
    await journal.close();
    expect((await journalIn(folder)).acts()).toMatchObject([
      { key: sending(1).key, tries: 2, outcome: 'unknown', status: null },
    ]);
  });

  it('reads acts of the version before, which knew neither hash nor tries', async () => {
    const { wanted: _wanted, tries: _tries, ...old } = sending(1);
    const line = { line: 'sent', ...old, before: 'hash', at: '2026-11-22T14:02:11.000Z' };
    const folder = await createFolder({ [journalFile(ACCOUNT)]: `${JSON.stringify(line)}\n` });
    expect((await journalIn(folder)).acts()).toMatchObject([
      { key: sending(1).key, wanted: null, tries: 1, outcome: 'unknown', found: null },
    ]);
  });

  it('survives a torn last line and lines of a later version', async () => {
    const folder = await createFolder();
    const first = await journalIn(folder);
    await first.sent(sending(1));
    await first.answered(sending(1).key, 'done', 200);
    await appendFile(fileOf(folder), '{"line":"bookmark","key":1}\n{"line":"sent","key":"0000');
    const second = await journalIn(folder);
    await second.sent(sending(2));
    const third = await journalIn(folder);
    expect(third.acts().map(({ key }) => key)).toEqual([sending(1).key, sending(2).key]);
  });

  it('forgets only expired entries', async () => {
    const folder = await createFolder();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T00:00:00Z') });
    try {
      const journal = await journalIn(folder);
      await journal.sent(sending(1));
      await journal.answered(sending(1).key, 'done', 200);
      vi.setSystemTime(new Date('2026-10-25T00:00:00Z'));
      await journal.sent(sending(2));
      vi.setSystemTime(new Date('2026-11-10T00:00:00Z'));
      const later = await journalIn(folder);
      await later.close();
      expect(later.acts().map(({ key }) => key)).toEqual([sending(2).key]);
      expect(await readFile(fileOf(folder), 'utf8')).not.toContain(sending(1).key);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, (journal: Journal) => Promise<unknown>]>([
    ['unknown', (journal) => journal.answered(sending(1).key, 'unknown', 504)],
    ['still on its way', () => Promise.resolve()],
  ])('never forgets by age an act that is %s', async (_what, answer) => {
    const folder = await createFolder();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    try {
      const journal = await journalIn(folder);
      await journal.sent(sending(1));
      await answer(journal);
      vi.setSystemTime(new Date('2026-11-10T00:00:00Z'));
      const later = await journalIn(folder);
      await later.close();
      const last = await journalIn(folder);
      expect(last.acts()).toMatchObject([{ key: sending(1).key, outcome: 'unknown' }]);
      await last.settled(sending(1).key, null);
      await last.close();
      const decided = await journalIn(folder);
      await decided.close();
      expect(decided.acts()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays within its size, and keeps what is not settled', async () => {
    const folder = await createFolder();
    const journal = await journalIn(folder, 8000);
    await journal.sent(sending(0));
    for (let n = 1; n <= 60; n += 1) {
      await journal.sent(sending(n));
      await journal.answered(sending(n).key, 'done', 200);
    }
    const keys = (await journalIn(folder)).acts().map(({ key }) => key);
    expect(keys).toContain(sending(0).key);
    expect(keys).toContain(sending(60).key);
    expect(keys).not.toContain(sending(1).key);
    expect((await readFile(fileOf(folder))).byteLength).toBeLessThan(10_000);
  });

  it('takes no act that it cannot write, and continues once it can', async () => {
    const folder = join(await createFolder(), 'data');
    await writeFile(folder, 'a file in the place of the folder');
    const journal = await journalIn(folder);
    await expect(journal.sent(sending(1))).rejects.toThrow();
    expect(journal.acts()).toEqual([]);
    await rm(folder);
    await mkdir(folder);
    await journal.sent(sending(2));
    expect((await journalIn(folder)).acts()).toMatchObject([{ key: sending(2).key }]);
  });

  it('has a file for each API, whose name does not tell the address', () => {
    expect(journalFile(ACCOUNT)).not.toBe(journalFile('https://other.example.com'));
    expect(journalFile(ACCOUNT)).not.toContain('example');
  });

  it('keeps the bulk runs that have not ended', async () => {
    const folder = await createFolder();
    const journal = await journalIn(folder);
    const run = {
      run: '00000000-0000-4000-8000-00000000aaaa',
      person: '7',
      action: 'order.hide',
      kind: 'order',
      ids: ['1', '2'],
      startedAt: new Date().toISOString(),
    };
    const over = { ...run, run: '00000000-0000-4000-8000-00000000bbbb' };
    await journal.beginRun(run);
    await journal.beginRun(over);
    await journal.endRun(over.run);
    expect((await journalIn(folder)).runs()).toEqual([run]);
  });
});
