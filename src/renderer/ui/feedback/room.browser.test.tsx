import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** Pixels that a dialog keeps from the sides of the window, and from its top and bottom, at least. */
const SIDE = 16;
const ABOVE = 8;

const change = (id: number) => ({
  id,
  createdAt: '2026-11-24T16:42:00Z',
  provider: { name: 'Kola & Sons Money Services' },
  user: { full_name: 'Miriam Keller' },
  amount: 200,
  matcher_currency: 'EUR',
  matcher_country: 'DE',
  pb_currency: 'AED',
  pb_country: 'AE',
  exchange_rate: 561.04,
  fee: 3.99,
});
const DISPUTE = {
  id: 41,
  status: 'pending',
  match_id: 5,
  order: { id: 1001, postersBeneficiary: { full_name: 'Bola Ade' } },
  match: {
    id: 5,
    user: { id: 7, full_name: 'Ada Obi' },
    latestValidationData: [
      {
        side: 'matcher',
        source_type: 'bank_statement',
        data: { transactions: Array.from({ length: 30 }, (_, index) => ({ amount: index })) },
      },
    ],
  },
};
const ANSWERS: Answers = {
  'hybridOrderOptions.changelog': {
    data: Array.from({ length: 40 }, (_, index) => change(index)),
    pagination: { rowCount: 40 },
  },
  'disputes.list': { models: [DISPUTE], pagination: { rowCount: 1 } },
};

const dialog = page.getByRole('dialog');

describe.each([
  [1366, 768],
  [1280, 720],
  [640, 360],
])('at %i × %i', (width, height) => {
  it.each([
    ['/hybrid-order-options', 'Show Log', 'gridcell'],
    ['/dispute-resolutions?inspect=41', 'View', 'cell'],
  ] as const)(
    'a dialog of more than fits keeps a margin and its button: %s',
    async (path, button, cell) => {
      await page.viewport(width, height);
      await openPage(path, { role: 'admin', answers: { ...EVERYWHERE, ...ANSWERS } });
      await page.getByRole('button', { name: button, exact: true }).click();
      await dialog.getByRole(cell).first().findElement();
      // Where it is laid out: it grows to that place.
      const surface = dialog.element() as HTMLElement;
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = surface;
      expect(offsetLeft).toBeGreaterThanOrEqual(SIDE);
      expect(offsetLeft + offsetWidth).toBeLessThanOrEqual(width - SIDE);
      expect(offsetTop).toBeGreaterThanOrEqual(ABOVE);
      expect(offsetTop + offsetHeight).toBeLessThanOrEqual(height - ABOVE);
      const close = dialog.getByRole('button', { name: 'Close' }).element();
      expect(close.getBoundingClientRect().bottom).toBeLessThan(
        surface.getBoundingClientRect().bottom,
      );
    },
  );
});
