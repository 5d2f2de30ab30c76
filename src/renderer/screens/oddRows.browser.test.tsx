import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** Lists of rows with missing data: what the row with that id shows in a column. */
const ODD: readonly (readonly [
  path: string,
  title: string,
  endpoint: keyof Answers,
  rows: readonly object[],
  shown: readonly (readonly [id: string, column: string, text: string])[],
])[] = [
  [
    '/referral-transactions',
    'Referrals',
    'referrals.list',
    [
      { id: 1, type: 'credit', amount: 5, status: null, order: { id: 3 }, user: null },
      { id: 'b', type: 'withdrawal', amount: '7.5', status: 'odd', statuses: null },
    ],
    [
      ['1', 'user', '–'],
      ['b', 'amount', '-7.50'],
    ],
  ],
  [
    '/hybrid-order-options',
    'Hybrid Order Options',
    'hybridOrderOptions.list',
    [{ id: 1 }, { id: 'b', fee: '2', thirdPartyCompany: { name: 'Baobab' }, pb_country: 'ZZ' }],
    [
      ['1', 'provider', '–'],
      ['b', 'provider', 'Baobab'],
      ['b', 'fee', '2.00'],
    ],
  ],
  [
    '/third-party-transactions',
    'Third Party Transactions',
    'thirdPartyTransactions.list',
    [{ id: 1 }, { id: 'b', status: 'held_by_a_bank', poster_amount: 3 }],
    [
      ['1', 'status', '–'],
      ['b', 'status', 'held by a bank'],
      ['b', 'posterAmount', '3.00'],
    ],
  ],
  [
    '/card-verifications',
    'Payment Method Authentication',
    'cardVerifications.list',
    [{ id: 1 }, { id: 'b', number: 12, expiry_date: 'soon', status: 'odd', user: {} }],
    [
      ['1', 'type', '–'],
      ['1', 'name', '–'],
      ['b', 'expiry', 'soon'],
      ['b', 'status', 'Odd'],
    ],
  ],
  [
    '/doc-verifications/identity',
    'Identity Verification',
    'docVerifications.list',
    [
      { id: 1, user: { dob: 'long ago' }, comments: 'x' },
      { id: 'b', status: 'on_hold' },
    ],
    [
      ['1', 'dob', 'long ago'],
      ['b', 'idNumber', '–'],
      ['b', 'actions', 'On hold'],
    ],
  ],
  [
    '/exchange-rates',
    'Exchange Rate Limit',
    'exchangeRateLimits.list',
    [{ id: 1 }, { id: 'b', poster_currency_code: 'NGN', min_exchange_rate: 4 }],
    [
      ['1', 'from', '–'],
      ['b', 'from', 'NGN'],
      ['b', 'min', '4.00'],
    ],
  ],
];

it.each(ODD)(
  'rows in unknown shapes are drawn: %s',
  async (...[path, title, endpoint, rows, shown]) => {
    const answer = { models: rows, pagination: { rowCount: `${rows.length}` } };
    await openPage(path, { answers: { ...answersWith([]), [endpoint]: answer } as Answers });
    const grid = page.getByRole('grid', { name: title });
    const textOf = (id: string, column: string) =>
      grid
        .element()
        .querySelector(`[row-business-key="${id}"] [col-id="${column}"]`)
        ?.textContent?.trim();
    await expect.element(grid.getByRole('row')).toHaveLength(rows.length + 1);
    for (const [id, column, text] of shown) {
      await expect.poll(() => textOf(id, column), { message: `${id} ${column}` }).toBe(text);
    }
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  },
);
