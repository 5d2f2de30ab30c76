import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { unzip } from '../testing/files.ts';
import { WRITERS } from './links.ts';
import type { Cell, Report } from './report.ts';

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

/** How a file of each kind keeps a program from running a text: null where none runs any. */
const KEPT_AS_TEXT: Readonly<
  Record<FileKind, ((file: Buffer) => readonly [string, string]) | null>
> = {
  csv: (file) => [file.toString(), "'=1+1"],
  xls: (file) => [file.toString(), '<Data ss:Type="String">=1+1</Data>'],
  xlsx: (file) => [
    String(unzip(file).get('xl/worksheets/sheet1.xml')),
    '<c r="A4" t="inlineStr" s="6"><is><t xml:space="preserve">=1+1</t></is></c>',
  ],
  pdf: null,
};

async function* once(cells: readonly Cell[]) {
  yield await Promise.resolve([cells]);
}

describe.each(Object.entries(WRITERS))('a %s file', (kind, { write }) => {
  it('lets no program take a text for a formula', async () => {
    const kept = KEPT_AS_TEXT[kind as FileKind];
    const rows = once([{ kind: 'text', text: '=1+1' }]);
    const report = { title: 'A', facts: [], totals: [], columns: COLUMNS, rowCount: 1, rows };
    const chunks: Buffer[] = [];
    for await (const chunk of write(report)) chunks.push(chunk);
    const file = Buffer.concat(chunks);
    expect(file.length).toBeGreaterThan(0);
    if (kept === null) return;
    const [text, written] = kept(file);
    expect(text).toContain(written);
  });

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
