import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { chooseAction } from '#renderer/testing/choose.ts';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const RIBBONS = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  content: `<p>Fees of <a href="https://fees.test/${index + 1}">${index + 1}</a></p>`,
  is_active: index % 2 === 0,
}));

const cards = page.getByRole('list', { name: 'Ribbons' }).getByRole('article');
const card = (id: string) => page.getByRole('article', { name: `Ribbon ${id}` });
const form = page.getByRole('dialog', { name: /^(?:Create|Update) ribbon$/u });
const editor = page.getByRole('textbox', { name: 'Ribbon' });
const question = page.getByRole('alertdialog');

async function openList(models: readonly object[] = RIBBONS) {
  const opened = await openPage('/ribbons', {
    role: 'manager',
    answers: {
      ...answersWith([]),
      'ribbons.list': (input) => pageOf(models, input),
      'ribbons.update': {},
    },
  });
  await cards.first().findElement();
  return opened;
}

it('there are four cards a page, cut from pages of ten, with their actions', {
  tags: ['2B01', '2B02', '2B03', '2B04', '2B05', '2B06', '2B07'],
}, async () => {
  const opened = await openList();
  await expect.element(cards).toHaveLength(4);
  expect(await commands.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect
    .element(page.getByRole('navigation', { name: 'Pages' }))
    .toHaveTextContent('9–12 of 25');
  await expect.element(card('12')).toHaveTextContent('Inactive12');
  await expect.element(card('9').getByRole('link')).toHaveAttribute('href', 'https://fees.test/9');
  await expect.poll(opened.place).toBe('/ribbons?page=3');
  for (const asked of [1, 2]) {
    expect(opened.asked('ribbons.list')).toContainEqual({ page: asked, pageSize: 10 });
  }

  const items = page.getByRole('menuitem');
  for (const [id, enabled, disabled] of [
    ['9', 'Unpublish', 'Publish'],
    ['10', 'Publish', 'Unpublish'],
  ] as const) {
    await card(id)
      .getByRole('button', { name: /^Actions/u })
      .click();
    await expect.poll(() => textsOf(items)).toEqual(['Edit', 'Publish', 'Unpublish', 'Remove']);
    await expect.element(page.getByRole('menuitem', { name: enabled })).toBeEnabled();
    await expect.element(page.getByRole('menuitem', { name: disabled })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(items).not.toBeInTheDocument();
  }
});

it('failures say the words of the specification, and the typed text stays', {
  tags: ['2B17', '2B18'],
}, async () => {
  const refused = refuses('Not at this hour');
  const opened = await openList();
  opened.answer({
    'ribbons.create': refused,
    'ribbons.update': refused,
    'ribbons.remove': refused,
  });
  await page.getByRole('button', { name: 'Create new ribbon' }).click();
  await expect.element(editor).toHaveFocus();
  await expect.element(form).not.toHaveTextContent('will be removed');
  await userEvent.keyboard('Kept');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect.element(form).toHaveTextContent('Error creating ribbonNot at this hour');
  await expect.element(editor).toHaveTextContent('Kept');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await chooseAction('Edit', card('1'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form).toHaveTextContent('Error updating ribbon');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await chooseAction('Remove', card('1'));
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.element(question).toHaveTextContent('Error creating ribbon');
  await question.getByRole('button', { name: 'No' }).click();

  opened.answer({ 'ribbons.list': refuses('Not at this hour', 500) });
  await opened.reload();
  await expect.element(question).toHaveTextContent('ErrorNot at this hour');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByText('The ribbons could not be loaded.')).toBeVisible();
});

it('a ribbon that someone else has changed is asked about again', async () => {
  const opened = await openList();
  await chooseAction('Edit', card('1'));
  await expect.element(editor).toHaveFocus();
  await userEvent.keyboard('Mine ');
  const theirs = { ...RIBBONS[0], content: '<p>Theirs</p>' };
  opened.answer({ 'ribbons.list': { models: [theirs], pagination: { rowCount: 1 } } });
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(form).toHaveTextContent('The ribbon has changed since you opened it');
  await expect.element(form).toHaveTextContent('Theirs');
  expect(opened.asked('ribbons.update')).toEqual([]);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(opened.asked('ribbons.update')).toMatchObject([
    { id: '1', content: expect.stringContaining('Mine') },
  ]);
});

it('no active content is shown, and ribbons with missing fields are', {
  tags: ['2B16'],
}, async () => {
  const content = [
    '<p>Hi<script>window.broken = 1</script><img src=x onerror="window.broken = 1"> you</p>',
    '<a href="javascript:window.broken = 1" onclick="window.broken = 1">nowhere</a>',
    '<svg onload="window.broken = 1"><style>p { display: none }</style></svg><iframe srcdoc="x"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.broken = 1"></style></mglyph></table></mtext></math>ok',
  ].join('');
  await openList([{ id: 'x-1', content, is_active: '1' }, { id: 2 }]);
  await expect.element(cards).toHaveLength(2);
  await expect.element(card('x-1')).toHaveTextContent(/Hi you.*nowhere/u);
  expect(card('x-1').element().querySelector('img, script, style, iframe, a')).toBeNull();
  await chooseAction('Edit', card('x-1'));
  await expect.element(editor).toHaveTextContent('Hi you');
  expect(form.element().querySelector('img, script, iframe, a')).toBeNull();
  expect('broken' in window).toBe(false);
});

it('a link of a ribbon opens no page without encryption: its address is copied', async () => {
  const copied = watchCopies();
  const content = '<a href="http://plain.example/">plain</a> <a href="mailto:a@b.example">us</a>';
  const opened = await openList([{ id: 1, content }]);
  await page.getByRole('link', { name: 'plain' }).click();
  await expect.element(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(copied()).toBe('http://plain.example/');
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'us' }).click();
  await expect.element(question).toHaveTextContent('mailto:a@b.example');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(opened.calls.map(({ name }) => name)).not.toContain('link.open');
});

/** A ribbon as the network's own programs write them. */
const WRITTEN =
  '<h2 style="text-align: center">Rates</h2><ul><li>NGN up</li><li>GHS <b style="color: #b10e1c">down</b></li></ul>' +
  '<table><tbody><tr><td>EUR</td></tr></tbody></table>' +
  '<p class="note">See <a href="https://a.test/" target="_blank" rel="noopener">all</a>.</p>';

it('a ribbon of others is shown and keeps everything but the letter that is edited', {
  tags: ['2B05', '2B12'],
}, async () => {
  const opened = await openList([{ id: 1, content: WRITTEN }]);
  await expect.element(card('1').getByRole('heading', { name: 'Rates' })).toBeVisible();
  await expect.element(card('1').getByRole('listitem').first()).toHaveTextContent('NGN up');
  await expect
    .element(card('1').getByText('down'))
    .toHaveStyle({ color: 'rgb(177, 14, 28)', fontWeight: '600' });
  expect(getComputedStyle(card('1').getByRole('heading').element()).textAlign).toBe('center');
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await card('1').click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => write.mock.lastCall).toBeDefined();
  const copied = await write.mock.lastCall?.[0][0]?.getType('text/plain');
  expect(await copied?.text()).toContain('Rates NGN up GHS down EUR See all.');
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await chooseAction('Edit', card('1'));
  await expect.element(editor.getByText('Cannot be edited here.', { exact: false })).toBeVisible();
  expect(await commands.violations()).toEqual([]);
  await expect.element(editor).toHaveFocus();
  await userEvent.keyboard('!');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(opened.asked('ribbons.update')).toEqual([
    { id: '1', content: WRITTEN.replace('</a>.', '</a>.!') },
  ]);
});

it('what will be removed from a ribbon is named before it is saved', {
  tags: ['2B12'],
}, async () => {
  const content = '<p onclick="x()">Hi<script>x()</script></p>';
  const opened = await openList([{ id: 1, content }]);
  await chooseAction('Edit', card('1'));
  const said = 'Corridor does not save: onclick, script.';
  await expect.element(form).toHaveTextContent(said);
  await expect.element(editor).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(form).toHaveTextContent(said);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(opened.asked('ribbons.update')).toEqual([{ id: '1', content: '<p>Hi!</p>' }]);
});
