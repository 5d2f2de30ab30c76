/** Files about a dispute: chosen, dropped and pasted in its dialog. */
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { DisputeSide } from '#contract/orders/disputes.ts';
import type { EndpointInput } from '#contract/wire/endpoints.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { onePixel, someFile } from '#renderer/testing/files.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const NAMES = { matcher: 'Matcher', posters_beneficiary: 'Poster Beneficiary' } as const;

const dialog = page.getByRole('dialog', { name: 'Dispute 41' });
const zone = (side: DisputeSide) =>
  dialog.getByRole('region', { name: `Upload files of the ${NAMES[side]}` });
const words = (side: DisputeSide = 'matcher') =>
  textsOf(zone(side).getByRole('list').getByRole('listitem'));

/** A PDF whose mark stands behind the header of a mail. */
const latePdf = (name: string) =>
  new File([`Content-Type: application/pdf\r\n${' '.repeat(900)}\r\n%PDF-1.7`], name);

/** The dialog of a dispute whose network keeps the files it is sent. */
async function open(update?: (name: string) => void | Promise<void>) {
  const kept: Record<DisputeSide, { originalname: string }[]> = {
    matcher: [],
    posters_beneficiary: [],
  };
  const sent: string[] = [];
  const answers: Answers = {
    ...answersWith(someOrders(2)),
    'disputes.list': () => ({
      models: [
        {
          id: 41,
          status: 'pending',
          match_id: 5,
          order: { id: 1001 },
          match: { id: 5 },
          matcher_resp_email_files: [...kept.matcher],
          poster_beneficiary_resp_email_files: [...kept.posters_beneficiary],
        },
      ],
      pagination: { rowCount: 1 },
    }),
    'disputes.update': async (input: EndpointInput<'disputes.update'>) => {
      const side = 'matcher_resp_email' in input ? 'matcher' : 'posters_beneficiary';
      const file =
        'matcher_resp_email' in input
          ? input.matcher_resp_email
          : 'poster_beneficiary_resp_email' in input && input.poster_beneficiary_resp_email;
      if (!file) return {};
      sent.push(`${side} ${file.name}`);
      await update?.(file.name);
      kept[side].push({ originalname: file.name });
      return {};
    },
  };
  const opened = await openPage('/dispute-resolutions?inspect=41', { answers });
  await page
    .getByRole('region', { name: 'Dispute 41' })
    .getByRole('button', { name: 'View' })
    .click();
  await zone('matcher').findElement();
  return { ...opened, sent };
}

const transferOf = (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

function drop(target: Element, ...files: readonly File[]) {
  const dataTransfer = transferOf(files);
  for (const type of ['dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
}

const toast = (text: string) => page.getByText(text, { exact: true });

describe('files about a dispute', () => {
  it('that are dropped together are sent one after the other, each with its own word', {
    tags: ['2D12', '2D17'],
  }, async () => {
    const { sent } = await open();
    const files = [onePixel('a.png'), someFile('note.txt', 'text/plain'), latePdf('answer.pdf')];
    drop(zone('matcher').element(), ...files, onePixel('b.png'));
    await expect
      .poll(words)
      .toEqual([
        'a.pngUploaded',
        'note.txtYou can only upload JPG, JPEG, PNG or PDF files!',
        'answer.pdfUploaded',
        'b.pngUploaded',
      ]);
    expect(sent).toEqual(['matcher a.png', 'matcher answer.pdf', 'matcher b.png']);
    await expect.element(toast('Uploaded: b.png')).toBeVisible();
    const listed = dialog.getByRole('list', { name: 'Files of the Matcher' });
    await expect.poll(() => textsOf(listed.getByRole('listitem'))).toHaveLength(3);
    expect(await commands.violations()).toEqual([]);
  });

  it('that are chosen or pasted are taken as well', async () => {
    const { sent } = await open();
    const input = zone('matcher').element().querySelector('input') ?? document.body;
    await userEvent.upload(input, [onePixel('a.png'), onePixel('b.png')]);
    await expect.poll(() => sent).toEqual(['matcher a.png', 'matcher b.png']);
    const button = zone('posters_beneficiary').getByRole('button').element();
    button.dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        clipboardData: transferOf([onePixel('image.png')]),
      }),
    );
    await expect.poll(() => sent.at(-1)).toBe('posters_beneficiary image.png');
    await expect.poll(() => words('posters_beneficiary')).toEqual(['image.pngUploaded']);
    expect(words()).toEqual(['a.pngUploaded', 'b.pngUploaded']);
  });

  it('are refused one by one by the server, in its words', async () => {
    const { sent } = await open((name) => {
      if (name !== 'a.png') return;
      throw new ProblemError({ kind: 'server', status: 413, message: 'Disk is full' });
    });
    drop(zone('matcher').element(), onePixel('a.png'), onePixel('b.png'));
    await expect.poll(words).toEqual(['a.pngUnable to upload fileDisk is full', 'b.pngUploaded']);
    expect(sent).toEqual(['matcher a.png', 'matcher b.png']);
  });

  it('can be stopped and taken away, and leaving them is asked about', async () => {
    const answer = Promise.withResolvers<void>();
    const { sent } = await open(() => answer.promise);
    drop(zone('matcher').element(), onePixel('a.png'), onePixel('b.png'), onePixel('c.png'));
    await expect
      .element(zone('matcher').getByRole('progressbar', { name: 'Uploading a.png' }))
      .toBeVisible();
    await expect
      .poll(words)
      .toEqual(['a.pngCancel upload', 'b.pngWaitingRemove', 'c.pngWaitingRemove']);
    await zone('matcher').getByRole('button', { name: 'Remove b.png' }).click();
    await expect
      .element(zone('matcher').getByRole('button', { name: 'Choose files of the Matcher' }))
      .toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const stop = page.getByRole('alertdialog', { name: 'Stop the upload?' });
    await expect.element(stop).toHaveTextContent('files that are waiting are not sent');
    await stop.getByRole('button', { name: 'Continue upload' }).click();
    answer.resolve();
    await expect.poll(words).toEqual(['a.pngUploaded', 'c.pngUploaded']);
    expect(sent).toEqual(['matcher a.png', 'matcher c.png']);
  });
});

describe('files that are given to nothing', () => {
  const several = ['a', 'b', 'c', 'd', 'e'].map((name) => onePixel(`${name}.png`));
  it.each([
    [
      '‘a.png’, ‘b.png’, ‘c.png’ and 2 more were dropped',
      (target: Element) => drop(target, ...several),
    ],
    [
      '‘a.png’, ‘b.png’ were pasted',
      (target: Element) =>
        target.dispatchEvent(
          new ClipboardEvent('paste', {
            bubbles: true,
            clipboardData: transferOf(several.slice(0, 2)),
          }),
        ),
    ],
  ])('are named: %s', async (said, give) => {
    const { sent } = await open();
    give(dialog.getByRole('heading', { name: 'Dispute 41' }).element());
    await expect
      .element(toast(`${said} where Corridor takes no files. Nothing was done with them.`))
      .toBeVisible();
    expect(sent).toEqual([]);
  });

  it('say nothing where a text comes with them, which a field takes', async () => {
    await open();
    const clipboardData = transferOf([onePixel('cells.png')]);
    clipboardData.setData('text/plain', '1001');
    const target = dialog.getByRole('heading', { name: 'Dispute 41' }).element();
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    drop(target, onePixel('after.png'));
    await expect.element(page.getByText(/‘after.png’ was dropped/u)).toBeVisible();
    expect(page.getByText(/cells.png/u).query()).toBeNull();
  });
});
