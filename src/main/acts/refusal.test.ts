import { describe, expect, it } from 'vitest';
import type { ActRequest, RecordedAct } from '#contract/bridge/recorded-acts.ts';
import { hashOf, hindranceOf, isQueued, keptOfRequest } from './refusal.ts';
import {
  approve,
  editOption,
  expire,
  hide,
  hideAll,
  LIMIT,
  limit,
  saveAll,
  sendFile,
  transfer,
} from './testing.ts';
import type { Want } from './wants.ts';

/** An act of unknown outcome, as the journal has it after this request. */
const open = (request: ActRequest, more: Partial<RecordedAct> = {}): RecordedAct => ({
  key: request.key,
  person: '1',
  action: request.action,
  endpoint: request.endpoint,
  subject: request.subject,
  run: null,
  wanted: hashOf(request.key, request.action, keptOfRequest(request, '1')),
  tries: 1,
  sentAt: '2026-11-22T14:00:00.000Z',
  outcome: 'unknown',
  status: null,
  answeredAt: null,
  settlement: null,
  settledAt: null,
  found: null,
  isNews: false,
  ...more,
});

const hindrance = (
  request: ActRequest,
  acts: readonly RecordedAct[],
  later?: RecordedAct,
  wants: Readonly<Record<string, Want>> = {},
) => {
  const kept = keptOfRequest(request, '1');
  return hindranceOf({ request, kept, wantOf: (key) => wants[key] }, acts, later);
};

describe('what keeps an act from being sent', () => {
  it('is an act of unknown outcome on the same thing, and none on another', () => {
    const first = open(expire('7'));
    expect(hindrance(expire('7'), [open(expire('8')), first])).toMatchObject({ act: first });
    expect(hindrance(expire('9'), [first])).toBeUndefined();
  });

  it('is no act whose outcome is known', () => {
    expect(hindrance(expire('7'), [open(expire('7'), { outcome: 'refused' })])).toBeUndefined();
  });

  it('is of a new thing only its equal', () => {
    const request = limit();
    expect(hindrance(limit(), [open(request)])).toMatchObject({ act: { key: request.key } });
    const other = limit({ ...LIMIT, min_exchange_rate: '9' });
    expect(hindrance(other, [open(request)])).toBeUndefined();
  });

  it('is not the act itself, sent again under its key while its outcome is unknown', () => {
    const request = expire('7');
    expect(hindrance(request, [open(request)])).toBeUndefined();
    expect(hindrance(request, [open(request, { outcome: 'sent' })])).toBeDefined();
    expect(hindrance(request, [open(request, { outcome: 'done' })])?.message).toBe(
      'Nothing was sent. The outcome of the earlier action is known.',
    );
  });

  it('is an act that changed the thing after it was read, but for files of one thing', () => {
    const later = open(expire('7'), { outcome: 'done' });
    expect(hindrance(expire('7'), [later], later)).toMatchObject({ act: later });
    const file = open(sendFile('a.pdf'), { outcome: 'done' });
    expect(isQueued(sendFile('b.pdf'))).toBe(true);
    expect(hindrance(sendFile('b.pdf'), [file], file)).toBeUndefined();
    expect(hindrance(approve(), [file], file)).toMatchObject({ act: file });
  });
});

describe('an act on many things', () => {
  const found = (...ids: readonly string[]) => ids.map((id) => ({ id }));

  it.each<[string, ActRequest, ActRequest, ActRequest]>([
    ['an option', editOption('11'), saveAll(found('11', '12')), saveAll(found('12'))],
    ['an order', expire('7'), hideAll(found('6', '7')), hideAll(found('6'))],
  ])('waits for the outcome of an act on one of them: %s', (_what, one, over, beside) => {
    expect(hindrance(over, [open(one)])).toMatchObject({ act: { key: one.key } });
    expect(hindrance(beside, [open(one)])).toBeUndefined();
    expect(hindrance(over, [open(one, { outcome: 'done' })])).toBeUndefined();
  });

  it('may be on any one of them where not all were read', () => {
    const one = expire('7');
    expect(hindrance(hideAll(found('6'), 2), [open(one)])).toMatchObject({ act: { key: one.key } });
    expect(hindrance(hideAll(null, 2), [open(one)])).toMatchObject({ act: { key: one.key } });
    expect(hindrance(hideAll(null, 2), [open(transfer())])).toBeUndefined();
  });

  it.each<[string, ActRequest, ActRequest, ActRequest]>([
    ['Save All', saveAll(found('11', '12')), editOption('11'), editOption('13')],
    ['Hide all', hideAll(found('6', '7')), hide('7'), hide('8')],
  ])(
    'of unknown outcome lets no act on one of them pass that it may undo: %s',
    (_what, many, one, other) => {
      const wants = { [many.key]: { before: many.before, wanted: {} } };
      expect(hindrance(one, [open(many)], undefined, wants)).toMatchObject({
        act: { key: many.key },
      });
      expect(hindrance(other, [open(many)], undefined, wants)).toBeUndefined();
      expect(hindrance(other, [open(many)]), 'what it was on is lost').toMatchObject({
        act: { key: many.key },
      });
    },
  );

  it('lets other acts on one of them pass', () => {
    expect(hindrance(expire('7'), [open(hideAll(found('7')))])).toBeUndefined();
  });
});

describe('an act that is sent again', () => {
  it('has the values that were sent first, also those by which it is not recognized', () => {
    const first = transfer({ memo: 'rent', exchange_rate: '501.25' });
    const other = { ...transfer({ memo: 'rent', exchange_rate: '502' }), key: first.key };
    const wants = { [first.key]: { before: null, wanted: keptOfRequest(first, '1').wanted } };
    expect(hindrance(first, [open(first)], undefined, wants)).toBeUndefined();
    expect(hindrance(other, [open(first)], undefined, wants)?.message).toBe(
      'Nothing was sent. Only the values that were sent first can be sent again before their outcome is known.',
    );
    expect(hindrance(other, [open(first)])).toBeUndefined();
  });
});

describe('an act that was marked as checked', () => {
  const CHECKED = { settlement: 'checked' } as const;

  it.each<[string, ActRequest, ActRequest, ActRequest]>([
    ['a transfer', transfer(), transfer({ memo: 'other' }), transfer({ poster_amount: '1' })],
    ['a file', sendFile('a.pdf'), sendFile('a.pdf'), sendFile('b.pdf')],
  ])('stops an equal act until that is sent in spite of it: %s', (_what, first, equal, other) => {
    const checked = open(first, CHECKED);
    expect(hindrance(equal, [checked])).toEqual({
      act: checked,
      message: 'Nothing was sent, because the same was sent before.',
    });
    expect(hindrance({ ...equal, despite: first.key }, [checked])).toBeUndefined();
    expect(hindrance(other, [checked])).toBeUndefined();
    expect(hindrance(equal, [open(first, { outcome: 'done' })])).toBeUndefined();
  });

  it('does not stop an equal act on a thing whose state shows what became of it', () => {
    expect(hindrance(expire('7'), [open(expire('7'), CHECKED)])).toBeUndefined();
  });
});
