import { describe, expect, it } from 'vitest';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import { OPTION_ACTS } from './options.ts';

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
