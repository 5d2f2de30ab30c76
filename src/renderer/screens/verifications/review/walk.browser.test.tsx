/** Reviewing requests by key: what is shown, what is loaded ahead, and what somebody else decides. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import {
  cardNetwork,
  documentNetwork,
  PICTURE,
  SHOWN,
  type SomeDocument,
  someCard,
  someDocument,
} from '../testing.ts';

const LIST = '/doc-verifications/identity';
const NEXT = `${LIST}?review=next`;
const declared = page.getByRole('region', { name: 'Submitted details' });
const pictures = page.getByRole('region', { name: 'Pictures' });
const image = pictures.getByRole('img', { name: 'Document image' });
const dialog = page.getByRole('alertdialog');
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const approve = page.getByRole('button', { name: /^Approve/u });

const numberOf = ({ data }: SomeDocument) => `${data?.id_number}`;

/** Opens the review of two identities; both are pictured. */
async function openReview(path = NEXT) {
  const all = [someDocument(), someDocument()];
  const [first, second] = all as [SomeDocument, SomeDocument];
  const opened = await openPage(path, { answers: documentNetwork(all), handlers: SHOWN });
  return { opened, all, first, second };
}

/** Somebody else decides a request, and the network tells of it. */
function decidedElsewhere(opened: OpenPage, request: SomeDocument, as: string) {
  Object.assign(request, { status: as });
  opened.tell('realtime', { event: 'docVerificationRequestUpdated', payload: request });
}

it('the review shows the declared values beside the pictures, earlier requests and the message of a decline', async () => {
  const earlier = someDocument({ status: 'declined', comments: ['Selfie Image Not Clear'] });
  const request = someDocument({ user: earlier.user });
  await openPage(`${LIST}?review=${request.id}`, {
    answers: documentNetwork([earlier, request]),
    handlers: SHOWN,
  });
  await expect.element(declared).toHaveTextContent(numberOf(request));
  await expect.element(image).toBeVisible();
  const attempts = page.getByRole('region', { name: 'Earlier requests' });
  await expect.element(attempts).toHaveTextContent('Declined');
  await expect.element(attempts).toHaveTextContent('Selfie Image Not Clear');
  const ticks = declared.getByRole('checkbox');
  await expect.poll(() => ticks.elements()).toHaveLength(4);
  await userEvent.keyboard('t');
  await expect.element(ticks.first()).toBeChecked();
  await expect.element(ticks.nth(1)).not.toBeChecked();
  await userEvent.keyboard('1');
  const message = page.getByRole('region', { name: 'Message to the user' }).getByRole('listitem');
  await expect.poll(() => textsOf(message)).toEqual(['Incorrect ID Number']);
  await userEvent.keyboard('o');
  await expect.element(page.getByRole('textbox', { name: 'Other reasons' })).toHaveFocus();
  await userEvent.keyboard('cut off{Escape}2');
  await expect
    .poll(() => textsOf(message))
    .toEqual(['Incorrect ID Number', 'ID type not recognized', 'cut off']);
});

it('the review names the other loaded requests with the same number or the same image file', async () => {
  const own = someDocument();
  const same = someDocument({ data: { ...own.data } });
  const other = someDocument();
  const digests = new Map([own, other].map(({ doc_image_url: url }) => [url, 'one file']));
  await openPage(NEXT, {
    answers: documentNetwork([own, same, other]),
    handlers: {
      'attachments.show': ({ url }) => ({ ...PICTURE, digest: digests.get(url) ?? url }),
    },
  });
  const alike = page.getByRole('region', { name: 'What belongs together' });
  await expect
    .poll(() => textsOf(alike.getByRole('listitem')))
    .toContain(`Same document number as request ${same.id} another user`);
  await expect.element(alike).toHaveTextContent('1 of 2 other loaded requests.');
  // The image of the other one is loaded once it comes next.
  await userEvent.keyboard('ss');
  await expect.element(declared).toHaveTextContent(numberOf(same));
  await userEvent.keyboard('ss');
  await expect.element(declared).toHaveTextContent(numberOf(other));
  await expect
    .poll(() => textsOf(alike.getByRole('listitem')))
    .toEqual([`Same image file as request ${own.id} another user`]);
});

it('the picture is enlarged, turned and moved by keys and by the pointer', async () => {
  await openReview();
  await expect.element(image).toBeVisible();
  const frame = pictures.getByRole('application');
  const view = () => frame.element().querySelector('div')?.getAttribute('style');
  await userEvent.keyboard('+]c');
  await expect.poll(view).toMatch(/rotate\(90deg\).*contrast\(1\.5\)/u);
  await userEvent.keyboard('0');
  await expect.poll(view).toMatch(/scale\(1\) rotate\(0deg\)/u);
  const { left, top, width, height } = frame.element().getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  frame
    .element()
    .dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -400, ...middle }),
    );
  await expect.poll(view).not.toMatch(/scale\(1\)/u);
  const before = view();
  await userEvent.dragAndDrop(frame, frame, {
    sourcePosition: { x: 200, y: 200 },
    targetPosition: { x: 240, y: 230 },
  });
  await expect.poll(view).not.toBe(before);
  expect(await commands.violations()).toEqual([]);
});

describe('the picture', () => {
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const frame = pictures.getByRole('application');

  async function openAt(width: number, height: number, path: string) {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1440, 900));
    const network = { ...documentNetwork([someDocument()]), ...cardNetwork([someCard()]) };
    await openPage(path, { answers: network, handlers: SHOWN });
    await pictures.getByRole('img').findElement();
  }

  it.each([
    ['a document', NEXT],
    ['a card', '/card-verifications?review=next'],
  ])('of %s has the whole width of a narrow window, above what decides', async (_what, path) => {
    await openAt(960, 1080, path);
    const [own, details] = [boxOf(frame), boxOf(declared)];
    expect(own.width).toBeGreaterThan(850);
    expect(own.height).toBeGreaterThan(340);
    expect(details.top).toBeGreaterThan(own.bottom);
    const foot = boxOf(page.getByRole('toolbar', { name: 'Decisions' }));
    expect(details.bottom).toBeLessThan(foot.top);
  });

  it('is beside what decides where the window is wide', async () => {
    await openAt(1280, 720, NEXT);
    expect(boxOf(declared).left).toBeGreaterThan(boxOf(frame).right);
  });
});

it('the pictures of the next request are loaded ahead', async () => {
  const all = [someDocument(), someDocument()];
  const [first, second] = all as [SomeDocument, SomeDocument];
  const shown: string[] = [];
  await openPage(LIST, {
    answers: documentNetwork(all),
    handlers: {
      'attachments.show': ({ url }) => {
        shown.push(url);
        return PICTURE;
      },
    },
  });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(declared).toHaveTextContent(numberOf(first));
  const wanted = [first.doc_image_url, second.doc_image_url];
  await expect.poll(() => shown).toEqual(wanted);
  await userEvent.keyboard('s1');
  await expect.element(declared).toHaveTextContent(numberOf(second));
  await expect.element(image).toBeVisible();
  expect(shown).toEqual(wanted);
});

it('Approve asks a second time when the image of the document could not be seen', {
  tags: ['2I12'],
}, async () => {
  const request = someDocument();
  const opened = await openPage(NEXT, {
    answers: documentNetwork([request]),
    handlers: {
      'attachments.show': () => {
        throw new ProblemError({ kind: 'server', status: 503, message: 'Closed' });
      },
    },
  });
  await expect.element(pictures).toHaveTextContent('Document image could not be loaded');
  await userEvent.keyboard('a');
  await expect.element(dialog).toHaveTextContent('Are you sure you want to approve this document?');
  const yes = dialog.getByRole('button', { name: 'Yes' });
  await expect.element(yes).toBeEnabled();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(dialog)
    .toHaveTextContent(
      `Approve the document of ${request.user?.name} anyway? You have not seen the image of the document.`,
    );
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
  await expect.element(yes).toBeEnabled();
  expect(await commands.violations()).toEqual([]);
  expect(opened.asked('docVerifications.approve')).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(status('1 done').first()).toBeVisible();
  await expect
    .element(status(`Document successfully verified · ${request.user?.name}`))
    .toBeVisible();
  expect(opened.asked('docVerifications.approve')).toEqual([{ id: `${request.id}` }]);
});

describe('a request decided by someone else', () => {
  it('is declined by three keys once its reason is chosen', async () => {
    const { opened, first } = await openReview();
    opened.answer({ 'docVerifications.decline': {} });
    await expect.element(declared).toHaveTextContent(numberOf(first));
    await userEvent.keyboard('5');
    await userEvent.keyboard('d');
    await expect.element(dialog.getByRole('button', { name: 'Decline' })).toBeEnabled();
    await userEvent.keyboard('y');
    await expect
      .poll(() => opened.asked('docVerifications.decline'))
      .toMatchObject([{ comments: ['ID Expired'] }]);
  });

  it('is not decided twice', async () => {
    const { opened, first } = await openReview();
    await expect.element(declared).toHaveTextContent(numberOf(first));
    await userEvent.keyboard('d');
    await dialog.getByRole('checkbox', { name: 'ID Expired' }).click();
    const decline = dialog.getByRole('button', { name: 'Decline' });
    await expect.element(decline).toBeEnabled();
    Object.assign(first, { status: 'approved' });
    await decline.click();
    await expect.element(dialog).toHaveTextContent('Nothing was sent');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(status(/^Approved by someone else at \d/u)).toBeVisible();
    expect(opened.asked('docVerifications.decline')).toEqual([]);
  });

  it('stays shown, without its keys, until the user goes on', async () => {
    const { opened, first, second } = await openReview();
    await expect.element(declared).toHaveTextContent(numberOf(first));
    decidedElsewhere(opened, first, 'declined');
    await expect.element(status(/^Declined by someone else at \d/u)).toBeVisible();
    await expect.element(declared).toHaveTextContent(numberOf(first));
    await expect.element(approve).toBeDisabled();
    expect(await commands.violations()).toEqual([]);
    await userEvent.keyboard('ads');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(declared).toHaveTextContent(numberOf(first));
    await userEvent.keyboard('n');
    await expect.element(declared).toHaveTextContent(numberOf(second));
    await expect.element(approve).toBeEnabled();
  });
});

it('Review shows the requested request, from the list and from the queue, or says that it no longer exists', async () => {
  const { opened, first, second } = await openReview(LIST);
  const current = () =>
    document.querySelector('[data-request]')?.getAttribute('data-request') ?? null;
  await rowsOf('Identity Verification').choose(`${second.id}`, 'Review');
  await expect.poll(current).toBe(`${second.id}`);
  expect(opened.place()).toBe(`${LIST}?review=${second.id}`);
  await userEvent.keyboard('s1');
  await expect.poll(current).toBe(`${first.id}`);
  expect(opened.place()).toBe(NEXT);
  await opened.goTo(`${LIST}?review=999999`);
  await expect.element(status('This request no longer exists')).toBeVisible();
  expect(current()).toBeNull();
  await userEvent.keyboard('n');
  await expect.poll(current).toBe(`${first.id}`);
});

it('cards are reviewed the same way', async () => {
  const { asked } = await openPage('/card-verifications?review=next', {
    answers: cardNetwork([someCard()]),
    handlers: SHOWN,
  });
  await expect.element(declared.getByRole('img')).toBeVisible();
  await expect.element(pictures.getByRole('img', { name: 'Card image' })).toBeVisible();
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('d');
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(status('1 done').first()).toBeVisible();
  expect(asked('cardVerifications.decline')).toHaveLength(1);
});

it('the focus stays on the screen when the button that had it goes with a skip that is undone', async () => {
  const { first } = await openReview();
  await expect.element(declared).toHaveTextContent(numberOf(first));
  await userEvent.keyboard('ss');
  await page.getByRole('button', { name: /^Undo skip/u }).click();
  await expect.element(declared).toHaveTextContent(numberOf(first));
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('two requests of one ID are reviewed one after the other', async () => {
  const request = someDocument({ data: { id_number: 'NIN-FIRST' } });
  const all = [request, { ...request, data: { id_number: 'NIN-SECOND' } }];
  await openPage(NEXT, { answers: documentNetwork(all), handlers: SHOWN });
  const twins = page.getByText('The list has 2 rows with this ID');
  await expect.element(declared).toHaveTextContent('NIN-FIRST');
  await expect.element(twins).toBeVisible();
  await userEvent.keyboard('s1');
  await expect.element(declared).toHaveTextContent('NIN-SECOND');
  await expect.element(twins).toBeVisible();
});
