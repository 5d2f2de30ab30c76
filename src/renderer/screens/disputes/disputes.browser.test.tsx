import { describe, expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const STATEMENT = {
  side: 'matcher',
  source_type: 'bank_statement',
  data: { transactions: [{ amount: '50.00', currency: 'NGN', date: null }] },
};
const RESPONSE = {
  side: 'posters_beneficiary',
  source_type: 'email_response',
  data: { received: false },
};

const DISPUTE = {
  id: 41,
  status: 'pending',
  match_id: 5,
  order: { id: 1001, postersBeneficiary: { full_name: 'Bola Ade' } },
  match: {
    id: 5,
    matcher_amount: 50,
    matcher_currency: 'NGN',
    user: { id: 7, full_name: 'Ada Obi' },
    latestValidationData: [STATEMENT, RESPONSE],
  },
  pb_response: 0,
  matcher_resp_email_files: [
    { originalname: 'receipt.pdf', filepath: '/files/1', mimetype: 'application/pdf' },
  ],
};

const withData = (entry: object) => ({
  ...DISPUTE,
  match: { ...DISPUTE.match, latestValidationData: [entry] },
});
const textsIn = (elements: HTMLCollection) => [...elements].map((each) => each.textContent);

const OPEN = "Open in the system's viewer";

const answersOf = (dispute: object): Answers => ({
  ...answersWith(someOrders(2)),
  'disputes.list': { models: [dispute], pagination: { rowCount: 1 } },
});
const ANSWERS = answersOf(DISPUTE);

const pane = page.getByRole('region', { name: 'Dispute 41' });
const matcher = pane.getByRole('region', { name: 'Matcher', exact: true });
const data = matcher.getByRole('table', { name: 'Validation data of the Matcher, Bank statement' });

async function openPane(role = 'admin', answers = ANSWERS) {
  const opened = await openPage('/dispute-resolutions?inspect=41', { role, answers });
  await pane.getByRole('button', { name: 'View' }).findElement();
  return opened;
}

/** The buttons of what can be done about a dispute, in the pane or the dialog. */
const offered = (place: Locator) =>
  textsOf(place.getByRole('group', { name: 'Actions' }).getByRole('button'));

describe('what can be done about a dispute', () => {
  const ASIDE = ['Refresh transaction data', 'Validation Details'];
  const BY_ALL = ['Dismiss', 'Approve', 'Decline'];
  const BY_ADMINS = [...BY_ALL, 'Approve Match', 'Cancel Match'];

  it('stands in one group below its verdict, in the pane and in the dialog', {
    tags: ['2D05', '2D06'],
  }, async () => {
    await openPane();
    const head = (place: Locator) => place.getByRole('region', { name: 'What is awaited' });
    await expect.poll(() => offered(head(pane))).toEqual([...BY_ADMINS, 'View', ...ASIDE]);
    expect(await commands.violations()).toEqual([]);
    await pane.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispute 41' });
    await expect.poll(() => offered(head(dialog))).toEqual([...BY_ADMINS, ...ASIDE]);
  });

  it('has nothing about a match for a role that decides nothing about it', {
    tags: ['2D06'],
  }, async () => {
    await openPane('manager');
    await expect.poll(() => offered(pane)).toEqual([...BY_ALL, 'View', ...ASIDE]);
  });
});

describe('the sides of a dispute', () => {
  it('show the files above the validation data', async () => {
    await openPane();
    const headings = matcher.getByRole('heading');
    await expect.poll(() => textsOf(headings)).toEqual(['Matcher', 'Files', 'Validation data']);
  });

  it.each([
    ['receipt.pdf', 'receipt'],
    [`${'转'.repeat(84)}.pdf`, '转'.repeat(84)],
    ['转'.repeat(300), '转'.repeat(85)],
    ['  .pdf', 'dispute-file'],
  ])('save the file %s under a name that has room', async (originalname, name) => {
    const file = { originalname, filepath: '/files/1', mimetype: 'application/pdf' };
    const saved = { status: 'saved', folder: '/x', fileName: 'a.pdf', opened: true } as const;
    const { calls } = await openPage('/dispute-resolutions?inspect=41', {
      answers: answersOf({ ...DISPUTE, matcher_resp_email_files: [file] }),
      handlers: { 'attachments.save': () => saved },
    });
    await matcher.getByRole('button', { name: OPEN }).click();
    await expect
      .poll(() => calls.find((call) => call.name === 'attachments.save')?.input)
      .toMatchObject({ url: '/files/1', name });
  });

  it('say of a PDF that it is not shown, and when no program opened it', async () => {
    const saved = { status: 'saved', folder: '/x', fileName: 'a.pdf', opened: false } as const;
    await openPage('/dispute-resolutions?inspect=41', {
      answers: ANSWERS,
      handlers: { 'attachments.save': () => saved },
    });
    const file = matcher.getByRole('listitem');
    await expect.element(file).toHaveTextContent(`receipt.pdfPDF, not shown here${OPEN}`);
    await file.getByRole('button', { name: OPEN }).click();
    await expect
      .element(page.getByText('No program of this computer opened it.', { exact: false }).last())
      .toBeVisible();
  });

  it('show what a source says of payments as a table, with the disputed amount marked, and as it was sent', {
    tags: ['2D23'],
  }, async () => {
    const transactions = [
      { amount: '50.00', currency: 'NGN', date: '2026-11-20', name: 'Bola Ade', reference: 'R1' },
      { amount: 50, currency: 'GHS', date: null },
      { amount: '50', name: 'Gym' },
    ];
    await openPane(
      'admin',
      answersOf(withData({ ...STATEMENT, data: { transactions, checked_at: 'today' } })),
    );
    const cells = data
      .getByRole('row')
      .elements()
      .map(({ children }) => textsIn(children));
    expect(cells).toEqual([
      ['Date', 'Amount', 'Who and other details'],
      ['2026-11-20', '50.00 NGNMatches what the matcher pays', 'Bola AdeReference: R1'],
      ['–', '50.00 GHS', '–'],
      ['–', '50.00Same number as the matcher pays, no currency to compare', 'Gym'],
    ]);
    await expect.element(matcher).toHaveTextContent('Checked at: today');
    expect(await commands.violations()).toEqual([]);
    await matcher.getByRole('button', { name: 'Show as sent' }).click();
    await expect.element(matcher).toHaveTextContent('"amount": "50.00"');
    await expect.element(data).not.toBeInTheDocument();
    await matcher.getByRole('button', { name: 'Show as table' }).click();
    await expect.element(data).toBeVisible();
  });

  it('show data without a list of payments as it was sent, and say so', {
    tags: ['2D23'],
  }, async () => {
    await openPane();
    const beneficiary = pane.getByRole('region', { name: 'Poster Beneficiary' });
    await expect
      .element(beneficiary)
      .toHaveTextContent('This data has no list of payments. It is shown as it was sent.');
    await expect.element(beneficiary).toHaveTextContent('"received": false');
    await expect.element(beneficiary.getByRole('button')).not.toBeInTheDocument();
  });

  it('say how many payments of a long list are shown, and that there are none', async () => {
    const long = Array.from({ length: 101 }, (_, amount) => ({ amount }));
    const opened = await openPane(
      'admin',
      answersOf(withData({ ...STATEMENT, data: { transactions: long } })),
    );
    await expect.element(matcher).toHaveTextContent('100 of 101 payments are shown.');
    opened.answer(answersOf(withData({ ...STATEMENT, data: { transactions: [] } })));
    await opened.reload();
    await expect.element(matcher).toHaveTextContent('The list of payments is empty');
  });
});

describe('the links between a dispute and its order', () => {
  it('lead to the order, and to its match among the parties', async () => {
    const { place, goBack } = await openPane();
    await pane.getByRole('link', { name: '5', exact: true }).click();
    await expect.poll(place).toBe('/transactions/1001?tab=parties');
    await goBack();
    await pane.getByRole('link', { name: '1001' }).click();
    await expect.poll(place).toBe('/transactions/1001');
  });

  it('lead back to a dispute that was loaded', async () => {
    const { place } = await openPane();
    await pane.getByRole('link', { name: '1001' }).click();
    await page.getByRole('link', { name: 'Dispute 41' }).click();
    await expect.poll(place).toBe('/dispute-resolutions?page=1&inspect=41');
    await expect.element(pane).toBeVisible();
  });

  it('name none, and ask for none, where no disputes were loaded', async () => {
    const { asked } = await openPage('/transactions/1001', { answers: ANSWERS });
    await expect.element(page.getByRole('heading', { name: 'Order: 1001' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Dispute 41' })).not.toBeInTheDocument();
    expect(asked('disputes.list')).toEqual([]);
  });
});

describe('the question before an act', () => {
  const evidence = page.getByRole('alertdialog').getByRole('list', { name: 'Evidence' });
  const rows = evidence.getByRole('listitem');

  it('says what the data of the dispute means for the match', { tags: ['2D08'] }, async () => {
    await openPane();
    await pane.getByRole('button', { name: 'Approve Match' }).click();
    await expect
      .poll(() => textsOf(rows).map((text) => text?.trim()))
      .toEqual([
        'Contradicts The beneficiary says that the payment did not arrive.',
        "Supports The matcher's statement shows 50.00 NGN.",
      ]);
    expect(await commands.violations()).toEqual([]);
  });

  it('does not say in whose favour a dispute is decided: that is not known', async () => {
    await openPane();
    await pane.getByRole('button', { name: 'Dismiss' }).click();
    await expect
      .element(evidence)
      .toHaveTextContent('The beneficiary says that the payment did not arrive');
    await expect.element(evidence).not.toHaveTextContent('Contradicts');
  });
});

it('a question about a dispute has no link to leave it by', async () => {
  await openPane();
  await pane.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveTextContent('take this action - Decline?');
  await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  expect(dialog.getByRole('link').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
});
