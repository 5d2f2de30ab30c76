import { describe, expect, it } from 'vitest';
import {
  aboutText,
  inRecordOrder,
  outcomeLabel,
  placeOfAct,
  recordAsCsv,
  recordAsTable,
  recordOutcome,
  tookMs,
} from './records.ts';
import { someAct } from './testing.ts';

describe('the record of acts', () => {
  it('names what an act was about, and leads there', () => {
    expect([aboutText(someAct()), placeOfAct(someAct())]).toEqual(['Order 12', '/transactions/12']);
    const ribbon = someAct({ subject: { kind: 'ribbon', id: null } });
    expect([aboutText(ribbon), placeOfAct(ribbon)]).toEqual(['Ribbon', '/ribbons']);
    expect(placeOfAct(someAct({ subject: { kind: 'maintenance', id: null } }))).toBeNull();
  });

  it('counts as done what was answered or checked as done', () => {
    expect(recordOutcome(someAct())).toBe('done');
    expect(recordOutcome(someAct({ outcome: 'unknown', settlement: 'happened' }))).toBe('done');
    expect(recordOutcome(someAct({ outcome: 'unknown', settlement: 'not-happened' }))).toBe(
      'not-done',
    );
    expect(recordOutcome(someAct({ outcome: 'refused' }))).toBe('not-done');
    expect(recordOutcome(someAct({ outcome: 'unknown' }))).toBe('unknown');
    expect(outcomeLabel(someAct({ outcome: 'unknown' })).text).toBe('Outcome unknown');
  });

  it('puts unsettled acts first, then the latest', () => {
    const acts = [
      someAct({ sentAt: '2026-11-22T10:00:00.000Z' }),
      someAct({ sentAt: '2026-11-22T12:00:00.000Z' }),
      someAct({ sentAt: '2026-11-22T09:00:00.000Z', outcome: 'unknown' }),
    ];
    expect(inRecordOrder(acts).map(({ sentAt }) => sentAt.slice(11, 13))).toEqual([
      '09',
      '12',
      '10',
    ]);
  });

  it('measures from sending to the answer', () => {
    expect(tookMs(someAct())).toBe(400);
    expect(tookMs(someAct({ outcome: 'unknown' }))).toBeNull();
  });

  it('is a CSV file that no spreadsheet takes apart or runs', () => {
    const rows = recordAsCsv([someAct({ action: '=1+1, "x"' })]).split('\r\n');
    expect(rows[0]).toBe('Time (UTC),Action,About,Outcome,Duration (s),Key');
    expect(rows[1]).toContain(`"'=1+1, ""x"""`);
    expect(recordAsCsv([someAct({ action: '\uff1d1+1' })])).toContain(",'\uff1d1+1,");
    expect(recordAsTable([someAct({ action: '-1+1' })])).toContain("\t'-1+1\t");
  });
});
