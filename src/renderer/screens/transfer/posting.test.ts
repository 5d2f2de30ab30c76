import { describe, expect, it } from 'vitest';
import type { TransferRequest } from '#contract/transfers.ts';
import { noteText } from '#renderer/ui/guard/notes.ts';
import { POSTING, POSTING_WORDS } from './posting.ts';

const REQUEST: TransferRequest = {
  type: 'p2p',
  poster_currency: 'NGN',
  poster_payment_method_type: 'nigerian_bank_payment',
  matcher_currency: 'USD',
  matcher_country: 'US',
  poster_amount: '44069.00',
  matcher_amount: '100.00',
  exchange_rate: '440.69',
  memo: '',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada@example.com',
};
const posting = (equals: readonly string[] | null) => ({ request: REQUEST, equals });

describe('the orders equal to a transfer', () => {
  it('are new when they were not there before', () => {
    expect(POSTING.changes(posting(['1']), posting(['2', '1']))).toHaveLength(1);
    expect(POSTING.changes(posting(['2', '1']), posting(['1']))).toEqual([]);
  });

  it('stop nothing where they could not be loaded, and are not asked for again', async () => {
    expect(POSTING.changes(posting(null), posting(null))).toEqual([]);
    expect(await POSTING.read(posting(null))).toEqual(posting(null));
  });

  it('that cannot be loaded on Confirm leave it to the person to go on without', () => {
    const problem = { kind: 'server', status: 500, message: 'The list is closed.' } as const;
    expect(noteText({ kind: 'not-read', problem }, POSTING_WORDS).text).toBe(
      'The list is closed. Corridor could not check for a duplicate first, so nothing was sent. Confirm again to post without this check.',
    );
  });

  it('show no lack of effect of a post when they were not known before it', () => {
    const { print } = POSTING.changes;
    expect(print(posting(['1']))).toBe(print(posting(['1'])));
    expect(print(posting(null))).not.toBe(print(posting(null)));
  });
});
