import { expect, it } from 'vitest';
import { refused } from '#contract/wire/problem.ts';
import { createKeptDrafts } from '../kept/drafts.ts';
import { createDraftCalls } from './kept-calls.ts';

const draft = { person: '7', place: null, values: { note: 'x'.repeat(1_000_001) } };

it('a draft that is too long is refused with advice', () => {
  const drafts = createKeptDrafts();
  drafts.keepOnly('7');
  expect(createDraftCalls(drafts)['drafts.write']({ window: 'w', draft }, 'w')).toEqual(
    refused(
      'Your text is too long to be kept as a draft. Shorten it or copy it before you leave this screen.',
    ),
  );
});

it('a draft that cannot be kept for a reason of our own is not refused as one of theirs', () => {
  const write = () => {
    throw new TypeError('broken');
  };
  const calls = createDraftCalls({ ...createKeptDrafts(), write });
  expect(() => calls['drafts.write']({ window: 'w', draft }, 'w')).toThrow('broken');
});
