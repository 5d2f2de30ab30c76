/** The lists of documents to verify. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { allHeaders } from '#renderer/testing/visible.ts';
import { documentNetwork, SHOWN, someDocument } from '../testing.ts';

const IDENTITIES = '/doc-verifications/identity';
const ADDRESSES = '/doc-verifications/address';
const identities = rowsOf('Identity Verification');
const addresses = rowsOf('Address Verification');
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const options = page.getByRole('listbox').getByRole('option');

const many = (count: number, fields: Parameters<typeof someDocument>[0] = {}) =>
  Array.from({ length: count }, () => someDocument(fields));

it('identities and addresses are listed ten a page, each with its columns', {
  tags: ['2I01', '2I02', '2I04', '2I05', '2I06', '2I17'],
}, async () => {
  const answers = documentNetwork([...many(12), ...many(2, { type: 'address' })]);
  const opened = await openPage(IDENTITIES, { answers });
  await expect.element(page.getByRole('heading', { name: 'Identity Verification' })).toBeVisible();
  await expect.poll(identities.ids).toHaveLength(10);
  expect(await allHeaders('Identity Verification')).toEqual([
    'User Name',
    'Date of Birth',
    'National ID Number',
    'Expiry Date',
    'Actions',
  ]);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  expect(await commands.violations()).toEqual([]);
  await opened.goTo(ADDRESSES);
  await expect.poll(addresses.ids).toHaveLength(2);
  expect(await allHeaders('Address Verification')).toEqual([
    'User Name',
    'Date of Birth',
    'Full Address',
    'Actions',
  ]);
  for (const type of ['identity', 'address'] as const) {
    expect(opened.asked('docVerifications.list')).toContainEqual(
      expect.objectContaining({ type, page: 1, pageSize: 10 }),
    );
  }
});

it('days of birth and expiry are shown whole where the columns have no room to grow', {
  tags: ['2I04'],
}, async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(700, 720);
  const born = { user: { id: 8, full_name: 'Ada Obi', dob: '2000-06-08' } };
  const days = { ...born, expiry_date: '2030-06-08' };
  await openPage(IDENTITIES, { answers: documentNetwork(many(1, days)) });
  await expect.poll(identities.ids).toHaveLength(1);
  for (const [column, text] of [
    ['dob', '2000-06-08'],
    ['expiry', '2030-06-08'],
  ]) {
    const cell = document.querySelector(`.ag-row [col-id=${column}]`) as HTMLElement;
    expect(cell.textContent).toBe(text);
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    const room =
      cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    expect(cell.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(room);
  }
});

it('documents are filtered by status; decided ones show their decision, without actions', {
  tags: ['2I03', '2I08', '2I09', '2I10'],
}, async () => {
  const approved = many(1, { status: 'approved' });
  const waiting = [...many(11), ...many(1, { status: 'declined' })];
  const answers = documentNetwork([...approved, ...waiting]);
  const opened = await openPage(`${IDENTITIES}?page=2`, { answers });
  await page.getByRole('button', { name: 'Show filters' }).click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await expect.poll(() => textsOf(options)).toEqual(['All', 'Verified', 'Not Verified']);
  await options.nth(1).click();
  await expect.poll(identities.ids).toEqual([`${approved[0]?.id}`]);
  await expect.poll(opened.place).not.toContain('page=2');
  expect(identities.text(`${approved[0]?.id}`, 'actions')).toBe('Verified');
  expect(opened.asked('docVerifications.list').at(-1)).toMatchObject({
    type: 'identity',
    filters: { status: 'approved' },
    page: 1,
    pageSize: 10,
  });
  await status.click();
  await options.nth(2).click();
  await expect.poll(identities.ids).toHaveLength(10);
  await expect.element(page.getByRole('button', { name: 'Actions' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect.poll(() => identities.text(`${waiting.at(-1)?.id}`, 'actions')).toBe('Declined');
});

it('of a decided document the menu by key has no actions, and says why not', {
  tags: ['2I10'],
}, async () => {
  const [decided, waiting] = [someDocument({ status: 'approved' }), someDocument()] as const;
  await openPage(IDENTITIES, {
    answers: documentNetwork([decided, waiting]),
    handlers: SHOWN,
  });
  await (await identities.cell(`${decided.id}`, 'dob')).click();
  await userEvent.keyboard('.');
  const items = identities.menu.getByRole('menuitem');
  await expect.poll(() => textsOf(items)).toEqual(['Watch', 'Not offered']);
  await items.nth(1).click();
  await expect
    .poll(() => textsOf(page.getByRole('menu').nth(1).getByRole('menuitem')))
    .toEqual(['Approve: the status is Approved', 'Decline: the status is Approved']);
});

it('a row opens to its images, and Approve asks first', {
  tags: ['2I07', '2I12', '2I18', '2I20', '2I21'],
}, async () => {
  const request = someDocument({ photo_image_url: '/a.png', extra_image_url: '/b.png' });
  const id = `${request.id}`;
  const answers = documentNetwork([request]);
  const opened = await openPage(IDENTITIES, { answers, handlers: SHOWN });
  await page.getByRole('button', { name: `Details of ${id}` }).click();
  for (const name of ['Document image', 'Photo image', 'Extra image']) {
    await expect.element(page.getByRole('img', { name })).toBeVisible();
  }
  await identities.choose(id, 'Approve');
  await expect.element(dialog).toHaveTextContent('Are you sure you want to approve this document?');
  await expect.element(dialog).toHaveTextContent(`${request.user?.name}`);
  await yes.click();
  await expect
    .element(page.getByText(/^Approved – Document successfully verified/u).first())
    .toBeVisible();
  await expect.poll(() => identities.text(id, 'actions')).toBe('Verified');
  expect(opened.asked('docVerifications.approve')).toEqual([{ id }]);
});

it('a request that comes in is appended, and the number beside its link follows', {
  tags: ['2I22'],
}, async () => {
  const all = many(2, { type: 'address' });
  const opened = await openPage(ADDRESSES, { answers: documentNetwork(all) });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Address Verification' });
  const said = (count: number) => new RegExp(`^${count} unapproved`, 'u');
  await expect.element(link).toHaveAttribute('aria-description', expect.stringMatching(said(2)));
  const added = someDocument({ type: 'address' });
  all.push(added);
  opened.tell('realtime', { event: 'docVerificationRequestCreated', payload: added });
  await expect.poll(() => addresses.ids().at(-1)).toBe(`${added.id}`);
  await expect
    .element(page.getByRole('navigation', { name: 'Pages' }))
    .toHaveTextContent('1–3 of 3');
  await expect.element(link).toHaveAttribute('aria-description', expect.stringMatching(said(3)));
  await addresses.choose(`${added.id}`, 'Approve');
  await yes.click();
  // The image was not opened.
  await expect.element(dialog).toHaveTextContent('anyway?');
  await yes.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveAttribute('aria-description', expect.stringMatching(said(2)));
});

it('personal data are masked until pointed at, and blurred while another window is focused', async () => {
  const request = someDocument();
  const opened = await openPage('/settings', { answers: documentNetwork([request]) });
  await page.getByRole('switch', { name: 'Mask personal data until you point at it' }).click();
  await page.getByRole('switch', { name: /^Blur Corridor/u }).click();
  await opened.goTo(IDENTITIES);
  const cell = await identities.cell(`${request.id}`, 'idNumber');
  const filterOf = (element: Element | null | undefined) =>
    element && getComputedStyle(element).filter;
  const number = () => [...cell.element().querySelectorAll('bdi')].at(-1);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await expect.poll(() => filterOf(number())).toContain('blur');
  await userEvent.hover(cell.getByText(`${request.data?.id_number}`));
  await expect.poll(() => filterOf(number())).toBe('none');

  const root = () => filterOf(document.querySelector('#root'));
  const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  await expect.poll(root).toContain('blur');
  focused.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(root).toBe('none');
  focused.mockRestore();
});
