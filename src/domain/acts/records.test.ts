import { describe, expect, it } from 'vitest';
import type { Act } from '#contract/acts.ts';
import {
  aboutText,
  durationText,
  inRecordOrder,
  outcomeLabel,
  placeOfAct,
  type RecordOutcome,
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
    expect(placeOfAct(someAct({ subject: { kind: 'order', id: null } }))).toBeNull();
    const later = someAct({ subject: { kind: 'later', id: 'a/b' } });
    expect([aboutText(later), placeOfAct(later)]).toEqual(['later a/b', null]);
    expect(placeOfAct(someAct({ subject: { kind: 'user', id: 'a/b' } }))).toBe('/users/a%2Fb');
  });

  const found = { text: 'Completed', at: '2026-11-22T14:02:13.000Z' };

  it.each<[string, Partial<Act>, RecordOutcome, string]>([
    ['on its way', { outcome: 'sent' }, 'unknown', 'Sent, no answer yet'],
    ['done', {}, 'done', 'Done'],
    ['refused', { outcome: 'refused' }, 'not-done', 'Refused'],
    // The first time may have taken effect.
    ['refused again', { outcome: 'refused', tries: 2 }, 'unknown', 'Refused when sent again'],
    ['unknown', { outcome: 'unknown' }, 'unknown', 'Outcome unknown'],
    [
      'found',
      { outcome: 'unknown', settlement: 'happened', found },
      'done',
      'Completed, found by checking',
    ],
    ['checked', { outcome: 'unknown', settlement: 'checked' }, 'unknown', 'Marked as checked'],
  ])('tells only what is known of an act that is %s', (_what, fields, outcome, label) => {
    expect(recordOutcome(someAct(fields))).toBe(outcome);
    expect(outcomeLabel(someAct(fields)).text).toBe(label);
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

  it('leads to the documents of their kind, and tells no time of 0', () => {
    const about = (kind: string) => placeOfAct(someAct({ subject: { kind, id: '5' } }));
    expect(about('document')).toBe('/doc-verifications/identity');
    expect(about('address-document')).toBe('/doc-verifications/address');
    expect([durationText(12), durationText(400)]).toEqual(['under 0.1 s', '0.4 s']);
  });

  it('measures from sending to the answer', () => {
    expect(tookMs(someAct())).toBe(400);
    expect(tookMs(someAct({ outcome: 'unknown' }))).toBeNull();
    expect(tookMs(someAct({ outcome: 'sent', answeredAt: null }))).toBeNull();
    expect([durationText(400), durationText(null)]).toEqual(['0.4 s', null]);
  });

  it('is a CSV file that no spreadsheet takes apart or runs', () => {
    const rows = recordAsCsv([someAct({ action: '=1+1, "x"' })]).split('\r\n');
    expect(rows[0]).toBe('Time (UTC),Action,About,Outcome,Duration (s),Key');
    expect(rows[1]).toContain(`"'=1+1, ""x"""`);
    expect(recordAsCsv([someAct({ action: '\uff1d1+1' })])).toContain(",'\uff1d1+1,");
    expect(recordAsTable([someAct({ action: '-1+1' })])).toContain("\t'-1+1\t");
  });

  it('is a table to paste', () => {
    const act = someAct({ subject: { kind: 'ribbon', id: null }, outcome: 'unknown' });
    expect(recordAsTable([act])).toBe(
      [
        'Time (UTC)\tAction\tAbout\tOutcome\tDuration (s)\tKey',
        `2026-11-22T14:02:11.000Z\tExpire Order\tRibbon\tOutcome unknown\t\t${act.key}`,
      ].join('\n'),
    );
  });
});
