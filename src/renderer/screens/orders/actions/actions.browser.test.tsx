import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OrderRowOnWire, orderRow } from '#contract/orders/orders.ts';
import { place } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { ORDER_ACTS, offeredOnOrder } from '#domain/acts/areas/orders.ts';
import { isMatched } from '#domain/orders/figures.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const ID = '1001';
const MATCH = '31';
const AT = '2026-11-20T10:00:00.000Z';
const REFUSAL = 'The network says no';

const published = { status: 'published', published_at: AT };
const matched = { ...published, match_id: MATCH, matched_at: AT };
const paid = {
  ...matched,
  matcher_payment_completed_at: AT,
  match_matcher_payment_completed_at: AT,
};

/** Orders by their status. */
const ORDERS = {
  unpublished: { status: 'unpublished' },
  published,
  matched: { ...matched, status: 'matched' },
  payment_received: { ...paid, status: 'payment_received' },
  unable_to_capture: { ...paid, status: 'unable_to_capture', cancelled_at: AT },
  unable_to_void: { ...paid, status: 'unable_to_void', cancelled_at: AT },
  expired: { status: 'removed', removed_at: AT, can_be_marked_as_refunded: true },
  unmatched: { ...published, match_id: MATCH, match_cancelled_at: AT },
  hidden: { ...published, hidden: true },
} satisfies Readonly<Record<string, Partial<OrderRowOnWire>>>;

interface Case {
  readonly action: string;
  readonly endpoint: EndpointName;
  /** The status of an order that offers it. */
  readonly from: keyof typeof ORDERS;
  readonly path: string;
  readonly body?: object;
  readonly alert: string;
  /** The start of the toast after it has worked. */
  readonly done: string;
}

/** The actions that ask nothing but 'Are you sure…' (1A). */
const CASES: readonly Case[] = [
  {
    action: 'Cancel Match',
    endpoint: 'matches.cancel',
    done: 'Match cancelled',
    from: 'matched',
    path: `admin/matches/cancel/${MATCH}`,
    alert: 'Unable to Cancel Match',
  },
  {
    action: 'Approve Match',
    endpoint: 'matches.approve',
    done: 'Match approved',
    from: 'matched',
    path: `admin/matches/approve/${MATCH}`,
    alert: 'Unable to Approve Match',
  },
  {
    action: 'Mark as Paid',
    endpoint: 'orders.markAsMatcherPaid',
    done: 'Marked as paid',
    from: 'matched',
    path: `admin/orders/mark-as-matcher-paid/${ID}`,
    alert: 'Unable to mark match as paid',
  },
  {
    action: 'Complete Order',
    endpoint: 'orders.complete',
    done: 'Order completed',
    from: 'payment_received',
    path: `admin/orders/complete/${ID}`,
    alert: 'Unable to complete order',
  },
  {
    action: 'Hide Order',
    endpoint: 'orders.setHidden',
    done: 'Order hidden',
    from: 'published',
    path: `admin/orders/set-hidden/${ID}`,
    body: { id: ID, hidden: true },
    alert: 'Unable to set order as hidden',
  },
  {
    action: 'Expire Order',
    endpoint: 'orders.expire',
    done: 'Order expired',
    from: 'published',
    path: `admin/orders/expire/${ID}`,
    alert: 'Unable to expire order',
  },
  {
    action: 'Capture',
    endpoint: 'orders.capture',
    done: 'Payment captured',
    from: 'unable_to_capture',
    path: `admin/orders/capture/${ID}`,
    alert: 'Unable to capture order',
  },
  {
    action: 'Void',
    endpoint: 'orders.void',
    done: 'Payment voided',
    from: 'unable_to_void',
    path: `admin/orders/void/${ID}`,
    alert: 'Unable to void order',
  },
  {
    action: 'Mark as Refunded',
    endpoint: 'orders.markAsRefunded',
    done: 'Marked as refunded',
    from: 'expired',
    path: `admin/orders/mark-as-refunded/${ID}`,
    alert: 'Unable to mark order as refunded',
  },
  {
    action: 'Investigate',
    endpoint: 'orders.investigate',
    done: 'Investigation started',
    from: 'unmatched',
    path: `admin/orders/investigate/${ID}`,
    alert: 'Unable to investigate order',
  },
  {
    action: 'Unhide Order',
    endpoint: 'orders.setHidden',
    done: 'Order unhidden',
    from: 'hidden',
    path: `admin/orders/set-hidden/${ID}`,
    body: { id: ID, hidden: false },
    alert: 'Unable to set order as hidden',
  },
];

/** What the menu holds besides the actions. */
const SEEING = [
  'Match History',
  'Validation Details',
  'Open Order',
  'Open in New Window',
  'Copy Link',
];
const JOURNEY = [
  'Match History',
  'Validation Details',
  'Validation Journey',
  'Open Order',
  'Open in New Window',
  'Copy Link',
];

/** What the menu has below the acts. */
const VIEWS: readonly (readonly [
  role: string,
  from: keyof typeof ORDERS,
  views: readonly string[],
])[] = [
  ['admin', 'matched', JOURNEY],
  ['admin', 'published', SEEING],
  ['admin', 'expired', SEEING],
  ['principal', 'matched', SEEING],
  ['principal', 'published', SEEING],
  ['principal', 'unable_to_capture', SEEING],
  ['principal', 'unpublished', SEEING],
  ['manager', 'matched', SEEING],
  ['manager', 'published', SEEING],
  ['manager', 'payment_received', SEEING],
  ['manager', 'unable_to_void', SEEING],
];

const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const menu = page.getByRole('menu');
const items = menu.getByRole('menuitem');
const button = page.getByRole('button', { name: 'Actions', exact: true });

/** Opens the list with one order. */
async function open(from: keyof typeof ORDERS, role = 'admin') {
  const order = { id: ID, ...ORDERS[from] };
  const opened = await openPage('/transactions', { role, answers: answersWith([order]) });
  await button.findElement();
  return opened;
}

async function choose(action: string) {
  await button.click();
  await menu.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('an action on an order', () => {
  it.each(CASES)(
    'is carried out after a No and a refusal: $action',
    {
      tags: [
        '1A01',
        '1A02',
        '1A03',
        '1A04',
        '1A05',
        '1A06',
        '1A07',
        '1A08',
        '1A09',
        '1A10',
        '1A11',
        '1A12',
        '1A13',
        '1A14',
        '1A15',
        '1A16',
        '1A17',
        '1A18',
        '1A19',
        '1A20',
        '1A21',
        '1A22',
        '1A23',
        '1A25',
        '1A26',
        '1A33',
        '1A34',
        '1A35',
        '1L18',
      ],
    },
    async ({ action, endpoint, from, path, body, alert, done }) => {
      const opened = await open(from);
      await choose(action);
      const question = `Are you sure you want to take this action - ${action}?`;
      await expect.element(dialog).toHaveTextContent(question);
      await expect.element(dialog.getByLabelText('Order')).toHaveTextContent(ID);
      await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog).not.toBeInTheDocument();
      expect(opened.asked(endpoint)).toEqual([]);

      opened.answer({
        [endpoint]: () => {
          throw new ProblemError({ kind: 'server', status: 409, message: REFUSAL });
        },
      });
      await choose(action);
      await yes.click();
      await expect.element(dialog).toHaveTextContent(alert);
      await expect.element(dialog).toHaveTextContent(REFUSAL);
      opened.answer({ [endpoint]: {} });
      await yes.click();
      await expect.element(page.getByText(`${done} for order ${ID}`)).toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      const [refused, made, ...more] = opened.asked(endpoint);
      expect(more).toEqual([]);
      expect(refused).toEqual(made);
      const { method } = endpoints[endpoint];
      expect({ method, ...place(endpoints[endpoint], made) }).toEqual({
        method: 'POST',
        path,
        query: {},
        body,
      });
    },
  );
});

describe('the menu of an order', () => {
  it('copies what each of its people may be told', async () => {
    const copied = watchCopies();
    await open('matched');
    await choose('Copy answer for poster');
    await expect.poll(copied).toMatch(/^Order \d+.*: it was accepted, and we are waiting for the/u);
    await choose('Copy answer for matcher');
    await expect.poll(copied).toContain('we are waiting for your payment');
  });

  it.each(VIEWS)(
    'shows a person who is %s what an order that is %s offers, and below it %j',
    {
      tags: ['1A24', '1A35', '1A36', '1A37', '1A38', '1A39', '1H11'],
    },
    async (role, from, views) => {
      const row = orderRow.parse({ id: ID, ...ORDERS[from] });
      const acts = offeredOnOrder(row, role).map((name) => ORDER_ACTS[name].label);
      await open(from, role);
      await button.click();
      const callers = ['poster', 'poster beneficiary', ...(isMatched(row) ? ['matcher'] : [])];
      const answers = callers.map((caller) => `Copy answer for ${caller}`);
      await expect
        .poll(() => textsOf(items))
        .toEqual([...acts, ...views, ...answers, 'Watch', 'Not offered']);
    },
  );
});
