import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { LISTS, OF_ADMINS } from '#renderer/testing/screens.ts';
import { allHeaders } from '#renderer/testing/visible.ts';

/** The words of a header that are on two lines. */
function brokenWords(header: Element): readonly string[] {
  const text = header.firstChild;
  if (!(text instanceof Text)) return [];
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [word] : [];
  });
}

/** Those of all headers, looked at in each frame until the test has finished. */
function watchHeaders(): ReadonlySet<string> {
  const broken = new Set<string>();
  const look = () => {
    for (const header of document.querySelectorAll('.ag-header-cell-text')) {
      for (const word of brokenWords(header)) broken.add(word);
    }
    next = requestAnimationFrame(look);
  };
  let next = requestAnimationFrame(look);
  onTestFinished(() => cancelAnimationFrame(next));
  return broken;
}

const TRADER = {
  ...ADA,
  status: 'transacted-both',
  can_post_offers: true,
  can_accept_offers: true,
};
const ANSWERS = {
  ...EVERYWHERE,
  ...answersWith(someOrders(1)),
  'users.read': { data: TRADER },
  'pendingMatches.list': { data: [{ id: 1 }], pagination: { rowCount: 1 } },
};

it.each([...Object.keys({ ...LISTS, ...OF_ADMINS }), '/users/1'])(
  'no header of %s is broken inside a word',
  async (path) => {
    await openPage(path, { role: 'admin', answers: ANSWERS });
    await vi.waitUntil(() => document.querySelector('main h1'));
    const broken = watchHeaders();
    for (const grid of page.getByRole('grid').elements()) await allHeaders(grid.ariaLabel ?? '');
    expect([...broken]).toEqual([]);
  },
);
