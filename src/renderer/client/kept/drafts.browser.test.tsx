import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

test('what is typed in the instant before a reload is there after it', async () => {
  const opened = await openPage('/offers/create', {
    answers: {
      ...answersWith([]),
      'senders.read': { data: { id: 7, country_abbreviation: 'NG', phone: '+2348012345678' } },
      'senders.findHandle': { data: null },
      'senders.beneficiaries': { data: [] },
      'offers.exchangeRate': { data: { buy: 420, sell: 460 } },
      'rateLimits.read': { data: { min: 0, max: 0 } },
    },
  });
  const handle = page.getByRole('combobox', { name: /handle/u });
  for (const text of ['a', 'ad', 'ada', 'ada@example.com']) await handle.fill(text);
  await opened.reload();
  await expect.element(handle).toHaveValue('ada@example.com');
});
