import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal, journalFile, openJournal, type Sending } from './journal.ts';

const AT = '2026-11-22T14:00:00.000Z';
const LATER = '2026-11-22T14:00:05.000Z';

const sending = (n: number): Sending => ({
  key: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  person: '7',
  action: 'order.expireOrder',
  endpoint: 'orders.expire',
  subject: { kind: 'order', id: String(n) },
  run: null,
  wanted: 'hash',
  tries: 1,
});
const { key: KEY } = sending(1);
const RUN = {
  run: '00000000-0000-4000-8000-00000000aaaa',
  person: '7',
  action: 'order.hide',
  kind: 'order',
  ids: ['1'],
  startedAt: AT,
};

const lines = (...each: readonly object[]) =>
  each.map((line) => `${JSON.stringify(line)}\n`).join('');
const SENT = { line: 'sent', ...sending(1), at: AT };

/** A disk that takes what is written, all of it, half of it or nothing. */
function disk(text: string | null = '', mostBytes = 1_000_000) {
  const state = { text: text ?? '', replaced: 0, takes: 1 };
  const logger = createTestLogger();
  const journal = createJournal(
    {
      append: (added) => {
        state.text += added.slice(0, added.length * state.takes);
        return state.takes === 1 ? Promise.resolve() : Promise.reject(new Error('ENOSPC'));
      },
      replace: (whole) => {
        if (state.takes !== 1) return Promise.reject(new Error('ENOSPC'));
        state.text = whole;
        state.replaced += 1;
        return Promise.resolve();
      },
    },
    { keepDays: 30, logger, mostBytes },
    text,
  );
  return { state, journal, logger };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lines of the journal', () => {
  it('follow the steps of an act, each at its time', async () => {
    const { state, journal } = disk();
    await journal.sent(sending(1));
    vi.setSystemTime(new Date(LATER));
    await journal.answered(KEY, 'unknown', 504);
    await journal.settled(KEY, null);
    const written = [
      SENT,
      { line: 'answered', key: KEY, outcome: 'unknown', status: 504, at: LATER },
      { line: 'settled', key: KEY, settlement: 'checked', found: null, isNews: false, at: LATER },
    ];
    expect(state.text).toBe(lines(...written));
    expect(state.replaced).toBe(0);
    // At the next start they are what they were.
    const next = disk(state.text);
    await next.journal.close();
    expect(next.journal.acts()).toEqual(journal.acts());
    expect(next.state.text.split('\n').map((line) => line && JSON.parse(line))).toEqual([
      ...written,
      '',
    ]);
  });

  it('of an act that was on its way at the end say at the next start that it is unknown', async () => {
    const { state, journal } = disk(lines({ line: 'run', ...RUN }, SENT));
    await journal.close();
    expect(journal.acts()).toMatchObject([{ outcome: 'unknown', answeredAt: AT }]);
    expect(state.text).toBe(
      lines({ line: 'run', ...RUN }, SENT, {
        line: 'answered',
        key: KEY,
        outcome: 'unknown',
        status: null,
        at: AT,
      }),
    );
  });

  it.each([
    [
      'the answer to an act that is missing',
      lines({ line: 'answered', key: KEY, outcome: 'done', status: null, at: AT }),
      0,
    ],
    [
      'the end of an act that is missing',
      lines({
        line: 'settled',
        key: KEY,
        settlement: 'checked',
        found: null,
        isNews: false,
        at: AT,
      }),
      0,
    ],
    [
      'an answer that says nothing',
      lines(SENT, { line: 'answered', key: KEY, outcome: 'sent', status: 504, at: LATER }),
      1,
    ],
    ['a line without a time', lines({ ...SENT, at: null }), 0],
    ['text', 'not JSON\n', 0],
  ])('that make no sense are left out: %s', async (_what, text, count) => {
    const { journal } = disk(text);
    await journal.close();
    expect(journal.acts()).toHaveLength(count);
    expect(journal.acts().filter(({ status }) => status !== null)).toEqual([]);
  });

  it('of an empty journal are not written anew', async () => {
    const { state, journal } = disk('');
    await journal.close();
    expect(state.replaced).toBe(0);
    const replace = vi.fn(() => Promise.resolve());
    const storage = { append: () => Promise.resolve(), replace };
    await createJournal(storage, { keepDays: 30, logger: createTestLogger() }).close();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('a disk that is full', () => {
  it('takes no act; what was half written does not spoil the next line', async () => {
    const { state, journal, logger } = disk();
    state.takes = 0.5;
    await expect(journal.sent(sending(1))).rejects.toThrow('ENOSPC');
    expect(journal.acts()).toEqual([]);
    expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
      event: 'journal.not-written',
      error: { message: 'ENOSPC' },
    });
    state.takes = 1;
    await journal.sent(sending(2));
    await journal.sent(sending(3));
    const { journal: next } = disk(state.text);
    expect(next.acts().map(({ key }) => key)).toEqual([sending(2).key, sending(3).key]);
    expect(state.text.split('\n')).toHaveLength(4);
  });

  it('leaves answers, decisions and ended runs known until the program ends', async () => {
    const { state, journal } = disk();
    await journal.beginRun(RUN);
    await journal.sent(sending(1));
    await journal.sent(sending(2));
    state.takes = 0;
    expect(await journal.answered(KEY, 'done', null)).toMatchObject({ outcome: 'done' });
    await journal.answered(sending(2).key, 'unknown', 504);
    expect(await journal.settled(sending(2).key, { text: 'Expired', at: null })).toMatchObject({
      settlement: 'happened',
      found: { text: 'Expired', at: null },
    });
    await journal.endRun(RUN.run);
    expect(journal.runs()).toEqual([]);
    await journal.close();
    expect(disk(state.text).journal.acts()).toMatchObject([
      { outcome: 'unknown' },
      { outcome: 'unknown', settlement: null },
    ]);
    expect(disk(state.text).journal.runs()).toEqual([RUN]);
  });

  it('that cannot be cleaned up at the start leaves what was read', async () => {
    const { state, journal, logger } = disk(lines(SENT));
    state.takes = 0;
    await journal.close();
    expect(journal.acts()).toHaveLength(1);
    expect(state.text).toBe(lines(SENT));
    expect(logger.events()).toEqual(['journal.not-written']);
  });
});

describe('the size of the journal', () => {
  const line = lines(SENT).length;

  it('may be reached; beyond it the older half of what is settled is forgotten', async () => {
    const { state, journal } = disk('', line);
    await journal.sent(sending(1));
    expect(state.replaced).toBe(0);
    await journal.sent(sending(2));
    expect(state.replaced).toBe(1);
    const answers = disk('', line * 9);
    for (const n of [1, 2, 3, 4]) {
      await answers.journal.sent(sending(n));
      await answers.journal.answered(sending(n).key, 'done', null);
    }
    expect(answers.state.replaced).toBe(0);
    for (const n of [5, 6, 7, 8]) await answers.journal.sent(sending(n));
    expect(answers.state.replaced).toBe(1);
    expect(answers.journal.acts().map(({ key }) => key)).toEqual(
      [5, 6, 7, 8].map((n) => sending(n).key),
    );
  });

  it('of one that could not be read does not matter: it is never replaced', async () => {
    const { state, journal } = disk(null, 10);
    await journal.sent(sending(1));
    expect([state.replaced, state.text]).toEqual([0, lines(SENT)]);
  });
});

describe('what the journal does not have', () => {
  it('cannot be answered or settled', async () => {
    const { journal } = disk();
    await expect(journal.answered(KEY, 'done', null)).rejects.toThrow(`no act ${KEY}`);
    await expect(journal.settled(KEY, null)).rejects.toThrow(`no act ${KEY}`);
    expect(() => journal.answered(KEY, 'sent', null)).toThrow('says more than that it was sent');
  });

  it('is an act that ended, and was sent before all that is kept', async () => {
    const done = (n: number, at: string) => [
      { ...SENT, key: sending(n).key, at },
      { line: 'answered', key: sending(n).key, outcome: 'done', status: null, at },
    ];
    const { journal } = disk(
      lines(...done(1, '2026-10-23T13:59:59.999Z'), ...done(2, '2026-10-23T14:00:00.000Z')),
    );
    await journal.close();
    expect(journal.acts().map(({ key }) => key)).toEqual([sending(2).key]);
  });

  it('is a run that began before all that is kept', async () => {
    const old = { ...RUN, startedAt: '2026-10-23T13:59:59.999Z' };
    const edge = {
      ...RUN,
      run: '00000000-0000-4000-8000-00000000bbbb',
      startedAt: '2026-10-23T14:00:00.000Z',
    };
    const { journal } = disk(lines({ line: 'run', ...old }, { line: 'run', ...edge }));
    await journal.close();
    expect(journal.runs()).toEqual([edge]);
  });
});

describe('the file of the journal', () => {
  const open = async (folder: string) => {
    const logger = createTestLogger();
    return { logger, journal: await openJournal({ folder, account: 'a', keepDays: 30, logger }) };
  };

  it('is for the person alone, in folders that are made', async () => {
    const folder = join(await createFolder(), 'data', 'corridor');
    const { journal } = await open(folder);
    await journal.sent(sending(1));
    const path = join(folder, journalFile('a'));
    expect(journalFile('a')).toMatch(/^acts-[\da-f]{12}\.jsonl$/u);
    expect([(await stat(folder)).mode % 0o1000, (await stat(path)).mode % 0o1000]).toEqual([
      0o700, 0o600,
    ]);
    expect(await readFile(path, 'utf8')).toBe(lines(SENT));
  });

  it('that is not there yet is no fault, and one that cannot be read is', async () => {
    const folder = await createFolder();
    const first = await open(folder);
    await first.journal.close();
    expect([first.logger.events(), await readdir(folder)]).toEqual([[], []]);
    await mkdir(join(folder, journalFile('a')));
    const { journal, logger } = await open(folder);
    expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
      event: 'journal.not-read',
      error: { message: expect.stringContaining('EISDIR') },
    });
    await expect(journal.sent(sending(1))).rejects.toThrow();
  });

  it('of an older start is kept where it was', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, journalFile('a')), lines(SENT));
    expect((await open(folder)).journal.acts()).toMatchObject([{ key: KEY, outcome: 'unknown' }]);
  });
});
