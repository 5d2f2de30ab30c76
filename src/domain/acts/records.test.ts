import { describe, expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import type { StatusLabel } from '../text/status.ts';
import { IN_UTC } from '../time/testing.ts';
import { actWords } from './acts.ts';
import { aboutText, KINDS, placeOfAct } from './kinds.ts';
import {
  changedText,
  durationText,
  inRecordOrder,
  outcomeLabel,
  type RecordOutcome,
  recordAsCsv,
  recordAsTable,
  recordOutcome,
  tookMs,
} from './records.ts';
import { someAct } from './testing.ts';

const FORM = { dates: IN_UTC, isPractice: false };

describe('the record of acts', () => {
  it('names what an act was about, and leads there', () => {
    expect([aboutText(someAct()), placeOfAct(someAct())]).toEqual(['Order 12', '/transactions/12']);
    const ribbon = someAct({ subject: { kind: 'ribbon', id: null } });
    expect([aboutText(ribbon), placeOfAct(ribbon)]).toEqual(['Ribbon', '/ribbons']);
    const posted = someAct({ subject: { kind: 'transfer', id: null }, made: '8' });
    expect([aboutText(posted), placeOfAct(posted)]).toEqual(['Order 8', '/transactions/8']);
    expect(placeOfAct(someAct({ subject: { kind: 'maintenance', id: null } }))).toBeNull();
    expect(placeOfAct(someAct({ subject: { kind: 'order', id: null } }))).toBeNull();
    const later = someAct({ subject: { kind: 'later', id: 'a/b' } });
    expect([aboutText(later), placeOfAct(later)]).toEqual(['later a/b', null]);
    expect(placeOfAct(someAct({ subject: { kind: 'user', id: 'a/b' } }))).toBe('/users/a%2Fb');
  });

  const found = { text: 'Completed', at: '2026-11-22T14:02:13.000Z' };

  it.each<[string, Partial<SentAct>, RecordOutcome, StatusLabel]>([
    [
      'on its way',
      { outcome: 'sent' },
      'unknown',
      { text: 'Sent, no answer yet', tone: 'warning' },
    ],
    ['done', {}, 'done', { text: 'Done', tone: 'success' }],
    ['refused', { outcome: 'refused' }, 'not-done', { text: 'Refused', tone: 'danger' }],
    // The first time may have taken effect.
    [
      'refused again',
      { outcome: 'refused', tries: 2 },
      'unknown',
      { text: 'Refused when sent again', tone: 'warning' },
    ],
    ['unknown', { outcome: 'unknown' }, 'unknown', { text: 'Outcome unknown', tone: 'warning' }],
    [
      'found',
      { outcome: 'unknown', settlement: 'happened', found },
      'done',
      { text: 'Completed, found by checking', tone: 'success' },
    ],
    [
      'checked',
      { outcome: 'unknown', settlement: 'checked' },
      'unknown',
      { text: 'Marked as checked', tone: 'neutral' },
    ],
  ])('tells only what is known of an act that is %s', (_what, fields, outcome, label) => {
    expect(recordOutcome(someAct(fields))).toBe(outcome);
    expect(outcomeLabel(someAct(fields))).toEqual(label);
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

  it.each<[keyof typeof KINDS, string | null]>([
    ['order', '/transactions/5'],
    ['orders', '/transactions'],
    ['transfer', '/transactions'],
    ['user', '/users/5'],
    ['withdrawal', '/withdrawal-referral-transactions'],
    ['rate-limit', '/exchange-rates'],
    ['option', '/hybrid-order-options'],
    ['options', '/hybrid-order-options'],
    ['ribbon', '/ribbons'],
    ['dispute', '/dispute-resolutions'],
    ['card', '/card-verifications'],
    ['document', '/doc-verifications/identity'],
    ['address-document', '/doc-verifications/address'],
    ['payment', '/health-insurance-payments'],
    ['maintenance', null],
  ] as const)('leads from the subject %s to %s', (kind, path) => {
    expect(placeOfAct(someAct({ subject: { kind, id: '5' } }))).toBe(path);
    expect(aboutText(someAct({ subject: { kind, id: '5' } }))).toBe(`${KINDS[kind].name} 5`);
  });

  it('has words for an act of another version', () => {
    expect(actWords('order.split')).toEqual({
      label: 'order.split',
      done: 'order.split was carried out',
    });
    expect(actWords('order.void')).toEqual({ label: 'Void', done: 'Payment voided' });
  });

  it('measures from sending to the answer', () => {
    expect(tookMs(someAct())).toBe(400);
    expect(tookMs(someAct({ outcome: 'unknown' }))).toBeNull();
    expect(tookMs(someAct({ outcome: 'sent', answeredAt: null }))).toBeNull();
    expect([12, 99, 100, 400, null].map(durationText)).toEqual([
      'under 0.1 s',
      'under 0.1 s',
      '0.1 s',
      '0.4 s',
      null,
    ]);
  });

  it('is a CSV file that no spreadsheet takes apart or runs', () => {
    const act = someAct({ action: '=1+1, "x"' });
    expect(recordAsCsv([act, someAct()], FORM).split('\r\n')).toEqual([
      'Time (UTC),Action,About,Changed,Outcome,Duration (s),Key',
      `"11/22/2026, 2:02:11 PM","'=1+1, ""x""",Order 12,,Done,0.4,${act.key}`,
      `"11/22/2026, 2:02:11 PM",Expire Order,Order 12,,Done,0.4,${act.key}`,
      '',
    ]);
    expect(recordAsCsv([someAct({ action: '\uff1d1+1' })], FORM)).toContain(",'\uff1d1+1,");
    expect(recordAsTable([someAct({ action: '-1+1' })], FORM)).toContain("\t'-1+1\t");
  });

  it('says which fields of how many rows an act changed', () => {
    expect(changedText(someAct({ fields: ['Exchange Rate', 'Fee'], rows: 1 }))).toBe(
      'Exchange Rate, Fee, 1 row',
    );
    expect(changedText(someAct())).toBeNull();
  });

  it('is a table to paste', () => {
    const act = someAct({ subject: { kind: 'ribbon', id: null }, outcome: 'unknown' });
    expect(recordAsTable([act], FORM)).toBe(
      [
        'Time (UTC)\tAction\tAbout\tChanged\tOutcome\tDuration (s)\tKey',
        `11/22/2026, 2:02:11 PM\tExpire Order\tRibbon\t\tOutcome unknown\t\t${act.key}`,
      ].join('\n'),
    );
  });

  it('says in every line that it is of practice', () => {
    const [head = '', line = ''] = recordAsCsv([someAct()], { ...FORM, isPractice: true }).split(
      '\r\n',
    );
    expect(head).toMatch(/^Practice,Time/u);
    expect(line).toMatch(/^Practice,"11\/22\/2026, /u);
    expect(recordAsTable([someAct()], { ...FORM, isPractice: true }).split('\n')).toEqual([
      expect.stringMatching(/^Practice\tTime/u),
      expect.stringMatching(/^Practice\t11\/22\/2026, /u),
    ]);
  });
});
