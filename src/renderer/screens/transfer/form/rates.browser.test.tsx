/** The rate of Create Order: its quote, its limits and what happens without them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import {
  confirmation,
  confirmForStranger,
  goOn,
  handle,
  limits,
  line,
  openTransfer,
  rate,
  receiveIn,
  STRANGER,
  slider,
  useSuggested,
  warning,
} from '../testing.ts';

const refused = page.getByText(/Exchange rate should be/u);
const broken = () => {
  throw new ProblemError({ kind: 'server', status: 500, message: 'Out of order' });
};

test('the confirmation shows the rate with every digit that is sent', {
  tags: ['3C36'],
}, async () => {
  const { asked } = await openTransfer({
    'orders.create': { data: { id: 9 } },
    'orders.list': { models: [], pagination: { rowCount: 0 } },
  });
  await rate.fill('440.687');
  await confirmForStranger();
  expect(line('Exchange Rate')).toContain('1 USD = 440.687 NGN');
  expect(line('Subtotal')).toBe('22,034.35 NGN');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => asked('orders.create'))
    .toMatchObject([{ exchange_rate: '440.687', poster_amount: '22034.35' }]);
});

test('limits of the network precede those of the quote, and bound the suggestion', {
  tags: ['3K08', '3Q06'],
}, async () => {
  await openTransfer({ 'rateLimits.read': { data: { min: '430.5', max: 450 } } });
  await receiveIn(/United Kingdom/u);
  await expect
    .element(limits)
    .toHaveTextContent('Exchange rate must be between 430.50 and 450.00.');
  // The suggestion of the table is above them: the rate starts at the nearest that may be offered.
  await expect.element(limits).toHaveTextContent('Suggested: 1 GBP = 575.00 NGN');
  await expect.element(rate).toHaveValue('450.00');
  await rate.fill('440');
  await expect
    .element(limits)
    .toHaveTextContent(
      'The suggested rate is above the highest one allowed, so Use suggested enters 450.00.',
    );
  await useSuggested.click();
  await expect.element(rate).toHaveValue('450.00');
  await expect.element(refused).not.toBeInTheDocument();
});

test('a pair without a quote shows limits of 0 and what they mean, and no error before Continue', {
  tags: ['3Q04', '3Q05', '3Q12'],
}, async () => {
  const opened = await openTransfer();
  opened.answer({ 'offers.exchangeRate': { data: { buy: null, sell: null } } });
  await receiveIn(/^China/u);
  await expect
    .element(limits)
    .toHaveTextContent(
      /^Exchange rate must be between -- and 0\.00\.\s*The network has no rate for NGN to CNY\./u,
    );
  await expect.element(rate).toHaveValue('');
  await expect.element(rate).not.toHaveAttribute('aria-invalid', 'true');
  expect(await commands.violations()).toEqual([]);
  await goOn.click();
  await expect.element(page.getByText(/^The network has no rate for this pair/u)).toBeVisible();
  await expect.element(rate).toHaveFocus();
});

test('the untouched form and both ends of the slider are within limits of any precision', {
  tags: ['3C07', '3Q04'],
}, async () => {
  await openTransfer({ 'rateLimits.read': { data: { min: 450.454, max: '500.126' } } });
  await receiveIn(/^Canada/u);
  await expect.element(limits).toHaveTextContent('between 450.46 and 500.12.');
  await expect.element(rate).toHaveValue('450.46');
  for (const [key, value] of [
    ['End', '500.12'],
    ['Home', '450.46'],
  ] as const) {
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(rate).toHaveValue(value);
    await expect.element(refused).not.toBeInTheDocument();
  }
  await confirmForStranger();
});

test.each(['create', 'send'] as const)(
  'the slider of the form %s stands below its rate, between its two ends',
  { tags: ['3C07', '3V01'] },
  async (form) => {
    await openTransfer({ 'rateLimits.read': { data: { min: 400, max: 500 } } }, form);
    await rate.fill(form === 'create' ? '450' : '0.0022');
    const ends = ['Minimum', 'Maximum'].map((end) =>
      page.getByText(new RegExp(`^${end} [\\d.]+$`, 'u')).element(),
    );
    const [field, thumb, min, max] = [rate.element().parentElement, slider.element(), ...ends].map(
      (element) => element?.getBoundingClientRect() ?? new DOMRect(),
    );
    expect(ends.map(({ textContent }) => textContent)).toEqual(
      form === 'create'
        ? ['Minimum 400.00', 'Maximum 500.00']
        : ['Minimum 0.002', 'Maximum 0.0025'],
    );
    expect(thumb?.top).toBeGreaterThanOrEqual(field?.bottom ?? 0);
    expect((thumb?.top ?? 0) - (field?.bottom ?? 0)).toBeLessThan(8);
    expect(Math.abs((min?.left ?? 0) - (field?.left ?? 0))).toBeLessThan(2);
    expect(Math.abs((max?.right ?? 0) - (field?.right ?? 0))).toBeLessThan(2);
  },
);

test('the age of the limits is said once they are older than a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await openTransfer();
  await expect.element(limits).not.toHaveTextContent('ago');
  vi.advanceTimersByTime(65_000);
  await expect
    .element(limits)
    .toHaveTextContent('Loaded 1 minute ago. Corridor loads it again when you continue.');
  vi.advanceTimersByTime(120_000);
  await expect.element(limits).toHaveTextContent('Loaded 3 minutes ago.');
});

test('limits of more than a minute ago say so, and are read again before the form goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openTransfer();
  await handle.fill(STRANGER);
  await rate.fill('441');
  await expect.element(limits).not.toHaveTextContent('ago');
  vi.setSystemTime(Date.now() + 125_000);
  opened.answer({ 'offers.exchangeRate': { data: { buy: 600, sell: 640 } } });
  const before = opened.asked('offers.exchangeRate').length;
  await goOn.click();
  await expect.element(limits).toHaveTextContent('between 573.00 and 649.60.');
  expect(opened.asked('offers.exchangeRate')).toHaveLength(before + 1);
  // The rate of before is no longer allowed: nothing goes on.
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(rate).toHaveFocus();
  await rate.fill('600');
  await goOn.click();
  await expect.element(warning).toBeVisible();
  expect(opened.asked('offers.exchangeRate')).toHaveLength(before + 1);
});

test('old limits that cannot be read again keep the form where it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openTransfer();
  await handle.fill(STRANGER);
  vi.setSystemTime(Date.now() + 61_000);
  opened.answer({ 'offers.exchangeRate': broken });
  await goOn.click();
  await expect.element(page.getByText('Error loading exchange rate')).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
});

test('a failed quote has a message, and a pair with limits of the network continues without it', {
  tags: ['3C49'],
}, async () => {
  const opened = await openTransfer({ 'rateLimits.read': { data: { min: 500, max: 600 } } });
  opened.answer({ 'offers.exchangeRate': broken });
  await receiveIn(/United Kingdom/u);
  await expect
    .element(page.getByRole('alert').getByText('Error loading exchange rate'))
    .toBeVisible();
  await handle.fill(STRANGER);
  await goOn.click();
  await expect.element(warning).toBeVisible();
});

test('a failed rate has a message, leaves the calculator on the built-in rates, and comes back', {
  tags: ['3C49', '3Q05', '3Q12'],
}, async () => {
  const opened = await openTransfer({ 'offers.exchangeRate': broken });
  const failure = page.getByText('Error loading exchange rate');
  await expect.element(page.getByRole('alert').filter({ has: failure })).toBeVisible();
  await expect.element(limits).toHaveTextContent('Exchange rate must be between -- and 0.00.');
  await expect.element(limits).toHaveTextContent('Suggested: 1 USD = 440.69 NGN');
  // 10% around it (3Q19): the slider has no limits to go between.
  await expect
    .element(page.getByText('Around the suggested rate').element().parentElement)
    .toHaveTextContent('396.62Around the suggested rate484.76');
  await expect.element(page.getByLabelText('Sending amount')).toHaveValue('22,034.50');
  await handle.fill(STRANGER);
  await goOn.click();
  const dialog = page.getByRole('alertdialog', { name: 'Error loading exchange rate' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  opened.answer({ 'offers.exchangeRate': { data: { buy: 420, sell: 460 } } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(limits).toHaveTextContent(/between \d{3}\.\d\d and \d{3}\.\d\d/u);
  await expect.element(failure).not.toBeInTheDocument();
});
