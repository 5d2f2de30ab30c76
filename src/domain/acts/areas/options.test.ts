import { describe, expect, it } from 'vitest';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import { byPbCurrency, OPTION_ACTS } from './options.ts';

const option = (more: object = {}) =>
  hybridOption.parse({ id: 7, exchange_rate: 23.3, fee: 1, matcher_amount: 100, ...more });

describe('changing an option', () => {
  const { call } = OPTION_ACTS['option.update'];

  it('sends its other fields as they are now, not as they were when it was opened', {
    tags: ['2H20'],
  }, () => {
    const now = option({ matcher_amount: 200 });
    expect(call(now, { rate: '24', fee: '1' }).input).toMatchObject({
      exchange_rate: '24',
      matcher_amount: '200',
    });
  });

  it('sends no fee where it had none and none was typed', { tags: ['2H13'] }, () => {
    const now = option({ fee: null });
    expect(call(now, { rate: '24', fee: '' }).input).toMatchObject({ fee: null });
    expect(call(option(), { rate: '24', fee: '' }).input).toMatchObject({ fee: '0' });
  });
});

describe('what an act on options changed, as the record keeps it', () => {
  it('is the labels of the terms, and the number of rows', () => {
    const { changed } = OPTION_ACTS['option.update'];
    const now = option();
    expect(changed?.(now, { rate: '24', fee: '1' })).toEqual({ fields: ['Exchange Rate'] });
    const found = { filters: {}, rows: [now], rowCount: 16 };
    expect(OPTION_ACTS['options.update'].changed?.(found, { fee: '2' })).toEqual({
      fields: ['Fee'],
      rows: 16,
    });
  });
});

describe('what Save All finds, by currency', () => {
  const ofCurrency = (id: number, pb_currency: string | null) =>
    hybridOption.parse({ id, exchange_rate: '1', fee: '1', pb_currency });
  const found = (currencies: readonly (string | null)[], more: object = {}) => ({
    filters: { third_party_company_id: '3' },
    rows: currencies.map((currency, index) => ofCurrency(index, currency)),
    rowCount: currencies.length,
    ...more,
  });

  it('is one query for each currency, as the call takes one', { tags: ['2H18'] }, () => {
    expect(
      byPbCurrency(found(['NGN', 'GHS', 'NGN'])).map(({ filters, rowCount }) => [
        filters,
        rowCount,
      ]),
    ).toEqual([
      [{ third_party_company_id: '3', pb_currency: 'NGN' }, 2],
      [{ third_party_company_id: '3', pb_currency: 'GHS' }, 1],
    ]);
  });

  it('is not divided where it has one currency, or not all of it was read', () => {
    expect(byPbCurrency(found(['NGN', 'NGN', null]))).toEqual([]);
    expect(byPbCurrency(found(['NGN', 'GHS'], { rowCount: 3 }))).toEqual([]);
    expect(byPbCurrency(found(['NGN', 'GHS'], { filters: { pb_currency: 'NGN' } }))).toEqual([]);
  });
});
