import { describe, expect, it } from 'vitest';
import { csvLine, isTextOfDigits, spreadsheetCell } from './spreadsheet.ts';

describe('a text for a spreadsheet', () => {
  it.each([
    '=HYPERLINK("http://x")',
    '+1+1',
    "+1+cmd|' /C calc'!A0",
    '@SUM(A1)',
    '-cmd',
    '-1+1',
    "-2+3+cmd|' /C calc'!A0",
    '-1,5',
    '-12.50 USD',
    '\u22121+1',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1+1',
    '\uff20SUM(A1)',
    '\ufe661+1',
    '\u200b=1+1',
    '\u200b\u200d=1+1',
    '=\u03381+1',
    '\ufeff\u200d=1+1',
    '\u00a0=1+1',
    '\u202e=1+1',
    '\u0000=1+1',
  ])('is never a formula: %j', (text) => {
    const cell = spreadsheetCell(text);
    expect(cell[0]).toBe("'");
    expect(cell.slice(1)).toBe(text.trim());
  });

  it.each(['\t=1+1', '\r\n=1+1', ' =1+1'])('is never a formula behind a blank: %j', (text) => {
    expect(spreadsheetCell(text)).toBe("'=1+1");
  });

  it.each([
    'Ada = Obi',
    '1-2',
    '–',
    '-12.50',
    '-1,234.50',
    '-5%',
    '+1.5',
    '+2348031234567',
    '+1 (555) 010-0199',
    '0.5',
    '',
    'a@b.test',
    '\u2a74 1',
  ])('is left as it is: %j', (text) => {
    expect(spreadsheetCell(text)).toBe(text);
  });

  it('is on one line', () => {
    expect(spreadsheetCell('two\r\nlines\tand\u2028a tab')).toBe('two lines and a tab');
  });
});

it.each(['000123', '100041000410', '12E10', '+2348031234567', '+1 (555) 010-0199'])(
  'is marked as text for a spreadsheet: %j',
  (text) => {
    expect(isTextOfDigits(text)).toBe(true);
  },
);

it.each(['0', '0.5', '100041', '-12.50', '10020541877.12', '123456789012.50', 'p2p', ''])(
  'is not marked as text for a spreadsheet: %j',
  (text) => {
    expect(isTextOfDigits(text)).toBe(false);
  },
);

it('a line of comma-separated values quotes what would part it, and runs nothing', () => {
  expect(csvLine(['a', 'b,c', 'd "e"', '=1+1', 'two\nlines', '=A1,B1'])).toBe(
    `a,"b,c","d ""e""",'=1+1,two lines,"'=A1,B1"\r\n`,
  );
});
