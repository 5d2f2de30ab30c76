import { describe, expect, it } from 'vitest';
import type { Draft } from '#contract/bridge/bridge.ts';
import { createKeptDrafts } from './drafts.ts';

const draftOf = (person: string, text = 'half a sentence') => ({
  person,
  place: '/ribbons',
  values: { text },
});

describe('drafts', () => {
  it('are given back to the same person, window by window', () => {
    const drafts = createKeptDrafts();
    drafts.keepOnly('7');
    drafts.write('w1', draftOf('7'));
    drafts.keepOnly('7');
    expect(drafts.read('w1')).toEqual(draftOf('7'));
    expect(drafts.read('w2')).toBeNull();
  });

  it('are discarded once another user signs in, also for their author', () => {
    const drafts = createKeptDrafts();
    drafts.keepOnly('7');
    drafts.write('w1', draftOf('7'));
    drafts.keepOnly('8');
    expect(drafts.read('w1')).toBeNull();
    drafts.keepOnly('7');
    expect(drafts.read('w1')).toBeNull();
  });

  it('of another person are not taken', () => {
    const drafts = createKeptDrafts();
    drafts.keepOnly('8');
    drafts.write('w1', draftOf('7'));
    expect(drafts.read('w1')).toBeNull();
  });

  it('that are finished are forgotten', () => {
    const drafts = createKeptDrafts();
    drafts.keepOnly('7');
    drafts.write('w1', draftOf('7'));
    drafts.write('w1', null);
    expect(drafts.read('w1')).toBeNull();
  });

  it('have a bound in size and in number', () => {
    const drafts = createKeptDrafts();
    drafts.keepOnly('7');
    expect(() => drafts.write('w1', draftOf('7', 'x'.repeat(1_000_001)))).toThrow(RangeError);
    for (let n = 0; n < 25; n += 1) drafts.write(`w${n}`, draftOf('7'));
    expect(drafts.read('w4')).toBeNull();
    expect(drafts.read('w5')).not.toBeNull();
  });

  it('are told as what was typed in any window, but for empty fields and what is only open', () => {
    const drafts = createKeptDrafts();
    expect(drafts.unfinished()).toEqual([]);
    drafts.keepOnly('7');
    const keep = (window: string, values: Draft['values']) =>
      drafts.write(window, { person: '7', place: null, values });
    keep('w1', {
      'transfer.create': { amount: '5' },
      'new-case.subject': '',
      'orders.panel': true,
    });
    keep('w2', { 'transfer.send': {}, 'my-actions.note': 'ask Ada' });
    expect(drafts.unfinished()).toEqual([
      'What you typed will be lost: Transfer, Note for the next shift.',
    ]);
  });
});
