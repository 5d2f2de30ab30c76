import { describe, expect, it } from 'vitest';
import { downloadName } from './file-name.ts';

const OWN = { name: 'transactions-2026-10', format: 'xlsx' } as const;

describe('the name of a download', () => {
  it.each([
    ['attachment; filename="orders 1.pdf"', 'pdf'],
    ['attachment; filename=orders.PDF', 'pdf'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'caf%C3%A9.pdf', 'pdf'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="x.pdf"', 'pdf'],
    [String.raw`attachment; filename="a \"b\".csv"`, 'csv'],
    [String.raw`attachment; filename="a.c\sv"`, 'csv'],
    ["attachment; filename*=utf-8'en'a.pdf", 'pdf'],
    ['attachment; filename*=a.pdf; filename=b.csv', 'csv'],
    ['attachment; filename=" "', 'xlsx'],
    ['attachment; filename="x.pdf."', 'pdf'],
    ['attachment', 'xlsx'],
    ['attachment; filename=""', 'xlsx'],
    [undefined, 'xlsx'],
  ])('that comes as %j is its own, as %s', (disposition, kind) => {
    expect(downloadName(disposition, OWN)).toBe(`transactions-2026-10.${kind}`);
  });

  it('is safe', () => {
    const own = { name: '../.ssh/x', format: 'pdf' } as const;
    expect(downloadName(undefined, own)).toBe('_.ssh_x.pdf');
  });

  it("is 'file' where it has only blanks", () => {
    expect(downloadName(undefined, { name: ' ', format: 'pdf' })).toBe('file.pdf');
  });

  it.each(['x.exe', 'x.pdf.exe', 'x.pdf.sh', 'x', 'pdf', '.pdf', 'x.html', 'x.desktop', 'x.xlsm'])(
    'is never %j',
    (name) => {
      const disposition = `attachment; filename="${name}"`;
      expect(downloadName(disposition, OWN)).toBeUndefined();
    },
  );
});
