import { describe, expect, it } from 'vitest';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import {
  bulkDoubts,
  bulkTerms,
  changedTerms,
  doubtOf,
  foundChanges,
  hasTerms,
  largestFirst,
  matcherAmounts,
  newTerm,
  optionChanges,
  optionName,
  savedTerms,
  severalSources,
  steppedTerm,
  termDoubts,
  termMistake,
  termsNow,
  typedTerm,
  typedTerms,
  withTerms,
} from './hybrid-options.ts';

const OPTION = hybridOption.parse({
  id: 7,
  exchange_rate: 1500,
  fee: '2.99',
  pbAmount: 100,
  matcher_country: 'US',
  matcher_currency: 'USD',
  pb_country: 'NG',
  pb_currency: 'NGN',
  third_party_company_id: 1,
  thirdPartyCompany: { company: 'Baobab Remit' },
});

const UNREAD = { unreadable: '1,0' };

const model = (step: string | null, most: string | null) => ({
  currency_code: 'USD',
  step,
  max_amount: most,
});

describe('matcher amounts', () => {
  it('are the multiples of the step of the chosen currency up to its most', {
    tags: ['2H04'],
  }, () => {
    expect(matcherAmounts(model('50', '200'))).toEqual(['50', '100', '150', '200']);
    expect(matcherAmounts(model('0.5', '1.7'))).toEqual(['0.5', '1', '1.5']);
  });

  it.each([
    ['no currency', null],
    ['a currency without steps', model(null, '200')],
    ['a step of 0', model('0', '200')],
    ['a step below 0', model('-5', '200')],
    ['a most below the step', model('50', '10')],
  ])('are 50 to 500 by 50 with %s', { tags: ['2H05'] }, (_case, given) => {
    const usual = ['50', '100', '150', '200', '250', '300', '350', '400', '450', '500'];
    expect(matcherAmounts(given)).toEqual(usual);
  });

  it('never make a list without an end', () => {
    expect(matcherAmounts(model('0.01', '1000000'))).toHaveLength(1000);
  });
});

describe('terms', () => {
  it('reads an option with either name of its amount and any form of its company', {
    tags: ['2H22'],
  }, () => {
    expect(OPTION).toMatchObject({ matcher_amount: '100', thirdPartyCompany: 'Baobab Remit' });
    expect(hybridOption.parse({ id: 1, thirdPartyCompany: 'Kola' }).thirdPartyCompany).toBe('Kola');
  });

  it.each([
    ['1.5', '1.5'],
    [' 3 ', '3'],
    ['-2', '-2'],
    ['3.', '3'],
    ['-1,750.50', '-1750.5'],
    ['', undefined],
    [' ', undefined],
    ['abc', null],
    ['12,5', null],
    ['1.750,00', null],
  ])('reads %j as %j, whatever its size', { tags: ['2H12', '2H14'] }, (typed, read) => {
    expect(typedTerm(typed)).toBe(read);
    expect(termMistake(typed)).toBe(
      read === null ? 'Enter a number such as 1440.69. Commas separate thousands only.' : null,
    );
  });

  it.each([
    ['3.25', 1, '5.25'],
    ['1', -1, '-1'],
    ['', 1, '2'],
    ['12,5', 1, null],
  ] as const)('steps %j by 2', { tags: ['2H12'] }, (typed, direction, stepped) => {
    expect(steppedTerm(typed, direction)).toBe(stepped);
  });

  it('are not sent while one of them is invalid', () => {
    expect(bulkTerms({ rate: '2', fee: '12,5' })).toBeUndefined();
    expect(bulkTerms({ rate: '12,5', fee: '2' })).toBeUndefined();
    expect(withTerms(OPTION, { rate: '12,5', fee: '12,5' })).toEqual(OPTION);
  });

  it('leaves empty fields out of Save All', { tags: ['2H15', '2H16'] }, () => {
    expect(bulkTerms({ rate: '', fee: '' })).toBeUndefined();
    expect(bulkTerms({ rate: '', fee: '5' })).toStrictEqual({ fee: '5' });
    expect(bulkTerms({ rate: '0', fee: ' ' })).toStrictEqual({ exchange_rate: '0' });
  });

  it.each([
    [{ exchange_rate: '1500.0' }, true],
    [{ exchange_rate: '1500', fee: '2.990' }, true],
    [{ exchange_rate: '1500', fee: '3' }, false],
    [{ exchange_rate: '1501', fee: '2.99' }, false],
    [{ fee: '3' }, false],
  ])('%j are those of an option at 1500 with a fee of 2.99: %s', (terms, has) => {
    expect(hasTerms(OPTION, terms)).toBe(has);
  });

  it('are said as they are now, those that are there', () => {
    expect(termsNow(OPTION)).toBe('rate 1,500.00, fee 2.99');
    expect(termsNow({ ...OPTION, exchange_rate: null })).toBe('fee 2.99');
    expect(termsNow({ ...OPTION, exchange_rate: null, fee: null })).toBeNull();
  });

  it('are given to be changed as a person would type them', () => {
    expect(typedTerms({ exchange_rate: '432.690000', fee: '1.90' })).toEqual({
      rate: '432.69',
      fee: '1.9',
    });
    expect(typedTerms({ exchange_rate: null, fee: null })).toEqual({ rate: '', fee: '' });
  });

  it('takes an emptied fee as 0', { tags: ['2H13'] }, () => {
    const changed = withTerms(OPTION, { rate: '', fee: '' });
    expect(changed).toMatchObject({ exchange_rate: null, fee: '0' });
  });

  it('leaves a missing fee missing until one is typed', { tags: ['2H13'] }, () => {
    const without = { ...OPTION, fee: null };
    expect(withTerms(without, { rate: '1600', fee: '' }).fee).toBeNull();
    expect(withTerms(without, { rate: '1600', fee: '0' }).fee).toBe('0');
  });
});

describe('a new value', () => {
  it.each([
    ['100', '120', undefined],
    ['100', '80', undefined],
    ['100', '100.0', undefined],
    [null, '5', undefined],
    ['0', '0.00', undefined],
    ['100', undefined, undefined],
    ['100', '120.01', { kind: 'jumped', percent: '20.01' }],
    ['100', '79', { kind: 'jumped', percent: '-21' }],
    ['11.0951', '1440.69', { kind: 'jumped', percent: '12884.92' }],
    ['-2', '-3', { kind: 'jumped', percent: '-50' }],
    ['0', '5', { kind: 'jumped', percent: null }],
    ['5', '0', { kind: 'jumped', percent: '-100' }],
    ['11.0951', null, { kind: 'emptied' }],
    [null, null, undefined],
    [{ unreadable: '1,0' }, '5', { kind: 'unread' }],
  ])('after %j of %j is doubted: %j', (before, after, doubt) => {
    expect(doubtOf(before, after)).toEqual(doubt);
  });

  it('is one only where it is another number', () => {
    const rate = (typed: string) =>
      newTerm(OPTION, withTerms(OPTION, { rate: typed, fee: '' }), 'exchange_rate');
    expect([rate('1500.0'), rate('1500.01'), rate('')]).toEqual([undefined, '1500.01', null]);
  });

  it('of one option gives a warning', () => {
    const words = (rate: string, fee: string) =>
      termDoubts(OPTION, withTerms(OPTION, { rate, fee }));
    expect(words('1500', '2.99')).toEqual([]);
    expect(words('2250', '1')).toEqual([
      'Exchange Rate goes up by 50%.',
      'Fee goes down by 66.56%.',
    ]);
    expect(words('', '2.99')).toEqual(['Exchange Rate is empty. The option will have no rate.']);
    expect(termDoubts({ ...OPTION, fee: '0' }, { ...OPTION, fee: '4' })).toEqual([
      'Fee was 0 before.',
    ]);
    expect(termDoubts({ ...OPTION, fee: UNREAD }, OPTION)).toEqual([
      'Fee could not be read before.',
    ]);
  });

  it('of many gives a warning with the number of large changes and the largest', () => {
    const rows = [
      OPTION,
      { ...OPTION, exchange_rate: '1000' },
      { ...OPTION, exchange_rate: '600' },
    ];
    const found = { rows, rowCount: 3 };
    expect(bulkDoubts(found, { exchange_rate: '1200' })).toEqual([
      'Exchange Rate of 1 row changes by more than 20%, at most by 100%.',
    ]);
    expect(bulkDoubts(found, { exchange_rate: '100', fee: '2.99' })).toEqual([
      'Exchange Rate of 3 rows changes by more than 20%, at most by 93.33%.',
    ]);
    const fees = ['0', UNREAD, '1', UNREAD, '0.5', '0.25'].map((fee) => ({ ...OPTION, fee }));
    expect(bulkDoubts({ rows: fees, rowCount: 6 }, { fee: '1' })).toEqual([
      'Fee of 2 rows changes by more than 20%, at most by 300%.',
      'Fee of 1 row was 0 before.',
      'Fee of 2 rows could not be read before.',
    ]);
    expect(bulkDoubts({ ...found, rowCount: 5000 }, { exchange_rate: '100' })).toEqual([
      'Exchange Rate of 3 rows changes by more than 20%, at most by 93.33%. Only the first 3 rows were compared.',
    ]);
  });
});

describe('the rows of Save All', () => {
  it('are sorted by the largest change', () => {
    const rows = [
      { ...OPTION, id: '1', fee: '2' },
      { ...OPTION, id: '2', fee: '1' },
      { ...OPTION, id: '3', fee: '0' },
      { ...OPTION, id: '4', fee: null },
      { ...OPTION, id: '5', fee: '2.0' },
    ];
    const sorted = largestFirst(rows, { fee: '2' });
    expect(sorted.map(({ id }) => id)).toEqual(['3', '4', '2', '1', '5']);
    const free = [
      { ...OPTION, id: '6', fee: '0' },
      { ...OPTION, id: '7', fee: '1' },
    ];
    expect(largestFirst(free, { fee: '0' }).map(({ id }) => id)).toEqual(['7', '6']);
  });

  it('have their source currencies named where there are several', () => {
    expect(severalSources([OPTION, OPTION])).toEqual([]);
    expect(severalSources([OPTION, { ...OPTION, matcher_currency: 'EUR' }])).toEqual([
      'These rows have several source currencies: EUR, USD.',
    ]);
    expect(severalSources([OPTION, { ...OPTION, matcher_currency: null }])).toEqual([]);
  });
});

describe('changes', () => {
  it('are of numbers, however written', () => {
    expect(optionChanges(OPTION, { ...OPTION, fee: '2.990', exchange_rate: '1500.0' })).toEqual([]);
  });

  it.each([
    ['Provider', { thirdPartyCompany: 'Kola' }],
    ['Amount', { matcher_amount: '150' }],
    ['Amount', { matcher_currency: 'EUR' }],
    ['Exchange Rate', { exchange_rate: null }],
    ['Fee', { fee: '3' }],
    ['Matcher Country', { matcher_country: 'CA' }],
    ['PB Currency', { pb_currency: 'GHS' }],
    ['PB Country', { pb_country: null }],
  ])('are in %s where an option comes with %j', (label, more) => {
    const changed = optionChanges(OPTION, { ...OPTION, ...more });
    expect(changed.map((change) => change.label)).toEqual([label]);
  });

  it('of a query are of its count, its rows and their terms', () => {
    const seen = { rowCount: 2, rows: [OPTION, { ...OPTION, id: '8' }] };
    expect(foundChanges(seen, seen)).toEqual([]);
    const now = {
      rowCount: 3,
      rows: [
        { ...OPTION, fee: '3' },
        { ...OPTION, id: '9' },
      ],
    };
    const text = (value: string | null) => ({ kind: 'text', value });
    const fee = (amount: string) => ({ kind: 'figure', value: { amount, currency: null } });
    const name = 'Baobab Remit, 100 USD, US to NG';
    expect(foundChanges(seen, now)).toEqual([
      { label: 'Rows', before: text('2'), after: text('3') },
      { label: `${name}: Fee`, before: fee('2.99'), after: fee('3') },
      { label: name, before: text(null), after: text('Added') },
      { label: name, before: text(null), after: text('No longer found') },
    ]);
  });

  it('of a query are listed up to twelve, and the others counted', () => {
    const found = (count: number) => ({
      rowCount: 9,
      rows: Array.from({ length: count }, (_, at) => ({ ...OPTION, id: String(at) })),
    });
    const said = (count: number) =>
      foundChanges(found(0), found(count)).map(({ label, after: { value } }) => [label, value]);
    const twelve = Array.from({ length: 12 }, () => [optionName(OPTION), 'Added']);
    expect(said(12)).toEqual(twelve);
    expect(said(14)).toEqual([...twelve, ['More changes', '2']]);
  });

  it('of two options of one ID are those of each', () => {
    const seen = { rowCount: 2, rows: [OPTION, { ...OPTION, fee: '3' }] };
    expect(foundChanges(seen, seen)).toEqual([]);
    const now = { ...seen, rows: [OPTION, { ...OPTION, fee: '4' }] };
    expect(foundChanges(seen, now).map(({ label }) => label)).toEqual([
      'Baobab Remit, 100 USD, US to NG: Fee',
    ]);
  });
});

it('an option is named by what it has', () => {
  expect(optionName(OPTION)).toBe('Baobab Remit, 100 USD, US to NG');
  const unnamed = hybridOption.parse({ id: 1, third_party_company_id: 4, matcher_amount: '50' });
  expect(optionName(unnamed)).toBe('company 4, 50, ? to ?');
  expect(optionName(hybridOption.parse({ id: 1 }))).toBe('company ?, ?, ? to ?');
});

it('what was changed of the terms has old and new values', () => {
  const option = { ...OPTION, exchange_rate: '1440.5', fee: null };
  expect(changedTerms(option, { ...option, exchange_rate: '1440.50' })).toBeNull();
  expect(changedTerms(option, { ...option, exchange_rate: '1500', fee: '2.5' })).toBe(
    'rate 1,440.50 to 1,500.00, fee none to 2.50',
  );
  expect(changedTerms(option, { ...option, exchange_rate: null })).toBe('rate 1,440.50 to none');
});

it('says what Save All changed, with the old value that all rows had', () => {
  const option = { ...OPTION, exchange_rate: '1440.5', fee: null };
  const dear = { ...option, exchange_rate: '1500' };
  const terms = { exchange_rate: '1600', fee: '2.5' };
  const found = { rows: [option, dear], rowCount: 2, filters: { pb_currency: 'NGN' } };
  expect(savedTerms(found, terms)).toBe(
    'rate to 1,600.00, fee none to 2.50, 2 rows, PB Currency NGN',
  );
  const partly = { rows: [option], rowCount: 3, filters: {} };
  expect(savedTerms(partly, { fee: '2.5' })).toBe('fee to 2.50, 3 rows');
});
