/** The places for files of the sample screens: what is dropped on them. */
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { onePixel, someFile } from '#renderer/testing/files.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const refusals = (name: string) => page.getByRole('status', { name: `Not taken: ${name}` });

/** A folder that Chromium takes for a file: it cannot be read. */
const unreadable = (name: string): File =>
  Object.assign(someFile(name, ''), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
  });

/** Drops files; the browser would make others of those that cannot be read. */
function drop(target: Element, ...files: readonly File[]) {
  const dataTransfer = {
    types: ['Files'],
    items: files.map((file) => ({
      kind: 'file',
      getAsFile: () => file,
      webkitGetAsEntry: () => null,
    })),
  };
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  target.dispatchEvent(event);
}

const open = (path: string, role: string | null = 'manager') =>
  openPage(path, { role, answers: answersWith([]) });

describe('a place for files', () => {
  it('takes all that are dropped on it, and names a folder with the reason', {
    tags: ['3S09'],
  }, async () => {
    await open('/new-case');
    const place = region('Attachments');
    drop(
      await place.findElement(),
      onePixel('a.png'),
      unreadable('Evidence.png'),
      someFile('b', ''),
    );
    await expect.element(place.getByRole('button', { name: 'Remove a.png' })).toBeVisible();
    await expect.element(place.getByRole('button', { name: 'Remove b' })).toBeVisible();
    await expect
      .element(refusals('Attachments'))
      .toHaveTextContent(
        'Evidence.png: This file could not be read. If it is a folder, open it and choose the files in it.',
      );
    expect(await commands.violations()).toEqual([]);
    drop(place.element(), onePixel('c.png'));
    await expect.element(place.getByRole('button', { name: 'Remove c.png' })).toBeVisible();
    await expect.element(refusals('Attachments')).toBeEmptyDOMElement();
  });

  it.each([
    ['/licence', null, 'Bank license'],
    ['/profile?tab=licensure', 'manager', 'Income Statement'],
    ['/profile?tab=bank', 'manager', 'Company logo'],
  ])('for one file takes one: %s', { tags: ['3P06', '3W10'] }, async (path, role, name) => {
    await open(path, role);
    const place = await region(name).findElement();
    drop(place, onePixel('a.png'), onePixel('b.png'));
    await expect
      .element(refusals(name))
      .toHaveTextContent(
        'a.png: Only one file can be chosen here.b.png: Only one file can be chosen here.',
      );
    drop(place, onePixel('a.png'));
    await expect.element(refusals(name)).toBeEmptyDOMElement();
    const taken = () => place.textContent.includes('a.png') || place.querySelector('img') !== null;
    await expect.poll(taken).toBe(true);
  });
});

it('a file that is dropped on the sign-in screen is not opened, and a message names it', async () => {
  await open('/login', null);
  const heading = page.getByRole('heading', { level: 1 });
  drop(await heading.findElement(), unreadable('Folder'));
  await expect
    .element(
      page.getByText(
        '‘Folder’ was dropped where Corridor takes no files. Nothing was done with it.',
      ),
    )
    .toBeVisible();
});
