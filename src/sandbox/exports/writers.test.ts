import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';
import { pdf } from './pdf.ts';
import type { Cell, Report } from './report.ts';
import { xls } from './xls.ts';
import { xlsx } from './xlsx.ts';

const COLUMNS = [{ header: 'Memo', characters: 10 }];
const batch: readonly (readonly Cell[])[] = [[{ kind: 'text', text: 'a' }]];

/** A report of endless rows; `closed` says that they are no longer read. */
function endless(fail?: Error) {
  const state = { begun: false, closed: false };
  async function* rows() {
    try {
      for (let at = 0; ; at += 1) {
        if (fail && at === 3) throw fail;
        state.begun = true;
        await setImmediate();
        yield batch;
      }
    } finally {
      state.closed = true;
    }
  }
  const report: Report = {
    title: 'Endless',
    facts: [],
    totals: [],
    columns: COLUMNS,
    rowCount: 1,
    rows: rows(),
  };
  return { report, state };
}

describe.each([
  ['csv', csv],
  ['xls', xls],
  ['xlsx', xlsx],
  ['pdf', pdf],
])('a %s file', (_name, write) => {
  it('fails when its rows cannot be read', async () => {
    const { report } = endless(new Error('the database is gone'));
    const read = async () => {
      for await (const chunk of write(report)) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow('the database is gone');
  });

  it('reads no more rows after the client has disconnected', async () => {
    const { report, state } = endless();
    for await (const chunk of write(report)) {
      expect(chunk.length).toBeGreaterThan(0);
      if (state.begun) break;
    }
    await expect.poll(() => state.closed).toBe(true);
  });
});
