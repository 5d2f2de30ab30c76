import { describe, expect, it } from 'vitest';
import type { ActRequest, RecordedAct } from '#contract/bridge/recorded-acts.ts';
import { hashOf, hindranceOf, isQueued, wantedOf } from './refusal.ts';
import { approve, expire, LIMIT, limit, sendFile } from './testing.ts';

/** An act of unknown outcome, as the journal has it after this request. */
const open = (request: ActRequest, more: Partial<RecordedAct> = {}): RecordedAct => ({
  key: request.key,
  person: '1',
  action: request.action,
  endpoint: request.endpoint,
  subject: request.subject,
  run: null,
  wanted: hashOf(request.key, request.action, wantedOf(request)),
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

const hindrance = (request: ActRequest, acts: readonly RecordedAct[], later?: RecordedAct) =>
  hindranceOf(request, wantedOf(request), acts, later);

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
