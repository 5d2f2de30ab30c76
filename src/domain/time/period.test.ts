import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from './format.ts';
import {
  LONG_PERIOD_PRESETS,
  PERIOD_LABELS,
  PERIOD_PRESETS,
  type PeriodPreset,
  periodRange,
} from './period.ts';

afterEach(() => void vi.unstubAllEnvs());

const from = (day: string) => `${day}T00:00:00.000Z`;
const to = (day: string) => `${day}T23:59:59.999Z`;
const MOVING = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
] as const;

describe('the presets', () => {
  it('are those of the specification, each with a label', { tags: ['1F07'] }, () => {
    expect(PERIOD_PRESETS).toEqual([
      'today',
      'yesterday',
      'this_week',
      'last_week',
      'this_month',
      'last_month',
      'all_time',
      'custom',
    ]);
    const labelled = new Set([...PERIOD_PRESETS, ...LONG_PERIOD_PRESETS]);
    expect(new Set(Object.keys(PERIOD_LABELS))).toEqual(labelled);
    expect(Object.values(PERIOD_LABELS).toSorted()).toEqual(
      [
        'Today',
        'Yesterday',
        'This week',
        'Last week',
        'This month',
        'Last month',
        '3 month',
        '6 month',
        '1 year',
        '5 years',
        'All time',
        'Custom period',
      ].toSorted(),
    );
  });
});

describe('periodRange', () => {
  it.each<[string, PeriodPreset, string, string]>([
    // 2026-11-20 is a Friday.
    ['2026-11-20T12:00:00Z', 'today', '2026-11-20', '2026-11-20'],
    ['2026-11-20T12:00:00Z', 'yesterday', '2026-11-19', '2026-11-19'],
    ['2026-11-20T12:00:00Z', 'this_week', '2026-11-16', '2026-11-22'],
    ['2026-11-20T12:00:00Z', 'last_week', '2026-11-09', '2026-11-15'],
    ['2026-11-20T12:00:00Z', 'this_month', '2026-11-01', '2026-11-30'],
    ['2026-11-20T12:00:00Z', 'last_month', '2026-10-01', '2026-10-31'],
    // The first and the last millisecond of a day belong to it.
    ['2026-11-20T00:00:00.000Z', 'today', '2026-11-20', '2026-11-20'],
    ['2026-11-20T23:59:59.999Z', 'today', '2026-11-20', '2026-11-20'],
    // Weeks start on Monday and end on Sunday.
    ['2026-11-16T00:00:00Z', 'this_week', '2026-11-16', '2026-11-22'],
    ['2026-11-22T23:59:59.999Z', 'this_week', '2026-11-16', '2026-11-22'],
    // Across the ends of months and years.
    ['2026-12-01T00:00:00Z', 'yesterday', '2026-11-30', '2026-11-30'],
    ['2027-01-01T05:00:00Z', 'yesterday', '2026-12-31', '2026-12-31'],
    ['2027-01-01T05:00:00Z', 'this_week', '2026-12-28', '2027-01-03'],
    ['2027-01-01T05:00:00Z', 'last_week', '2026-12-21', '2026-12-27'],
    ['2027-01-01T05:00:00Z', 'this_month', '2027-01-01', '2027-01-31'],
    ['2027-01-01T05:00:00Z', 'last_month', '2026-12-01', '2026-12-31'],
    ['2026-12-31T23:59:59Z', 'this_month', '2026-12-01', '2026-12-31'],
    ['2027-03-31T12:00:00Z', 'last_month', '2027-02-01', '2027-02-28'],
    ['2028-03-31T12:00:00Z', 'last_month', '2028-02-01', '2028-02-29'],
    ['2028-02-29T12:00:00Z', 'this_month', '2028-02-01', '2028-02-29'],
  ])('at %s %s runs from %s to %s', { tags: ['3F04', '1F07'] }, (now, preset, first, last) => {
    expect(periodRange(preset, new Date(now))).toEqual({ from: from(first), to: to(last) });
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'is computed in UTC on a workstation in %s too',
    { tags: ['3F04'] },
    (zone) => {
      vi.stubEnv('TZ', zone);
      const now = new Date('2026-11-30T23:30:00Z');
      expect(now.getTimezoneOffset()).not.toBe(0);
      expect(MOVING.map((preset) => periodRange(preset, now))).toEqual([
        { from: from('2026-11-30'), to: to('2026-11-30') },
        { from: from('2026-11-29'), to: to('2026-11-29') },
        { from: from('2026-11-30'), to: to('2026-12-06') },
        { from: from('2026-11-23'), to: to('2026-11-29') },
        { from: from('2026-11-01'), to: to('2026-11-30') },
        { from: from('2026-10-01'), to: to('2026-10-31') },
      ]);
      expect(periodRange('custom', now, { start: '2026-11-01', end: '2026-11-02' })).toEqual({
        from: from('2026-11-01'),
        to: to('2026-11-02'),
      });
    },
  );

  it('covers whole days, and each period joins the one before without a gap', {
    tags: ['3F04'],
  }, () => {
    const times = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const pairs = [
      ['yesterday', 'today'],
      ['last_week', 'this_week'],
      ['last_month', 'this_month'],
    ] as const;
    fc.assert(
      fc.property(times, fc.constantFrom(...pairs), (now, [earlier, current]) => {
        const before = periodRange(earlier, now);
        const inside = periodRange(current, now);
        const ends = [before?.from, before?.to, inside?.from, inside?.to].map((at) =>
          Date.parse(at ?? ''),
        );
        const [start = 0, last = 0, next = 0, end = 0] = ends;
        expect([start % DAY_MS, (last + 1) % DAY_MS, (end + 1) % DAY_MS]).toEqual([0, 0, 0]);
        expect(next).toBe(last + 1);
        expect(now.getTime()).toBeGreaterThanOrEqual(next);
        expect(now.getTime()).toBeLessThanOrEqual(end);
      }),
    );
  });

  it.each<[string, PeriodPreset, string]>([
    ['2026-11-30T12:00:00Z', '3_month', '2026-08-30'],
    ['2026-05-31T12:00:00Z', '3_month', '2026-02-28'],
    ['2028-08-31T12:00:00Z', '6_month', '2028-02-29'],
    ['2026-11-30T12:00:00Z', '1_year', '2025-11-30'],
    ['2028-02-29T12:00:00Z', '5_years', '2023-02-28'],
  ])('at %s %s reaches back to %s', { tags: ['2R07'] }, (now, preset, first) => {
    const range = { from: from(first), to: to(now.slice(0, 10)) };
    expect(periodRange(preset, new Date(now))).toEqual(range);
  });

  it.each(['a 2026-11-20', '2026-11-20 or later', '2026-11-31x', undefined])(
    'custom has no range with %o for a day',
    (start) => {
      const days = { end: '2026-11-21', ...(start !== undefined && { start }) };
      expect(periodRange('custom', new Date(), days)).toBeUndefined();
    },
  );

  it('all_time covers everything, so it has no range', { tags: ['1F07'] }, () => {
    expect(periodRange('all_time', new Date())).toBeUndefined();
  });

  it('custom covers both of its days, once both are set', () => {
    const now = new Date();
    expect(periodRange('custom', now, { start: '2026-11-20', end: '2026-11-20' })).toEqual({
      from: from('2026-11-20'),
      to: to('2026-11-20'),
    });
    for (const half of [{}, { start: '2026-11-20' }, { end: '2026-11-20' }]) {
      expect(periodRange('custom', now, half)).toBeUndefined();
    }
  });

  it('custom has no range from a later day to an earlier one', () => {
    const days = { start: '2026-11-21', end: '2026-11-20' };
    expect(periodRange('custom', new Date(), days)).toBeUndefined();
  });

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '2025-02-29', '1', '2026-11-20T10:00:00Z'])(
    'custom has no range with an invalid day: %s',
    (start) => {
      expect(periodRange('custom', new Date(), { start, end: '2026-11-20' })).toBeUndefined();
    },
  );
});
