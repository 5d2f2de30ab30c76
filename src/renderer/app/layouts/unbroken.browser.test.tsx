import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { brokenIn } from '#renderer/testing/broken.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const ORDER = {
  id: 1001,
  status: 'published',
  poster_amount: '1250000.00',
  poster_currency: 'NGN',
  matcher_amount: '641.92',
  matcher_currency: 'GBP',
  posted_at: ago(263),
  reference: 'TX-2026-AB1',
};
const WITHDRAWAL = {
  id: 1,
  type: 'withdraw',
  amount: '1250.50',
  currency_code: 'USD',
  created_at: ago(5),
  status: { status: 'pending', created_at: ago(5) },
};

it.each([
  '/',
  '/transactions/1001',
  '/users/1',
  '/my-actions',
  '/offers/create',
  '/withdrawal-referral-transactions?review=approve',
  '/dispute-resolutions?review=next',
])('%s breaks no date, age, amount or ID, however wide its part of the window is', async (path) => {
  await openPage(path, {
    answers: {
      ...EVERYWHERE,
      'orders.read': { data: ORDER },
      'referrals.list': { models: [WITHDRAWAL], pagination: { rowCount: 1 } },
      'senders.read': { data: { id: 7, has_valid_address: true, phone: '+1', currency: 'NGN' } },
      'offers.exchangeRate': { data: { buy: 420, sell: 460 } },
      'rateLimits.read': { data: { min: 0, max: 0 } },
    },
    handlers: { 'news.seen': () => undefined },
  });
  await page.getByRole('main').getByRole('heading', { level: 1 }).findElement();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  const main = page.getByRole('main').element() as HTMLElement;
  const broken = new Set<string>();
  for (let width = 900; width >= 320; width -= 12) {
    main.style.maxWidth = `${width}px`;
    for (const text of brokenIn(main)) broken.add(text);
  }
  expect([...broken]).toEqual([]);
});
