import { describe, expect, it } from 'vitest';
import { asTable } from './copyRows.ts';

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

  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+1', "'+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-cmd', "'-cmd"],
    ['-12.50 USD', '-12.50 USD'],
    ['two\nlines\tand a tab', 'two lines and a tab'],
  ])('hold %j as %j: on one line, and never a formula', (memo, cell) => {
    const { tsv } = asTable(COLUMNS, [{ id: '1', memo }]);
    expect(tsv.split('\n')).toEqual(['Transaction ID\tMemo', `1\t${cell}`]);
  });
});
