import { expect, it } from 'vitest';
import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import { thirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { sinceText } from './standing.ts';
import { lastStepAt, thirdPartyStanding, thirdPartyStory } from './third-party.ts';

const shown = (at: string) => formatDateTime(at, IN_UTC);
const NOW = new Date('2026-11-20T12:00:00Z');

const row = (status: string | null) =>
  thirdPartyRow.parse({
    id: 31,
    status,
    created_at: '2026-11-17T12:00:00Z',
    posted_at: '2026-11-18T12:00:00Z',
    completed_at: status === 'completed' ? '2026-11-19T12:00:00Z' : null,
  });

const said = (status: string | null) => {
  const standing = thirdPartyStanding(row(status));
  return [standing.text, standing.isOpen, sinceText(standing, NOW, shown), standing.how];
};

it('what a third-party transaction waits for is said of every status', { tags: ['2T20'] }, () => {
  const reason = 'The reason is not available.';
  const action = `${reason} Corridor has no action for third-party transactions.`;
  expect(THIRD_PARTY_STATUSES.map((status) => [status, ...said(status)])).toEqual([
    ['initiated', 'Initiated', true, 'since 11/17/2026, 12:00:00 PM (created 3 days ago)', null],
    ['processing', 'Waiting for completion', true, null, null],
    ['completed', 'Completed', false, '1 day ago (11/19/2026, 12:00:00 PM)', null],
    ['failed', 'Failed', false, null, reason],
    ['expired', 'Expired', false, null, reason],
    ['dispute', 'Waiting for a decision on the dispute', true, null, action],
    ['attention_needed', 'Needs attention', true, null, action],
  ]);
});

it('a status that no rule knows is shown as it came', () => {
  expect(said('on_hold')[0]).toBe('The status is ‘on hold’');
  expect(said(null)[0]).toBe('The status is not available');
});

it('its last step is the latest of its dates', () => {
  expect(lastStepAt(row('completed'))).toBe('2026-11-19T12:00:00.000Z');
  expect(lastStepAt(thirdPartyRow.parse({ id: 31 }))).toBeNull();
});

it('its dates are a timeline, and a status without a date stands apart', () => {
  const shownOf = (status: string | null) => {
    const { dated, undated } = thirdPartyStory(row(status), NOW);
    const named = dated.map(
      (entry) => entry.kind === 'moment' && [entry.moment.title, entry.moment.tone],
    );
    return [named, undated];
  };
  const before = [
    ['created', 'neutral'],
    ['posted', 'neutral'],
  ];
  expect(shownOf('completed')).toEqual([[...before, ['completed', 'success']], []]);
  expect(shownOf('initiated')).toEqual([before, []]);
  expect(shownOf(null)).toEqual([before, []]);
  expect(shownOf('attention_needed')).toEqual([
    before,
    [{ key: 'status', at: null, title: 'attention needed', tone: 'danger' }],
  ]);
});
