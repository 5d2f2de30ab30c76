import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { someFile } from '#renderer/testing/files.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (path: string) => openPage(path, { role: 'manager' });

describe('Support Threads', () => {
  it('lists sample cases in tabs, four a page', {
    tags: ['3S01', '3S02', '3S03', '3S04', '3K09'],
  }, async () => {
    const opened = await open('/supports');
    await expect.element(heading('Support Threads')).toBeVisible();
    await expect.element(page.getByText('Sample cases, not from real users')).toBeVisible();
    const cases = page.getByRole('list', { name: 'Support Threads' }).getByRole('listitem');
    await expect.element(cases).toHaveLength(4);
    expect(textsOf(page.getByRole('tab'))).toEqual(['All', 'Opened', 'Closed']);
    await page.getByRole('tab', { name: 'Closed' }).click();
    await expect
      .element(page.getByRole('navigation', { name: 'Pages' }))
      .toHaveTextContent('1–4 of 6');
    for (const text of textsOf(cases)) expect(text).toContain('Closed');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(cases).toHaveLength(2);
    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByRole('searchbox', { name: 'Search cases' }).fill('webhook');
    await expect.element(cases).toHaveLength(1);
    expect(await commands.violations()).toEqual([]);
    await press('Open new case');
    await expect.poll(opened.place).toBe('/new-case');
    expect(opened.askedNames()).toEqual([]);
  });
});

describe('a new case', () => {
  const editor = page.getByRole('textbox', { name: 'Message' });
  const inEditor = (selector: string) => () =>
    editor.element().querySelector(selector)?.textContent ?? '';

  it('is written with everything the editor has', { tags: ['3S06', '3S07', '3S08'] }, async () => {
    await open('/new-case');
    await editor.click();
    await userEvent.keyboard('Words');
    for (const [name, selector] of [
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
    ] as const) {
      await userEvent.keyboard('{Control>}a{/Control}');
      await press(name);
      await expect.poll(inEditor(selector), { message: name }).toContain('Words');
      await expect
        .element(page.getByRole('button', { name, exact: true }))
        .toHaveAttribute('aria-pressed', 'true');
    }
    await press('Ordered list');
    await press('Blockquote');
    await expect.poll(inEditor('blockquote')).toContain('Words');
    await press('Undo');
    await expect.poll(inEditor('blockquote')).toBe('');
    await press('Redo');
    await expect.poll(inEditor('blockquote')).toContain('Words');
    await press('Blockquote');
    await userEvent.keyboard('{Control>}a{/Control}');
    await press('Code');
    await expect.poll(inEditor('code')).toContain('Words');
    await press('Code block');
    await expect.poll(inEditor('pre')).toContain('Words');
  });

  it('keeps its texts and files, and is not sent', { tags: ['3S09', '3S10', '3K09'] }, async () => {
    const opened = await open('/new-case');
    await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
    await editor.click();
    await userEvent.keyboard('Words');
    const input = document.querySelector('input[type=file]') ?? document.body;
    await userEvent.upload(input, [
      someFile('a.pdf', 'application/pdf'),
      someFile('b.exe', 'application/octet-stream'),
    ]);
    await expect.element(page.getByText('b.exe')).toBeVisible();
    await press('Remove a.pdf');
    await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument();
    await opened.goTo('/supports');
    await expect.element(heading('Support Threads')).toBeVisible();
    await opened.goTo('/new-case');
    await expect.element(page.getByText('b.exe')).toBeVisible();
    await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument();
    expect(await commands.violations()).toEqual([]);

    await press('Open case');
    await expect.element(page.getByText(/^Nothing was sent/u)).toBeVisible();
    expect(opened.place()).toBe('/new-case');
    await opened.goTo('/supports');
    await expect.element(heading('Support Threads')).toBeVisible();
    await opened.goTo('/new-case');
    await expect.element(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A question');
    await expect.element(editor).toHaveTextContent('Words');
    expect(opened.askedNames()).toEqual([]);
  });
});

describe('a case', () => {
  const code = page.getByRole('region', { name: 'Code, json' });

  it('is a conversation by date, with code that folds', {
    tags: ['3S11', '3S12', '3S13'],
  }, async () => {
    await open('/supports/1');
    await expect.element(page.getByText('Opened', { exact: true })).toBeVisible();
    const today = page.getByRole('region', { name: 'Today' });
    await expect.element(today.getByRole('listitem').first()).toBeVisible();
    expect(textsOf(page.getByRole('heading', { level: 2 })).at(-1)).toBe('Today');
    await expect.element(code).not.toHaveTextContent('"status"');
    await page.getByRole('button', { name: /^Show all \d+ lines$/u }).click();
    await expect.element(code).toHaveTextContent('"status"');
    await press('Show less');
    await expect.element(code).not.toHaveTextContent('"status"');
    const editable = code.element().querySelector('input, textarea, [contenteditable=true]');
    expect(editable).toBeNull();
    expect(await commands.violations()).toEqual([]);
  });

  it('opens at its newest message', async () => {
    await open('/supports/2');
    await expect.element(page.getByText('its file does not')).toBeInViewport();
    await expect.element(page.getByText(/reaches us two times/u)).not.toBeInViewport();
  });

  it('keeps an answer that it does not send, and can be searched', {
    tags: ['3S15', '3S16'],
  }, async () => {
    const opened = await open('/supports/1');
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await expect.element(answer).toHaveAttribute('aria-placeholder', 'Type your message here...');
    await answer.click();
    await userEvent.keyboard('An answer');
    await press('Send');
    await expect.element(page.getByText(/^Nothing was sent/u)).toBeVisible();
    await expect.element(answer).toHaveTextContent('An answer');
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('the call you make');
    await expect.element(page.getByRole('main').getByRole('listitem')).toHaveLength(1);
    await opened.goTo('/supports/nothing');
    await expect.element(page.getByText('Case nothing not found')).toBeVisible();
  });
});
