import { describe, expect, it } from 'vitest';
import type { Act } from '#contract/acts.ts';
import {
  aboutText,
  inRecordOrder,
  outcomeLabel,
  placeOfAct,
  recordAsCsv,
  recordOutcome,
  tookMs,
} from './records.ts';

const act = (more: Partial<Act> = {}): Act => ({
  key: '00000000-0000-4000-8000-000000000001',
  person: '7',
  action: 'order.expireOrder',
  endpoint: 'orders.expire',
  subject: { kind: 'order', id: '12' },
  run: null,
  before: null,
  sentAt: '2026-11-22T14:02:11.000Z',
  outcome: 'done',
  status: null,
  answeredAt: '2026-11-22T14:02:11.400Z',
  settlement: null,
  settledAt: null,
  ...more,
});

describe('the record of acts', () => {
  it('names what an act was about, and leads there', () => {
    expect([aboutText(act()), placeOfAct(act())]).toEqual(['Order 12', '/transactions/12']);
    const ribbon = act({ subject: { kind: 'ribbon', id: null } });
    expect([aboutText(ribbon), placeOfAct(ribbon)]).toEqual(['Ribbon', '/ribbons']);
    expect(placeOfAct(act({ subject: { kind: 'maintenance', id: null } }))).toBeNull();
  });

  it('counts as done what was answered or checked as done', () => {
    expect(recordOutcome(act())).toBe('done');
    expect(recordOutcome(act({ outcome: 'unknown', settlement: 'happened' }))).toBe('done');
    expect(recordOutcome(act({ outcome: 'unknown', settlement: 'not-happened' }))).toBe('not-done');
    expect(recordOutcome(act({ outcome: 'refused' }))).toBe('not-done');
    expect(recordOutcome(act({ outcome: 'unknown' }))).toBe('unknown');
    expect(outcomeLabel(act({ outcome: 'unknown' })).text).toBe('Outcome unknown');
  });

  it('puts unsettled acts first, then the latest', () => {
    const acts = [
      act({ sentAt: '2026-11-22T10:00:00.000Z' }),
      act({ sentAt: '2026-11-22T12:00:00.000Z' }),
      act({ sentAt: '2026-11-22T09:00:00.000Z', outcome: 'unknown' }),
    ];
    expect(inRecordOrder(acts).map(({ sentAt }) => sentAt.slice(11, 13))).toEqual([
      '09',
      '12',
      '10',
    ]);
  });

  it('measures from sending to the answer', () => {
    expect(tookMs(act())).toBe(400);
    expect(tookMs(act({ outcome: 'unknown' }))).toBeNull();
  });

  it('is a CSV file that no spreadsheet takes apart or runs', () => {
    const rows = recordAsCsv([act({ action: '=1+1, "x"' })]).split('\r\n');
    expect(rows[0]).toBe('Time (UTC),Action,About,Outcome,Duration (s),Key');
    expect(rows[1]).toContain(`"'=1+1, ""x"""`);
  });
});
