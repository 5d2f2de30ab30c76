import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** What the number beside a queue counts; what is to review may follow it. */
const unapproved = (count: number) => new RegExp(`^${count} unapproved`, 'u');
const unread = (count: number) => new RegExp(`^Unread: ${count}\\b`, 'u');

/** The number beside the entry of a queue. */
async function waiting(page: Page, name: string): Promise<number> {
  await expect(entry(page, name)).toHaveAttribute('aria-description', /^(?:Unread: )?\d+/u);
  const description = await entry(page, name).getAttribute('aria-description');
  return Number(/\d+/u.exec(description ?? '')?.[0]);
}

/** Keeps what the page notifies of, as a system that allows notifications would show it. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recorded {
      static readonly permission = 'granted';
      static readonly all: Recorded[] = [];
      readonly title: string;
      readonly body: string;
      onclick: (() => void) | undefined;
      constructor(title: string, { body }: { readonly body: string }) {
        this.title = title;
        this.body = body;
        Recorded.all.push(this);
      }
      close() {
        this.onclick = undefined;
      }
    }
    Object.assign(window, { Notification: Recorded });
  });
  await page.reload();
}

const notified = (page: Page) =>
  page.evaluate(() =>
    (
      Reflect.get(window.Notification, 'all') as { readonly title: string; readonly body: string }[]
    ).map(({ title, body }) => `${title}: ${body}`),
  );

test.describe('the verification queues', () => {
  test('show the numbers as the API counts them', {
    tag: ['@1N07', '@1N08', '@1N09', '@1N11', '@1N12'],
  }, async ({ page, sandbox, signInAs }) => {
    await sandbox.clearRequests();
    await signInAs('admin');
    const sum =
      (await waiting(page, 'Payment Method Authentication')) +
      (await waiting(page, 'Identity Verification')) +
      (await waiting(page, 'Address Verification'));
    expect(sum).toBeGreaterThan(0);
    const asked = (await sandbox.requests()).map(({ path, query }) => `${path}?${query}`);
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^\/admin\/users\/\d+\/notifications\?object_type=card_verification_request&status=unread$/u,
        ),
        '/admin/doc-verification?type=identity&status=unapproved&pageSize=1',
        '/admin/doc-verification?type=address&status=unapproved&pageSize=1',
      ]),
    );
  });

  test('follow the live events', { tag: ['@1V03', '@1V04', '@1V05', '@1V06'] }, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    const identity = await waiting(page, 'Identity Verification');
    const cards = await waiting(page, 'Payment Method Authentication');

    const { id } = await sandbox.createDocVerification('identity');
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity + 1),
    );
    await sandbox.decideDocVerification(id, 'approved');
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity),
    );
    await sandbox.decideDocVerification(id, null);
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity + 1),
    );
    await sandbox.destroyDocVerification(id);
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity),
    );

    await sandbox.createCardVerification();
    await expect(entry(page, 'Payment Method Authentication')).toHaveAttribute(
      'aria-description',
      unread(cards + 1),
    );
  });

  test('a new request is notified, unless its queue is shown', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await recordNotifications(page);
    await signInAs('admin');
    const addresses = await waiting(page, 'Address Verification');
    await sandbox.createDocVerification('address');
    await expect(entry(page, 'Address Verification')).toHaveAttribute(
      'aria-description',
      unapproved(addresses + 1),
    );
    await expect
      .poll(() => notified(page))
      .toEqual([
        `New address verification request: ${addresses + 1} unapproved requests (pending or declined).`,
      ]);

    await page.evaluate(() => {
      const [first] = Reflect.get(window.Notification, 'all') as { onclick(): void }[];
      first?.onclick();
    });
    await expect(page).toHaveURL(/#\/doc-verifications\/address$/u);
    await sandbox.createDocVerification('address');
    await expect(entry(page, 'Address Verification')).toHaveAttribute(
      'aria-description',
      unapproved(addresses + 2),
    );
    expect(await notified(page)).toHaveLength(1);
  });
});

test.describe('a gap in the live updates', () => {
  const live = (page: Page) => page.getByRole('banner').getByText('Live', { exact: true });

  test('on a screen without calls, with an expired token, costs no event after it', {
    tag: ['@1V01', '@1V03'],
  }, async ({ page, sandbox, signInAs }) => {
    await signInAs('admin');
    const identity = await waiting(page, 'Identity Verification');
    await page.goto(new URL('#/developer', page.url()).href);
    await expect(live(page)).toBeVisible();
    await sandbox.expireAccessTokens();
    {
      await using _fault = await sandbox.misbehave({ dropSockets: true, refuseSockets: true });
      await expect(live(page)).toBeHidden();
      // There is no notification of this one: it is counted when the updates are back.
      await sandbox.createDocVerification('identity');
    }
    await expect(live(page)).toBeVisible();
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity + 1),
    );
    await sandbox.createDocVerification('identity');
    await expect(entry(page, 'Identity Verification')).toHaveAttribute(
      'aria-description',
      unapproved(identity + 2),
    );
  });
});

test.describe('two windows of one user', () => {
  test('have one bell, which counts a request once, wherever it was seen', async ({
    page,
    sandbox,
    signInAs,
    context,
  }) => {
    await signInAs('admin');
    const second = await context.newPage();
    await second.goto(page.url());
    await waiting(second, 'Address Verification');
    const bell = (of: Page) => of.getByRole('button', { name: /^Notifications/u });
    await sandbox.createDocVerification('address');
    await expect(bell(page)).toHaveAccessibleName('Notifications: 1 new');
    await expect(bell(second)).toHaveAccessibleName('Notifications: 1 new');
    await second.reload();
    await expect(bell(second)).toHaveAccessibleName('Notifications: 1 new');
    await bell(second).click();
    await second.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
});
