import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { someAct } from '#domain/acts/testing.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const story = page.getByRole('region', { name: 'Timeline', exact: true });
const moments = story.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
const texts = () => moments.elements().map((item) => item.textContent);

const ORDER = {
  id: 1001,
  status: 'matched',
  poster_amount: 1000,
  poster_currency: 'NGN',
  user: { id: 1, full_name_shown: 'Ngozi' },
  postersBeneficiary: null,
  posted_at: '2026-11-10T10:00:00Z',
  published_at: '2026-11-10T10:05:00Z',
  matched_at: '2026-11-11T10:00:00Z',
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
};

const ACT = someAct({
  action: 'order.markAsPaid',
  subject: { kind: 'order', id: '1001' },
  sentAt: '2026-11-12T10:00:00.000Z',
  outcome: 'unknown',
  status: 504,
  answeredAt: '2026-11-12T10:00:30.000Z',
});

const MATCHES = {
  models: [
    { id: 9, accepted_at: '2026-11-11T10:00:00Z', user: { id: 3, full_name: 'Noah Morin' } },
    {
      id: 7,
      accepted_at: '2026-11-10T12:00:00Z',
      cancelled_at: '2026-11-10T13:00:00Z',
      user: { id: 4, full_name: 'Ada Obi' },
      initiator: { full_name_shown: 'Support Desk' },
    },
  ],
  pagination: { rowCount: 2 },
};

const ANSWERS: Answers = {
  ...answersWith([ORDER]),
  'orders.events': {
    pendingMatches: [
      {
        id: 9,
        validationEvents: [
          {
            id: 1,
            event: 'payment_check',
            created_at: '2026-11-11T12:00:00Z',
            matcher_paid: false,
            event_data: { errors: ['no money'], bank: 'Wema' },
          },
        ],
      },
    ],
  },
  'orders.matches': MATCHES,
};

const handlers = { 'acts.list': () => [ACT] };

async function openOrder(answers: Answers = ANSWERS) {
  const opened = await openPage('/transactions/1001', { answers, handlers });
  await story.findElement();
  return opened;
}

describe("an order's timeline", () => {
  it('is shown beside Details, the newest first', async () => {
    await openOrder();
    await expect.element(page.getByRole('table', { name: 'Order' })).toBeVisible();
    await expect.poll(() => texts().length).toBe(8);
    expect(texts()[0]).toContain("Waiting for the matcher's payment for");
    expect(texts()[1]).toContain('Mark as Paid');
    expect(texts()[1]).toContain('Outcome unknown');
    expect(texts()[1]).toContain('You');
    expect(texts().at(-1)).toContain('Posted');
    expect(texts().at(-1)).toContain('Poster Ngozi1,000.00 NGN');
    await expect.element(story.getByText('Support Desk')).toBeVisible();
  });

  it('is shown once all of it was read, because a later part would move the others', async () => {
    const events = Promise.withResolvers<object>();
    const { answer } = await openOrder({ ...ANSWERS, 'orders.events': () => events.promise });
    await expect.element(page.getByRole('table', { name: 'Order' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Actions' }).first()).toBeEnabled();
    await expect.element(story).toHaveTextContent('Loading…');
    expect(texts()).toEqual([]);
    answer(ANSWERS);
    events.resolve(ANSWERS['orders.events'] as object);
    await expect.poll(() => texts().length).toBe(8);
  });

  it('shows what the row says of an order that could not be loaded', async () => {
    const opened = await openPage('/transactions', {
      answers: { ...ANSWERS, 'orders.read': () => Promise.reject(new Error('gone')) },
      handlers,
    });
    await page.getByRole('link', { name: '1001', exact: true }).findElement();
    await opened.goTo('/transactions/1001');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => texts().at(-1)).toContain('Posted');
  });

  it('takes the events that the line above it has read', async () => {
    const opened = await openPage('/transactions', { answers: ANSWERS, handlers });
    await page.getByRole('link', { name: '1001', exact: true }).click();
    await expect.poll(() => texts().length).toBe(8);
    expect(opened.asked('orders.events')).toEqual([{ id: '1001' }]);
  });

  it('has the title of a moment beside its time, and its age below, also where the title takes two lines', async () => {
    const event = 'check_whose_name_takes_more_than_the_one_line';
    const validationEvents = [{ id: 1, event, created_at: '2026-11-11T12:00:00Z' }];
    await openOrder({
      ...ANSWERS,
      'orders.events': { pendingMatches: [{ id: 9, validationEvents }] },
    });
    await moments.filter({ hasText: 'Check whose name' }).findElement();
    const placesOf = (title: RegExp) => {
      const moment = moments.filter({ hasText: title });
      const [name, time, age] = [title, /2026/u, /ago$/u].map((text) =>
        moment.getByText(text).element().getBoundingClientRect(),
      );
      return { name, time, age };
    };
    const long = placesOf(/^Check whose name/iu);
    expect(long.name?.height).toBe(40);
    expect(long.age?.top).toBe(20 + (long.time?.top ?? 0));
    const short = placesOf(/^Published/u);
    expect(short.name?.top).toBe(short.time?.top);
    expect(short.age?.top).toBe(20 + (short.time?.top ?? 0));
  });

  it('is turned round, and stays so', async () => {
    const { reload } = await openOrder();
    await story.getByRole('button', { name: 'Show oldest first' }).click();
    await expect.poll(() => texts()[0]).toContain('Posted');
    await reload();
    await expect.element(story.getByRole('button', { name: 'Show newest first' })).toBeVisible();
    await expect.poll(() => texts()[0]).toContain('Posted');
  });

  it('shows the data of what the network found out', async () => {
    await openOrder();
    const found = moments.filter({ hasText: 'payment check' });
    await expect.element(found).toHaveTextContent('Matcher paid: No');
    await expect.element(found).not.toHaveTextContent('Payment received');
    await expect.element(found).toHaveTextContent('Has errors');
    await found.getByRole('button', { name: 'View Data' }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('"bank": "Wema"');
  });

  it('says what could not be loaded, shows the rest, and loads it again', async () => {
    const { answer } = await openOrder({
      ...ANSWERS,
      'orders.matches': () => Promise.reject(new Error('gone')),
    });
    await expect.element(story.getByText('The matches could not be loaded')).toBeVisible();
    await expect.element(story.getByText('Noah Morin')).toBeVisible();
    answer({ 'orders.matches': MATCHES });
    await story.getByRole('button', { name: 'Retry: the matches' }).click();
    await expect.element(story.getByText('Ada Obi')).toBeVisible();
    await expect
      .element(story.getByText('The matches could not be loaded'))
      .not.toBeInTheDocument();
  });

  it('lists separately what has no known time', async () => {
    await openOrder({
      ...ANSWERS,
      ...answersWith([{ ...ORDER, status: 'dispute_resolution_needed' }]),
    });
    await expect
      .element(story.getByRole('region', { name: 'Time not available' }))
      .toHaveTextContent('Dispute resolution needed');
  });

  it('asks for the matches and events only once the whole order is there', async () => {
    const whole = Promise.withResolvers<{ data: object }>();
    const { asked } = await openPage('/transactions', {
      answers: { ...ANSWERS, 'orders.read': () => whole.promise },
    });
    await page.getByRole('grid').getByRole('link', { name: '1001' }).click();
    await expect.element(story).toBeVisible();
    expect(asked('orders.matches')).toHaveLength(0);
    whole.resolve({ data: ORDER });
    await expect.poll(() => asked('orders.matches').length).toBe(1);
    expect(asked('orders.events')).toHaveLength(1);
  });

  it('leaves it to the tab to say that its events could not be loaded', {
    tags: ['1D27'],
  }, async () => {
    const { answer } = await openOrder();
    await expect.element(moments.filter({ hasText: 'payment check' })).toBeVisible();
    answer({ 'orders.events': () => Promise.reject(new Error('gone')) });
    await page.getByRole('tab', { name: 'Validation Events' }).click();
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Unable to load events');
  });

  it('has nothing that axe finds wrong', async () => {
    await openOrder();
    await expect.poll(() => texts().length).toBe(8);
    expect(await commands.violations()).toEqual([]);
  });
});
