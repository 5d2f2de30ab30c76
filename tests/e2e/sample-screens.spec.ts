import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** A file as a person would choose it. */
const file = (name: string, mimeType: string, size = 10) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});

/** A PNG of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('support', () => {
  test('3S01 3S02 3S03 3S04 lists sample cases in tabs, four a page', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('manager');
    await sandbox.clearRequests();
    await go(page, '/supports');
    await expect(heading(page, 'Support Threads')).toBeVisible();
    await expect(page.getByText('Sample cases: nobody has written them')).toBeVisible();
    const cases = page.getByRole('list', { name: 'Support Threads' }).getByRole('listitem');
    await expect(cases).toHaveCount(4);
    await expect(page.getByRole('tab')).toHaveText(['All', 'Opened', 'Closed']);
    await page.getByRole('tab', { name: 'Closed' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–4 of 6');
    for (const each of await cases.all()) await expect(each).toContainText('Closed');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(cases).toHaveCount(2);
    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByRole('searchbox', { name: 'Search cases' }).fill('webhook');
    await expect(cases).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open new case' }).click();
    await expect(page).toHaveURL(/#\/new-case$/u);
    const asked = (await sandbox.requests()).filter(({ path }) => path.includes('support'));
    expect(asked).toEqual([]);
  });

  test('3S06 3S07 3S08 3S09 3S10 a new case is written with everything the editor has, and not sent', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('manager');
    await go(page, '/new-case');
    const editor = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
    await editor.click();
    await page.keyboard.type('Words');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const made = [
      ['Bold', 'strong'],
      ['Italic', 'em'],
      ['Strike', 's'],
      ['Underline', 'u'],
      ['Heading 1', 'h1'],
      ['Heading 2', 'h2'],
      ['Heading 3', 'h3'],
      ['Paragraph', 'p'],
      ['Bullet list', 'ul > li'],
      ['Ordered list', 'ol > li'],
    ] as const;
    for (const [name, selector] of made) {
      await page.keyboard.press('ControlOrMeta+a');
      await press(name);
      await expect(editor.locator(selector), name).toContainText('Words');
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await press('Ordered list');
    await press('Blockquote');
    await expect(editor.locator('blockquote')).toContainText('Words');
    await press('Undo');
    await expect(editor.locator('blockquote')).toHaveCount(0);
    await press('Redo');
    await expect(editor.locator('blockquote')).toContainText('Words');
    await press('Blockquote');
    await page.keyboard.press('ControlOrMeta+a');
    await press('Code');
    await expect(editor.locator('code')).toContainText('Words');
    await press('Code block');
    await expect(editor.locator('pre')).toContainText('Words');

    await page
      .locator('input[type=file]')
      .setInputFiles([file('a.pdf', 'application/pdf'), file('b.exe', 'application/octet-stream')]);
    await expect(page.getByText('b.exe')).toBeVisible();
    await page.getByRole('button', { name: 'Remove a.pdf' }).click();
    await expect(page.getByText('a.pdf')).toHaveCount(0);
    await go(page, '/supports');
    await expect(heading(page, 'Support Threads')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('b.exe')).toBeVisible();
    await expect(page.getByText('a.pdf')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await sandbox.clearRequests();
    await press('Open case');
    await expect(page.getByText('No case was opened')).toBeVisible();
    expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
    await expect(page).toHaveURL(/#\/new-case$/u);
    await go(page, '/supports');
    await expect(heading(page, 'Support Threads')).toBeVisible();
    await go(page, '/new-case');
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A question');
    await expect(editor).toContainText('Words');
  });

  test('3S11 3S12 3S13 3S15 3S16 a case is a conversation by date, with code that folds', async ({
    page,
    signInAs,
  }) => {
    await signInAs('manager');
    await go(page, '/supports/1');
    await expect(page.getByText('Opened', { exact: true })).toBeVisible();
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Today');
    const code = page.getByRole('region', { name: 'Code, json' });
    await expect(code).not.toContainText('"status"');
    await page.getByRole('button', { name: /^Show all \d+ lines$/u }).click();
    await expect(code).toContainText('"status"');
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect(code).not.toContainText('"status"');
    await expect(code.locator('input, textarea, [contenteditable=true]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await expect(answer).toHaveAttribute('aria-placeholder', 'Type your message here...');
    await answer.click();
    await page.keyboard.type('An answer');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Nothing was sent')).toBeVisible();
    await expect(answer).toContainText('An answer');
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('the call you make');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await go(page, '/supports/nothing');
    await expect(page.getByText('There is no case nothing')).toBeVisible();
  });
});

test('3P01 3P02 3P03 3P04 3P05 3P06 3P07 3P08 the profile shows samples in vertical tabs and saves nothing', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('manager');
  await go(page, '/profile');
  await expect(page.getByText('Sample values: nothing is saved or sent')).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Profile' });
  await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
  await expect(tabs.getByRole('tab')).toHaveText([
    'E-mail & Password',
    'Bank info',
    'Licensure and compliance',
    'Billing statement',
  ]);
  await tabs.getByRole('tab', { name: 'E-mail & Password' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PNG or JPG, up to 2Mb, 1:1')).toBeVisible();
  const logo = page.locator('input[type=file]');
  await logo.setInputFiles(file('a.gif', 'image/gif'));
  await expect(page.getByText('The logo has to be a PNG or JPG')).toBeVisible();
  await logo.setInputFiles(file('a.png', 'image/png', 2 * 1024 * 1024 + 1));
  await expect(page.getByText('The logo has to be up to 2Mb')).toBeVisible();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByRole('img', { name: 'Company logo' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole('tab', { name: 'Licensure and compliance' }).click();
  for (const title of ['Bank license', 'Income Statement', 'Registration document']) {
    const upload = page.getByRole('region', { name: title });
    await expect(upload.getByRole('button', { name: `Replace: ${title}` })).toBeVisible();
    await expect(upload.locator('input')).toHaveAttribute('accept', '.png,.pdf,.jpg');
  }
  const license = page.getByRole('region', { name: 'Bank license' });
  await license.locator('input').setInputFiles(file('other.txt', 'text/plain'));
  await expect(license).toContainText('other.txt');
  await tabs.getByRole('tab', { name: 'Bank info' }).click();
  await expect(page.getByRole('img', { name: 'Company logo' })).toBeVisible();
  await tabs.getByRole('tab', { name: 'Licensure and compliance' }).click();
  await expect(license).toContainText('other.txt');

  await tabs.getByRole('tab', { name: 'Billing statement' }).click();
  const rows = page.getByRole('table', { name: 'Billing statement' }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText(/\d+\/\d+\/\d+249\.00 USD/u);
  await rows.first().getByRole('button', { name: 'Download PDF receipt' }).click();
  await expect(page.getByText('A sample has no receipt')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole('tab', { name: 'E-mail & Password' }).click();
  await sandbox.clearRequests();
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect(page).toHaveURL(/#\/$/u);
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved');
  expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('3W01 3W02 3W03 3W04 3W05 3W06 3W07 3W08 3W09 3W10 3W11 3W12 the registration leads through four steps and submits nothing', async ({
  page,
  sandbox,
  signInPage,
}) => {
  await expect(signInPage.email).toBeVisible();
  await sandbox.clearRequests();
  await go(page, '/sign');
  await expect(heading(page, 'Create Account')).toBeVisible();
  const steps = page.getByRole('list', { name: /^Step \d of 4$/u }).getByRole('listitem');
  await expect(steps).toHaveText([
    'E-mail & Password',
    'About bank',
    'Billing',
    'Licensure and compliance',
  ]);
  const states = () => steps.evaluateAll((all) => all.map((each) => each.dataset['state']));
  expect(await states()).toEqual(['active', 'default', 'default', 'default']);
  await page.getByLabel('E-mail').fill('new@corridor.test');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Repeat password').fill('another');
  await expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(/#\/about-bank$/u);
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  expect(await states()).toEqual(['checked', 'active', 'default', 'default']);
  const country = page.getByRole('combobox', { name: 'Country of business' });
  const state = page.getByRole('combobox', { name: 'State' });
  await expect(state).toBeDisabled();
  await country.fill('cana');
  await page.getByRole('option', { name: 'Canada' }).click();
  await expect(country).toHaveValue('Canada');
  await state.fill('on');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('Ontario');
  for (const label of [
    'Company name',
    'Legal entity',
    'Contact phone',
    'Address line',
    'City',
    'Postal code',
  ]) {
    await page.getByLabel(label).fill(label);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page).toHaveURL(/#\/billing$/u);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.getByLabel('Contact').fill('Somebody');
  await page.getByLabel('Phone').fill('+1 202 555 0147');
  await page.goBack();
  await expect(page.getByLabel('Company name')).toHaveValue('Company name');
  await page.goForward();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page).toHaveURL(/#\/licence$/u);
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  expect(await states()).toEqual(['checked', 'checked', 'checked', 'active']);
  for (const title of ['Bank license', 'Registration document']) {
    const upload = page.getByRole('region', { name: title });
    await expect(upload).toContainText('PDF, PNG, JPEG');
    await upload.locator('input').setInputFiles(file('any.txt', 'text/plain'));
    await expect(upload).toContainText('any.txt');
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/#\/login$/u);
  expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.describe('the developer portal', () => {
  test('3D01 3D02 3D03 3D04 3D05 3D06 3D08 3D09 3D10 shows its samples in five tabs', async ({
    page,
    signInAs,
  }) => {
    await signInAs('manager');
    await go(page, '/developer');
    await expect(
      page.getByText('Sample data: no such calls, keys or addresses exist'),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'API Logs',
      'API Status',
      'Webhooks',
      'Whitelist IP',
      'API Keys',
    ]);
    await expect(page.getByRole('link', { name: 'API documentation' })).toBeVisible();
    const rows = (name: string) => page.getByRole('table', { name }).locator('tbody tr');
    await expect(rows('API Logs')).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('ord_77');
    await expect(rows('API Logs')).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await expect(rows('Webhooks')).toHaveCount(10);
    await expect(rows('Webhooks').first()).toContainText('order.created');
    await page.getByRole('tab', { name: 'Whitelist IP' }).click();
    await expect(rows('Whitelist IP')).toHaveCount(10);
    await page.getByRole('tab', { name: 'API Status' }).click();
    await expect(page.getByRole('article').first()).toContainText('Report runs are slow');
    await expect(page.getByRole('article').first()).toContainText('Resolved');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'API Keys' }).click();
    await expect(page.locator('dt')).toHaveText([
      'User ID',
      'Development secret',
      'Sandbox secret',
    ]);
    await go(page, '/developer');
    await rows('API Logs').first().click();
    await expect(page).toHaveURL(/#\/developer-log-details\/1$/u);
  });

  test('3D11 3D12 3D13 3D14 3D15 asks for access without sending anything', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('manager');
    await go(page, '/developer-request');
    await expect(heading(page, 'Request access to use 100 items in Development')).toBeVisible();
    for (const label of ['First name', 'Last name', 'Phone number']) {
      await expect(page.getByLabel(label)).not.toHaveValue('');
    }
    await expect(page.getByLabel("Please, describe what you're building")).not.toHaveValue('');
    await expect(page.getByText(/validate your identity.+e-mail will follow/u)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await sandbox.clearRequests();
    await page.getByRole('button', { name: 'Request access' }).click();
    await expect(page).toHaveURL(/#\/developer$/u);
    expect((await sandbox.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to API Keys' }).click();
    await expect(page).toHaveURL(/#\/developer#api-keys$/u);
    await expect(page.getByRole('tab', { name: 'API Keys' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('3D07 3D16 3D17 3D18 3D19 shows one sample call', async ({ page, signInAs }) => {
    await signInAs('manager');
    await go(page, '/developer-log-details/2');
    await expect(heading(page, 'POST v1 / reporting / report_runs')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      /^https:/u,
    );
    await expect(page.locator('dt')).toHaveText([
      'ID',
      'Time',
      'Method',
      'URL',
      'Status',
      'IP address',
      'Version',
      'Source',
      'Related',
      'Origin',
    ]);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('/v1/orders');
    await expect(page.getByText('No query parameters')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Body', exact: true })).toContainText(
      '"report_type"',
    );
    expect(await violations(page)).toEqual([]);
    await go(page, '/developer-log-details/none');
    await expect(page.getByText('There is no log none')).toBeVisible();
  });
});
