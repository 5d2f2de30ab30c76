import { describe, expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { actsOfShift, type Shift, shiftAsHtml, shiftAsText, shiftParts } from './shift.ts';
import { someAct } from './testing.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const SHIFT: Shift = {
  acts: [],
  drafts: {},
  watches: [],
  note: '',
  isPractice: false,
  person: null,
  thingOf: () => null,
  changes: {},
  queues: [],
  shown: (instant) => formatDateTime(instant, IN_UTC),
  linkTo: (path) => `corridor:/${path}`,
};
const parts = (more: Partial<Shift>) =>
  Object.fromEntries(
    shiftParts({ ...SHIFT, ...more }).map(({ title, rows }) => [
      title,
      rows.map(({ cells }) => cells),
    ]),
  );

describe('the page of a shift', () => {
  it('has the acts of the last 12 hours, and earlier ones of unknown outcome', () => {
    const recent = someAct({ sentAt: '2026-11-22T07:00:00Z' });
    const old = someAct({ sentAt: '2026-11-22T05:00:00Z' });
    const open = someAct({ sentAt: '2026-11-20T05:00:00Z', outcome: 'unknown', settlement: null });
    expect(actsOfShift([recent, old, open], NOW)).toEqual([recent, open]);
  });

  it('hands over what was done: how much, and to whom or what', () => {
    const act = (action: string, kind: string, id: string | null, more: Partial<SentAct> = {}) =>
      someAct({ key: `${action} ${id}`, action, subject: { kind, id }, ...more });
    const worth = [
      { amount: '1000', currency: 'GBP' },
      { amount: '75', currency: 'GBP' },
      { amount: '320', currency: 'EUR' },
    ];
    const page = parts({
      acts: [
        ...['1', '2', '3', '4'].map((id) => act('withdrawal.approve', 'withdrawal', id)),
        act('user.ban', 'user', '687'),
        act('rate-limit.update', 'rate-limit', '7', { fields: ['Min Exchange Rate'] }),
        act('rate-limit.update', 'rate-limit', '8', { fields: ['Max Exchange Rate'] }),
        act('option.update', 'option', '9', { fields: ['Fee'] }),
        act('options.update', 'options', null, { key: 'x', fields: ['Fee'], rows: 16 }),
        act('options.update', 'options', null, { key: 'y', fields: ['Fee'], rows: 4 }),
        act('orders.hideAll', 'orders', null, { rows: 12 }),
        act('maintenance.on', 'maintenance', null),
        act('order.of-another-version', 'order', '5'),
        act('user.unban', 'user', '688', { outcome: 'refused', tries: 1 }),
      ],
      thingOf({ subject: { kind, id } }) {
        if (kind === 'rate-limit') return { name: 'Limit NGN → USD', now: '380.00 to 530.00' };
        const figure = worth[Number(id) - 1];
        return kind === 'withdrawal' && figure
          ? { name: `Withdrawal ${id}`, now: null, figure }
          : null;
      },
      changes: {
        'rate-limit:7': ['minimum 372.079 to 380'],
        'option:9': ['fee 1.99 to 2.50'],
        x: ['fee to 2.50, 16 rows'],
      },
    });
    const at = 'sent on 11/22/2026, 2:02:11 PM';
    expect(page['Done']).toEqual([
      ['4 withdrawals approved', '1,075.00 GBP, 320.00 EUR, 1 amount not available', ''],
      ['User 687 banned', at, 'corridor://users/687'],
      ['Limit NGN → USD changed', `minimum 372.079 to 380, ${at}`, 'corridor://exchange-rates'],
      [
        'Limit NGN → USD changed',
        `Max Exchange Rate, now 380.00 to 530.00, ${at}`,
        'corridor://exchange-rates',
      ],
      [
        'Hybrid order option 9 changed',
        `fee 1.99 to 2.50, ${at}`,
        'corridor://hybrid-order-options',
      ],
      [
        'Hybrid order options changed',
        `fee to 2.50, 16 rows, ${at}`,
        'corridor://hybrid-order-options',
      ],
      ['Hybrid order options changed', `Fee, 4 rows, ${at}`, 'corridor://hybrid-order-options'],
      ['Orders hidden', `12 rows, ${at}`, 'corridor://transactions'],
      ['Maintenance Mode turned on', at, ''],
      ['1 order.of-another-version sent', '', ''],
    ]);
  });

  it('adds up what transfers are worth, each by the order that it made', () => {
    const transfer = (made: string) =>
      someAct({
        key: made,
        action: 'transfer.post',
        subject: { kind: 'transfer', id: null },
        made,
      });
    const page = parts({
      acts: [transfer('8'), transfer('9')],
      thingOf: ({ made }) => ({
        name: `Order ${made}`,
        now: null,
        figure: { amount: '20', currency: 'EUR' },
      }),
    });
    expect(page['Done']).toEqual([['2 transfers created', '40.00 EUR', '']]);
  });

  it('says what waits in each queue that was read, since when, and as of when', () => {
    const readAt = Date.parse('2026-11-22T17:00:00Z');
    const items = [{ since: '2026-11-21T09:00:00Z' }, { since: '2026-11-20T09:00:00Z' }];
    const page = parts({
      queues: [
        { id: 'disputes', items, isPart: false, readAt },
        { id: 'card-verifications', items: [{ since: null }], isPart: true, readAt },
        { id: 'doc-verifications-identity', items: items.slice(1), isPart: false, readAt },
      ],
    });
    expect(page['To review']).toEqual([
      [
        'Disputes to decide',
        '2 to review, the oldest since 11/20/2026, 9:00:00 AM, as of 11/22/2026, 5:00:00 PM',
        'corridor://dispute-resolutions?review=next',
      ],
      [
        'Cards to authenticate',
        'at least 1 to review, as of 11/22/2026, 5:00:00 PM',
        'corridor://card-verifications?review=next',
      ],
      [
        'Identities to verify',
        '1 to review, the oldest first seen here on 11/20/2026, 9:00:00 AM, as of 11/22/2026, 5:00:00 PM',
        'corridor://doc-verifications/identity?review=next',
      ],
    ]);
  });

  it('lists what was refused or is unknown with its time and its link', () => {
    const refused = someAct({ outcome: 'refused', tries: 1, settlement: null });
    const acts = [someAct(), refused];
    const page = parts({ acts });
    expect(page['Done']).toEqual([['1 order expired', '', '']]);
    expect(page['Refused']).toEqual([
      [
        'Order 12',
        'Expire Order: Refused, sent on 11/22/2026, 2:02:11 PM',
        'corridor://transactions/12',
      ],
    ]);
    expect(page).not.toHaveProperty('Outcome unknown or unclear');
    const thingOf = () => ({ name: 'Ada', now: null });
    expect(parts({ acts, thingOf })['Refused']?.[0]?.[0]).toBe('Ada');
  });

  it('says of an act which fields of how many rows it changed', () => {
    const saved = { action: 'options.update', fields: ['Fee'], rows: 16 };
    const acts = [
      someAct(saved),
      someAct({ ...saved, key: 'x', outcome: 'refused', settlement: null }),
    ];
    const page = parts({ acts });
    expect(page['Done']).toHaveLength(1);
    expect(page['Refused']?.[0]?.[1]).toBe(
      'Save All (Fee, 16 rows): Refused, sent on 11/22/2026, 2:02:11 PM',
    );
  });

  it('has what was skipped and the open work, without what was typed', () => {
    const page = parts({
      drafts: {
        'review.card-verifications': {
          done: 2,
          skipped: [
            { key: '1', reason: 'bank', note: 'called twice', at: '2026-11-22T17:00:00Z' },
            { key: '2', reason: null, note: '', at: '2026-11-22T17:01:00Z' },
          ],
        },
        'review.doc-verifications-identity': { done: 0, skipped: [] },
        'review.withdrawals-to-complete': {
          skipped: [{ key: '3', reason: 'opinion', note: '', at: '2026-11-22T17:01:00Z' }],
        },
        'rate-limits.form.new': { min: 'canary' },
        'support.12.answer': 'canary',
        'hybrid-order-options.edit.3': 'canary',
        'hybrid-order-options.bulk': 'canary',
        'doc-verifications.address.5.reasons': 'canary',
        'doc-verifications.identity.6.reasons': 'canary',
        'doc-verifications.identity.7.reasons': 'canary',
        'doc-verifications.identity.6.ticked': [],
        'transactions.list': {},
        'support.answer': 'of no case',
        'new-case.subject': '',
      },
    });
    expect(page).toEqual({
      'Skipped in queues': [
        [
          'Referral withdrawals to complete: 3',
          'Second opinion, as last known in this window',
          'corridor://withdrawal-referral-transactions?review=complete',
        ],
        [
          'Cards to authenticate: 1',
          'Waiting for the bank: called twice, as last known in this window',
          'corridor://card-verifications?review=next',
        ],
        [
          'Cards to authenticate: 2',
          'No reason, as last known in this window',
          'corridor://card-verifications?review=next',
        ],
      ],
      'Open work in this window': [
        ['Exchange rate limit', 'Not finished', 'corridor://exchange-rates'],
        ['Hybrid order options', 'Not finished', 'corridor://hybrid-order-options'],
        ['Answer to a support case', 'Not finished', 'corridor://supports'],
        [
          'Reasons for declining identity documents',
          'Not finished',
          'corridor://doc-verifications/identity',
        ],
        [
          'Reasons for declining address documents',
          'Not finished',
          'corridor://doc-verifications/address',
        ],
      ],
    });
  });

  it('is copied as text and as a table', () => {
    const made = shiftParts({ ...SHIFT, note: 'a < b\nc', person: 'Ada' });
    expect(shiftAsText(made)).toBe('Handed over by\nAda\n\nNote\na < b\nc');
    expect(shiftAsHtml(made)).toContain('<td>a &lt; b<br>c</td>');
  });

  it('says first that it is of practice', () => {
    const titles = (more: Partial<Shift>) => Object.keys(parts({ isPractice: true, ...more }));
    expect(titles({ note: 'Call the bank' })).toEqual(['Practice', 'Note']);
    expect(titles({})).toEqual([]);
  });

  it('is empty where there is nothing to hand over', () => {
    expect(shiftParts(SHIFT)).toEqual([]);
  });
});
