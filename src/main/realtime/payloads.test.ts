import { describe, expect, it } from 'vitest';
import { withReadPayload } from './payloads.ts';

const CREATED = 'cardVerificationRequestCreated';
const CARD = { id: 7, user: { id: 3, firstname: 'Ada' }, number: '5061230000000000' };

describe('what an event carries', () => {
  it.each([
    ['bare', CARD],
    ['under data', { data: CARD }],
  ])('is read by the contract, %s', (_where, payload) => {
    expect(withReadPayload({ event: CREATED, payload })).toEqual({
      event: CREATED,
      payload: expect.objectContaining({
        id: '7',
        user: expect.objectContaining({ id: '3', firstname: 'Ada', lastname: null }),
        status: null,
      }),
    });
  });

  it('is read of a document as well', () => {
    const payload = { id: 8, user: { id: 3 } };
    expect(withReadPayload({ event: 'docVerificationRequestCreated', payload }).payload).toEqual(
      expect.objectContaining({ id: '8', status: null }),
    );
  });

  it.each([undefined, null, 'text', { user: 5 }, { id: 7, user: 'Ada' }])(
    'is left out when it is no request: %j',
    (payload) => {
      expect(withReadPayload({ event: CREATED, payload })).toEqual({
        event: CREATED,
        payload: undefined,
      });
    },
  );

  it('is handed on where the page only hears that something happened', () => {
    const message = { event: 'orderSaved', payload: { anything: 1 } } as const;
    expect(withReadPayload(message)).toEqual(message);
  });
});
