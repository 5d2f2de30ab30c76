import { describe, expect, it } from 'vitest';
import type { ExchangeRateLimitFields } from '#contract/network/exchange-rate-limits.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { TRANSFER } from '#domain/transfer/testing.ts';
import { asking, failing, LOST, OFFLINE, page, quiet, unknownAct } from './testing.ts';

const LIMIT = {
  poster_country_abbreviation: 'GB',
  poster_currency_code: 'GBP',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '1500',
  max_exchange_rate: '2000',
} as ExchangeRateLimitFields;

/** What is said of equal orders that were not there before. */
const ADDED = (before: string, after: string) => ({
  kind: 'changed',
  changes: [
    {
      label: 'Orders like it',
      before: { kind: 'text', value: before },
      after: { kind: 'text', value: after },
    },
  ],
  possible: true,
});

const orders = (...ids: readonly string[]) => page(...ids.map((id) => ({ id })));

/** Further orders say nothing of themselves, and when the newest one was posted is not known. */
const beside = (name: string, input: object) => {
  if (name === 'orders.read') return fullOrder.parse({ id: 'x' });
  return 'filters' in input ? undefined : page();
};

/** A question about posting a transfer, whose equals are read as these. */
const posting = (...readings: readonly unknown[]) =>
  asking({ act: TRANSFER_ACTS['transfer.post'], seen: NO_EQUALS, readings, beside });

describe('a question about a new thing', () => {
  const ASKED = { phase: 'asking', now: NO_EQUALS, isKnown: true, note: null, mayConfirm: true };

  it('can be answered at once: there is nothing to read yet', async () => {
    const question = posting(orders());
    expect(question.state()).toEqual(ASKED);
    await question.acting.open();
    expect(question.state()).toEqual(ASKED);
    expect(question.reads()).toBe(0);
  });

  it('can be answered though another new thing is of unknown outcome', async () => {
    const question = asking({
      act: TRANSFER_ACTS['transfer.post'],
      seen: NO_EQUALS,
      readings: [orders()],
      unsettled: [unknownAct('transfer.post', { kind: 'transfer', id: null })],
    });
    await question.acting.open();
    expect(question.state()).toEqual(ASKED);
  });

  it('can be answered again at Retry, when its equals could not be read', async () => {
    const question = posting(failing(OFFLINE), orders());
    await question.acting.open();
    await question.acting.confirm(TRANSFER);
    expect(question.state()).toMatchObject({ note: { kind: 'not-read' }, mayConfirm: false });
    await question.acting.open();
    expect(question.state()).toEqual(ASKED);
    await question.acting.confirm(TRANSFER);
    expect(question.sent).toHaveLength(1);
  });

  it('looks for equals by what is wanted, and sends all of the input', async () => {
    const question = posting(orders());
    await question.acting.open();
    await question.acting.confirm(TRANSFER);
    expect(question.inputs).toMatchObject([
      [
        'orders.list',
        {
          filters: {
            posterAmount: { from: '199.50', to: '199.50' },
            fromCurrency: ['USD'],
            toCurrency: ['NGN'],
          },
        },
      ],
    ]);
    expect(question.sent).toMatchObject([
      {
        action: 'transfer.post',
        endpoint: 'orders.create',
        input: TRANSFER,
        before: { ids: [] },
        subject: { kind: 'transfer', id: null },
      },
    ]);
  });

  it('looks for equals by the whole input where no less is kept of it', async () => {
    const equal = { id: '9', ...LIMIT };
    const question = asking({
      act: LIMIT_ACTS['rate-limit.create'],
      seen: NO_EQUALS,
      readings: [page(equal)],
    });
    await question.acting.confirm(LIMIT);
    expect(question.state().note).toMatchObject({
      kind: 'changed',
      changes: [{ after: { value: '9' } }],
    });
    await question.acting.confirm(LIMIT);
    expect(question.sent).toMatchObject([{ input: LIMIT, before: { ids: ['9'] } }]);
  });

  it('has other equals once it is another thing, and the same ones where it is not', async () => {
    const question = posting(orders('8'), orders('8'));
    await question.acting.confirm(TRANSFER);
    expect(question.state().note).toEqual(ADDED('', '8'));
    // Its equals are the transfers of these amounts to this person, whatever the memo.
    await question.acting.confirm({ ...TRANSFER, memo: 'Rent' });
    expect(question.sent).toHaveLength(1);
    const other = posting(orders('8'), orders('8', '9'), orders('8', '9'));
    await other.acting.confirm(TRANSFER);
    await other.acting.confirm({ ...TRANSFER, poster_amount: '50' });
    expect(other.state().note).toEqual(ADDED('', '8, 9'));
    expect(other.sent).toEqual([]);
  });

  it('whose outcome became known is not read: it has no id yet', async () => {
    const question = asking({
      act: TRANSFER_ACTS['transfer.post'],
      seen: NO_EQUALS,
      readings: [orders('8')],
      beside,
      answers: [
        () => {
          const key = question.sent[0]?.key ?? '';
          question.unsettled.set(
            key,
            unknownAct('transfer.post', { kind: 'transfer', id: null }, { key }),
          );
          return failing(LOST)();
        },
      ],
    });
    await question.acting.confirm(TRANSFER);
    await question.acting.confirm(TRANSFER);
    const [key] = question.followed();
    const reads = question.reads();
    await question.tell(
      unknownAct(
        'transfer.post',
        { kind: 'transfer', id: null },
        { key: key ?? '', settlement: 'checked', check: null },
      ),
    );
    await quiet();
    expect(question.state()).toMatchObject({
      now: { ids: ['8'] },
      note: { kind: 'settled', isOwn: true },
      mayConfirm: true,
    });
    expect(question.reads()).toBe(reads);
  });
});

it('a thing that has changed is not asked about twice because the input did', async () => {
  const limit = { id: '9', original: null, ...LIMIT };
  const changed = { ...limit, min_exchange_rate: '1400' };
  const question = asking({
    act: LIMIT_ACTS['rate-limit.update'],
    seen: limit as never,
    readings: [page(limit), page(changed)],
  });
  await question.acting.open();
  await question.acting.confirm(LIMIT);
  expect(question.state().note).toMatchObject({ kind: 'changed', possible: true });
  await question.acting.confirm({ ...LIMIT, max_exchange_rate: '2100' } as ExchangeRateLimitFields);
  expect(question.sent).toMatchObject([{ input: { id: '9', max_exchange_rate: '2100' } }]);
});
