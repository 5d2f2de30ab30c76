import { describe, expect, it } from 'vitest';
import { downloadName } from './file-name.ts';

const NOW = new Date('2026-11-20T23:00:00Z');
const OWN = { name: 'Transactions', format: 'xlsx' } as const;

describe('the name of a download', () => {
  it.each([
    ['attachment; filename="orders 1.pdf"', 'orders 1.pdf'],
    ['attachment; filename=orders.PDF', 'orders.PDF'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'caf%C3%A9.pdf', 'café.pdf'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="x.pdf"', 'x.pdf'],
    [String.raw`attachment; filename="a \"b\".csv"`, 'a _b_.csv'],
    ['attachment; filename="../../.ssh/x.pdf"', '_.._.ssh_x.pdf'],
    ['attachment; filename="x.pdf."', 'x.pdf'],
    ['attachment', 'Transactions 2026-11-20.xlsx'],
    ['attachment; filename=""', 'Transactions 2026-11-20.xlsx'],
    [undefined, 'Transactions 2026-11-20.xlsx'],
  ])('that comes as %j is %j', (disposition, name) => {
    expect(downloadName(disposition, OWN, NOW)).toBe(name);
  });

  it.each(['x.exe', 'x.pdf.exe', 'x.pdf.sh', 'x', 'pdf', '.pdf', 'x.html', 'x.desktop', 'x.xlsm'])(
    'is never %j',
    (name) => {
      const disposition = `attachment; filename="${name}"`;
      expect(downloadName(disposition, OWN, NOW)).toBeUndefined();
    },
  );
});
