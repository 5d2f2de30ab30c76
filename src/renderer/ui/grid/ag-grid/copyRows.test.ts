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

  it('have in the line above what they are, where that is said', () => {
    const { tsv, html } = asTable(COLUMNS, [{ id: '1001', memo: 'Paid' }], 'Transactions: 1 order');
    expect(tsv).toBe('Transactions: 1 order\nTransaction ID\tMemo\n1001\tPaid');
    expect(html).toContain(
      '<table><tr><th>Transactions: 1 order</th></tr><tr><th>Transaction ID</th>',
    );
  });

  it('have a column of which only some rows have a text', () => {
    const rows = [
      { id: '1001', memo: '' },
      { id: '1002', memo: 'Paid' },
    ];
    expect(asTable(COLUMNS, rows).tsv).toBe('Transaction ID\tMemo\n1001\t\n1002\tPaid');
  });

  it('have an amount and its currency in two cells, which a spreadsheet can add', () => {
    const columns = [
      moneyColumn<Row>({ id: 'amount', header: 'Amount' }, ({ memo }) => ({
        amount: memo,
        currency: 'NGN',
      })),
    ];
    const rows = ['-1234567.5', '3500.005', null].map((memo) => ({ id: '1', memo }));
    expect(asTable(columns, rows).tsv).toBe(
      'Amount\tAmount currency\n-1234567.50\tNGN\n3500.005\tNGN\n\t',
    );
  });

  it('have digits that are no number as text, so that a spreadsheet changes none', () => {
    const rows = [
      { id: '000123', memo: '+2348030000001' },
      { id: '100041000410', memo: '-12.50' },
    ];
    const { tsv, html } = asTable(COLUMNS, rows);
    expect(tsv).toBe('Transaction ID\tMemo\n000123\t+2348030000001\n100041000410\t-12.50');
    const text = `style="mso-number-format:'\\@'"`;
    expect(html).toContain(`<tr><td ${text}>000123</td><td ${text}>+2348030000001</td></tr>`);
    expect(html).toContain(`<tr><td ${text}>100041000410</td><td>-12.50</td></tr>`);
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

describe('one copied cell', () => {
  const amount = moneyColumn<Row>({ id: 'amount', header: 'Amount' }, (row) => ({
    amount: row.memo,
    currency: 'NGN',
  }));
  const memo = { text: (row: Row) => row.memo };

  it.each(['+2348030000001', '-5% agreed', '=1+1', '000123'])('is what is seen: %j', (text) => {
    expect(asCell(memo, { id: '1', memo: text })).toBe(text);
  });

  it('is an amount with its currency, and on one line', () => {
    expect(asCell(amount, { id: '1', memo: '-1234567.5' })).toBe('-1,234,567.50 NGN');
    expect(asCell(memo, { id: '1', memo: 'two\nlines' })).toBe('two lines');
  });

  it('is empty where there is nothing', () => {
    expect(asCell(memo, { id: '1', memo: null })).toBe('');
  });
});
