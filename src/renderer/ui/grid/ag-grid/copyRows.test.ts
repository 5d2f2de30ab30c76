import { describe, expect, it } from 'vitest';
import { moneyColumn } from '../columns/column.tsx';
import { asCell, asTable } from './copyRows.ts';

interface Row {
  readonly id: string;
  readonly memo: string | null;
}

const COLUMNS = [
  { header: 'Transaction ID', text: ({ id }: Row) => id },
  { header: 'Memo', text: ({ memo }: Row) => memo },
  { header: 'Actions', text: () => '' },
];

describe('copied rows', () => {
  it('are a table with headers, without columns that have no text', () => {
    const { tsv, html } = asTable(COLUMNS, [
      { id: '1001', memo: 'Paid & <b>done</b>' },
      { id: '1002', memo: null },
    ]);
    expect(tsv).toBe('Transaction ID\tMemo\n1001\tPaid & <b>done</b>\n1002\t');
    expect(html).toBe(
      '<table><tr><th>Transaction ID</th><th>Memo</th></tr>' +
        '<tr><td>1001</td><td>Paid &amp; &lt;b&gt;done&lt;/b&gt;</td></tr>' +
        '<tr><td>1002</td><td></td></tr></table>',
    );
  });

  it('have an amount and its currency in two cells, which a spreadsheet can add', () => {
    const columns = [
      moneyColumn<Row>({ id: 'amount', header: 'Amount' }, ({ memo }) => ({
        amount: memo,
        currency: memo && 'NGN',
      })),
    ];
    const rows = ['-1234567.5', '3500.005', null].map((memo) => ({ id: '1', memo }));
    expect(asTable(columns, rows).tsv).toBe(
      'Amount\tAmount currency\n-1234567.50\tNGN\n3500.005\tNGN\n\t',
    );
  });

  it('are guarded one cell at a time, too', () => {
    const [, memo] = COLUMNS;
    expect(memo && asCell(memo, { id: '1', memo: '-1+1' })).toBe("'-1+1");
    expect(memo && asCell(memo, { id: '1', memo: null })).toBe('');
  });

  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['-1+1', "'-1+1"],
    ['\u200b＝1', "'\u200b＝1"],
    ['two\nlines\tand a tab', 'two lines and a tab'],
  ])('hold %j as %j: on one line, and never a formula', (memo, cell) => {
    const { tsv } = asTable(COLUMNS, [{ id: '1', memo }]);
    expect(tsv.split('\n')).toEqual(['Transaction ID\tMemo', `1\t${cell}`]);
  });
});
