import { expect, type Page } from '@playwright/test';
import { emailOf, PASSWORD, type Person, test } from '../../support/fixtures.ts';

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

test.describe('signing in', () => {
  for (const person of ['admin', 'manager', 'principal'] satisfies Person[]) {
    test(`leads the ${person} to /offers/create`, { tag: ['@1S09', '@1S11'] }, async ({
      page,
      signInPage,
    }) => {
      await signInPage.signIn(emailOf(person), PASSWORD);
      await expect(page).toHaveURL(/#\/offers\/create$/);
    });
  }

  test("answers a wrong password with a dialog in the server's words", {
    tag: ['@1S10', '@1E01', '@1E06'],
  }, async ({ page, signInPage }) => {
    await signInPage.signIn(emailOf('admin'), 'wrong');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText('You entered an invalid username or password');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(signInPage.email).toHaveValue(emailOf('admin'));
  });

  test('sends an empty form: the server decides, and the screen stays', {
    tag: ['@1S03', '@1E02'],
  }, async ({ page, signInPage }) => {
    await signInPage.submit.click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test('refuses a customer and leaves no session', { tag: ['@1S12', '@1S13'] }, async ({
    page,
    signInPage,
  }) => {
    await signInPage.signIn(emailOf('customer'), PASSWORD);
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText("You don't have permission to log in");
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.evaluate(() => {
      window.location.hash = '#/transactions';
    });
    await page.reload();
    await expect(page).toHaveURL(/#\/login$/);
  });
});

test('the link of a screen for staff is kept through the sign-in', { tag: ['@1R19'] }, async ({
  page,
  signInPage,
  signInAs,
}) => {
  await expect(signInPage.email).toBeVisible();
  await go(page, '/transactions?search=adaeze&page=2');
  await expect(page).toHaveURL(/#\/login$/);
  await signInAs('manager');
  await expect(page).toHaveURL(/#\/transactions\?search=adaeze/);
});

test.describe('resetting a password', () => {
  test('asks for an e-mail and leads to the instructions', {
    tag: ['@1S27', '@1S29', '@1S30', '@1S32'],
  }, async ({ page, signInPage }) => {
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await signInPage.email.fill(emailOf('admin'));
    await page.getByRole('button', { name: 'Reset your password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Request sent' });
    await expect(dialog).toContainText('Click OK to continue');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/#\/reset-password$/);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test("answers a failure with 'Error resetting password'", { tag: ['@1S31'] }, async ({
    page,
    sandbox,
    signInPage,
  }) => {
    await using _fault = await sandbox.fail({
      path: '/auth/reset/init',
      status: 500,
      body: { message: 'The mail server is away' },
    });
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await signInPage.email.fill(emailOf('admin'));
    await page.getByRole('button', { name: 'Reset your password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error resetting password' });
    await expect(dialog).toContainText('The mail server is away');
  });
});

test.describe('the end of a session', () => {
  test('Logout clears the session on the server and shows the sign-in screen', {
    tag: ['@1S25'],
  }, async ({ page, sandbox, signInAs, signInPage }) => {
    await signInAs('manager');
    await sandbox.clearRequests();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(signInPage.email).toBeVisible();
    // The session ends here first, whether or not the server answers.
    await expect
      .poll(async () => (await sandbox.requests()).map(({ method, path }) => `${method} ${path}`))
      .toContain('GET /session/clear');
  });

  test("a failing logout says 'Error logout' and still signs out here", { tag: ['@1S26'] }, async ({
    page,
    sandbox,
    signInAs,
    signInPage,
  }) => {
    await signInAs('manager');
    await using _fault = await sandbox.fail({ path: '/session/clear', status: 500 });
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error logout' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(signInPage.email).toBeVisible();
  });

  test('a log-out leaves nothing of the person in the memory of the page', {
    tag: ['@both-hosts'],
  }, async ({ page, signInAs, signInPage }) => {
    await signInAs('manager');
    await page.evaluate(() => Reflect.set(window, 'seen', 'by the manager'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(signInPage.email).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toBeUndefined();
    await signInAs('admin');
    await expect(page).toHaveURL(/#\/offers\/create$/u);
  });

  test('an expired access token is refreshed silently', { tag: ['@1S15', '@1S19'] }, async ({
    page,
    sandbox,
    orders,
  }) => {
    await sandbox.clearRequests();
    await sandbox.expireAccessTokens();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect
      .poll(async () => (await sandbox.requests()).map(({ path, status }) => `${path} ${status}`))
      .toEqual(expect.arrayContaining(['/auth/refresh/token 200', '/admin/transactions 200']));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(orders.rows).toHaveCount(20);
  });

  test('a refresh that is answered 503 once signs nobody out', {
    tag: ['@both-hosts', '@1S18', '@1S19'],
  }, async ({ page, sandbox, orders }) => {
    await using _fault = await sandbox.fail({ path: '/auth/refresh/token', status: 503, times: 1 });
    await sandbox.clearRequests();
    await sandbox.expireAccessTokens();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect
      .poll(async () => (await sandbox.requests()).map(({ path, status }) => `${path} ${status}`))
      .toEqual(
        expect.arrayContaining([
          '/auth/refresh/token 503',
          '/auth/refresh/token 200',
          '/admin/transactions 200',
        ]),
      );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(orders.rows).toHaveCount(20);
  });

  /** The server ends the session: the next call of the page is refused for good. */
  const end = (page: Page, callId = 'end') =>
    page.evaluate(
      (id) =>
        window.corridor.call('api.call', { callId: id, endpoint: 'countries.list', input: {} }),
      callId,
    );
  const OVER = {
    path: '/countries',
    status: 401,
    body: { message: 'Your refresh token is invalid' },
  };

  test("'Session Ended' is announced once, then the sign-in screen shows", {
    tag: ['@1S22', '@1S23', '@1S24'],
  }, async ({ page, sandbox, signInAs, signInPage }) => {
    await signInAs('manager');
    await using _fault = await sandbox.fail({
      ...OVER,
      body: { message: 'Your refresh token has expired' },
    });
    await Promise.all([end(page, 'one'), end(page, 'another')]);
    const dialog = page.getByRole('alertdialog', { name: 'Session Ended' });
    await expect(dialog).toContainText('You were logged out because your session ended.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(signInPage.email).toBeVisible();
  });

  for (const path of ['/settings', '/about', '/reference']) {
    test(`on ${path} leads to the sign-in screen too, and back`, {
      tag: ['@1S24'],
    }, async ({ page, sandbox, signInAs, signInPage }) => {
      await signInAs('manager');
      await go(page, path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      {
        await using _fault = await sandbox.fail(OVER);
        await end(page);
        await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      }
      await expect(page).toHaveURL(/#\/login$/);
      await signInAs('manager');
      await expect(page).toHaveURL(new RegExp(`#${path}$`, 'u'));
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(signInPage.email).toBeVisible();
      await expect(page).toHaveURL(/#\/login$/);
    });
  }

  test('is no longer announced in a second window after a new sign-in', {
    tag: ['@browser-host', '@1S22'],
  }, async ({ page, sandbox, context, signInAs, signInPage }) => {
    await signInAs('manager');
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const ended = (of: Page) => of.getByRole('alertdialog', { name: 'Session Ended' });
    {
      await using _fault = await sandbox.fail(OVER);
      await end(page);
      await expect(ended(second)).toBeVisible();
      // A page behind another one draws only now and then.
      await page.bringToFront();
      await ended(page).getByRole('button', { name: 'OK' }).click();
    }
    await signInPage.signIn(emailOf('manager'), PASSWORD);
    await second.bringToFront();
    await expect(second.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(ended(second)).toHaveCount(0);
  });
});
