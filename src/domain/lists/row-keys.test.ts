import { describe, expect, it } from 'vitest';
import { doubledIds, idOfKey, rowKeys } from './row-keys.ts';

describe('rows of one id', () => {
  it('are told apart by which one they are', () => {
    expect(rowKeys(['7', '8', '7', '7'])).toEqual(['7', '8', '7 (2)', '7 (3)']);
    expect(rowKeys(['7', '7'].map((id) => `order ${id}`))).toEqual(['order 7', 'order 7 (2)']);
  });

  it('never get the id of another row', () => {
    expect(rowKeys(['7', '7', '7 (2)'])).toEqual(['7', '7 (3)', '7 (2)']);
  });

  it('are named once each', () => {
    const rowsOf = (...ids: readonly (string | null)[]) => ids.map((id) => ({ id }));
    expect(doubledIds(rowsOf('7', '8', '7', '7', '9', '9'))).toEqual(['7', '9']);
    expect(doubledIds([...rowsOf('7', '8', null, null), {}, {}])).toEqual([]);
  });

  it('have that id', () => {
    expect(rowKeys(['7', '7']).map(idOfKey)).toEqual(['7', '7']);
  });
});

it('rows of different ids are told apart by them', () => {
  const ids = ['7', '8'];
  expect(rowKeys(ids)).toBe(ids);
});
