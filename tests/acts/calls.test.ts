import { describe, expect, it } from 'vitest';
import { place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { keptOf } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { TRANSFER } from '#domain/transfer/testing.ts';
import { CASES } from './cases/all.ts';
import { FILE } from './cases/disputes.ts';
import { a } from './cases/things.ts';

const NAMES = Object.keys(ACTS) as readonly ActName[];

/** What goes over the wire for an act on `thing`. */
function wireOf(name: ActName, thing: unknown, choice: unknown = {}) {
  const { endpoint, input } = actOf(name).call(thing, choice);
  const { path, query, body } = place(endpoints[endpoint], input);
  return { to: `${endpoints[endpoint].method} ${path}`, query, body };
}

const TAGS = [
  ['1A04', '1A06', '1A08', '1A11', '1A13', '1A16', '1A18', '1A21', '1A25', '1A31', '1A34'],
  ['1B05', '1H08', '1M06', '2UD18', '2UD23', '2UD26', '2R19', '2R20', '2R21', '2H18', '2H20'],
  ['2H21', '2B11', '2B12', '2B13', '2B14', '2B15', '2C20', '2C21', '2I18', '2I19', '2X08'],
  ['2X10', '2D10', '2D11', '2D13', '2D15', '2P07', '3C46'],
].flat();

describe('the one call of an act', () => {
  it.each(NAMES)('%s', { tags: TAGS }, (name) => {
    const { thing, choice, to, body, query = {} } = CASES[name].call;
    expect(wireOf(name, thing, choice)).toEqual({ to, body, query });
  });

  it('carries a file under the name of its side', { tags: ['2D12'] }, () => {
    const choice = { side: 'posters_beneficiary', file: FILE };
    expect(wireOf('dispute.sendFile', a.dispute(), choice).body).toEqual({
      poster_beneficiary_resp_email: FILE,
    });
  });

  it.each(['order.cancelMatch', 'order.approveMatch'] as const)(
    '%s is not sent where there is no match',
    (name) => {
      expect(() => wireOf(name, a.order())).toThrow();
    },
  );

  it.each(['dispute.cancelMatch', 'dispute.approveMatch'] as const)(
    '%s is not sent where there is no match',
    (name) => {
      expect(() => wireOf(name, a.dispute({ match: null }))).toThrow();
      expect(() => wireOf(name, a.dispute({ match: { id: null } }))).toThrow();
    },
  );
});

describe('what is kept of the input of an act', () => {
  const kept = (name: ActName, input: unknown) => keptOf(actOf(name), input, '7').wanted;

  it('is what a transfer was, who posted it, and who gets it, by handle or by account', () => {
    const { poster_recipient_username: _handle, ...others } = TRANSFER;
    const rest = {
      poster_currency: 'USD',
      poster_amount: '199.50',
      matcher_currency: 'NGN',
      matcher_amount: '99999.38',
      exchange_rate: '501.25',
      memo: 'rent',
      is_partial_match_allowed: false,
      person: '7',
    };
    const recipient = { accountNumber: '0123456789' };
    const toAccount = { ...others, poster_recipient_username: null, recipient };
    expect([
      kept('transfer.post', TRANSFER),
      kept('transfer.post', { ...TRANSFER, recipient }),
      kept('transfer.post', toAccount),
      kept('transfer.post', { ...toAccount, recipient: null }),
    ]).toEqual([
      { ...rest, recipient: 'ada@example.com' },
      { ...rest, recipient: 'ada@example.com' },
      { ...rest, recipient: '0123456789' },
      { ...rest, recipient: null },
    ]);
  });

  it('knows an equal transfer by its amounts, currencies and recipient', () => {
    const like = (more: object) =>
      keptOf(actOf('transfer.post'), { ...TRANSFER, ...more }, '7').like;
    expect(like({ memo: 'other', exchange_rate: '502' })).toEqual(like({}));
    expect(like({ poster_amount: '1' })).not.toEqual(like({}));
    expect(like({ poster_recipient_username: 'obi@example.com' })).not.toEqual(like({}));
  });

  it('is the name and side of a file, and not its content', () => {
    expect([
      kept('dispute.sendFile', { id: '3', matcher_resp_email: FILE }),
      kept('dispute.sendFile', { id: '3', poster_beneficiary_resp_email: FILE }),
    ]).toEqual([
      { side: 'matcher', name: 'slip.pdf' },
      { side: 'posters_beneficiary', name: 'slip.pdf' },
    ]);
  });

  it('is the reasons of a declined document, and not the document', () => {
    const comments = ['ID Expired'];
    expect(kept('document.decline', { id: '23', original: { number: 'A123' }, comments })).toEqual({
      comments,
    });
  });
});
