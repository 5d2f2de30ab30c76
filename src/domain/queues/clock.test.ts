import { expect, it } from 'vitest';
import { clockWords, countLate, hoursOf, lateText } from './clock.ts';
import { QUEUE_IDS, QUEUES } from './queues.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

it('counts what is late and what is due within the hour, and nothing of unknown time', () => {
  const sinces = [...[30, 24, 23.5, 23.2, 23, 2].map(hoursAgo), null];
  expect(countLate(sinces, 24, NOW)).toEqual({ late: 2, soon: 3 });
  expect(lateText({ late: 2, soon: 1 })).toBe('2 late, 1 due within the hour');
  expect(lateText({ late: 0, soon: 0 })).toBe('');
});

it('says how long an item waited by the time the network sends, and what is left', () => {
  const words = (id: Parameters<typeof clockWords>[0], hours: number) =>
    clockWords(id, hoursAgo(hours), 24, NOW);
  expect(words('disputes', 3)).toEqual({
    waited: 'Opened 3 hours ago',
    left: '21 hours left',
    isLate: false,
  });
  expect(words('withdrawals-to-approve', 26)).toEqual({
    waited: 'In this status for 1 day',
    left: 'Late by 2 hours',
    isLate: true,
  });
  expect(words('payment-errors', 24)).toMatchObject({
    waited: 'Last recorded step 1 day ago',
    isLate: true,
  });
  expect(words('card-verifications', 3).waited).toBe('First seen here 3 hours ago');
  expect(words('failed-refunds', 23.995).left).toBe('Less than a minute left');
});

it('has a default for every queue with a time, which a managed setting replaces', () => {
  const hours = hoursOf({ disputes: 2 });
  expect(hours).toEqual(
    Object.fromEntries(QUEUE_IDS.map((id) => [id, id === 'disputes' ? 2 : QUEUES[id].clock.hours])),
  );
  expect(hours).toHaveProperty('card-verifications', 24);
});
