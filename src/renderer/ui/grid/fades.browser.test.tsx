import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderRowOnWire } from '#contract/orders/orders.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** Orders whose amounts fill their columns. */
const ORDERS = someOrders(20).map((order) => ({
  ...order,
  status: 'matched',
  poster_amount: '88888888.88',
  poster_currency: 'NGN',
  matcher_amount: '77777777.77',
  matcher_currency: 'NGN',
  poster_fee: '6666666.66',
})) satisfies readonly Partial<OrderRowOnWire>[];
const ANSWERS = { ...EVERYWHERE, ...answersWith(ORDERS) };

type Side = 'left' | 'right';

const partsOf = (row: Element, side: Side) => row.querySelector(`.ag-grid-pinned-${side}-cells`);

/** Where the columns between the pinned ones can be seen. */
function windowOf(row: Element, viewport: Element) {
  const { left } = viewport.getBoundingClientRect();
  return {
    left: partsOf(row, 'left')?.getBoundingClientRect().right ?? left,
    right: partsOf(row, 'right')?.getBoundingClientRect().left ?? left + viewport.clientWidth,
  };
}

/** Whether a row fades at that edge. */
function fades(row: Element, side: Side): boolean {
  const wrapper = partsOf(row, side)?.querySelector('.ag-grid-container-wrapper');
  const { content, width, maskImage, backgroundColor } = wrapper
    ? getComputedStyle(wrapper, '::after')
    : getComputedStyle(row, side === 'left' ? '::after' : '::before');
  return (
    content !== 'none' &&
    width === '32px' &&
    maskImage.includes('gradient') &&
    backgroundColor === getComputedStyle(row).backgroundColor
  );
}

/** The amounts that an edge cuts without a fade. */
function cutHard(viewport: Element): readonly string[] {
  return [...viewport.querySelectorAll('.ag-row:not(.ag-header-row)')].flatMap((row) => {
    const { left, right } = windowOf(row, viewport);
    return [...row.querySelectorAll('.ag-grid-scrolling-cells [class*=_money]')].flatMap(
      (money) => {
        const range = document.createRange();
        range.selectNodeContents(money);
        const text = range.getBoundingClientRect();
        const isCut = (edge: number) => text.left < edge - 1 && text.right > edge + 1;
        const cut = [
          isCut(left) && !fades(row, 'left') && 'left',
          isCut(right) && !fades(row, 'right') && 'right',
        ].filter(Boolean);
        return cut.map((side) => `${money.textContent} at the ${side}`);
      },
    );
  });
}

async function openAt(path: string, width: number) {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 720);
  await openPage(path, { answers: ANSWERS });
  await page.getByRole('link', { name: '1001', exact: true }).findElement();
  const viewport = document.querySelector('.ag-grid-viewport');
  if (!viewport) throw new Error('There is no table.');
  return viewport;
}

const drawn = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

it.each([
  ['/transactions', 1280],
  ['/transactions', 1440],
  ['/transactions', 640],
  ['/transactions?inspect=1001', 1280],
  ['/transactions-new', 760],
])('%s at %i shows each amount whole or fading, however it is scrolled', async (path, width) => {
  const viewport = await openAt(path, width);
  let left = -1;
  let cuts = 0;
  while (viewport.scrollLeft > left) {
    left = viewport.scrollLeft;
    await drawn();
    expect(cutHard(viewport), `scrolled by ${left}`).toEqual([]);
    cuts += 1;
    viewport.scrollBy({ left: 37 });
  }
  expect(cuts).toBeGreaterThan(3);
});

it('the fade has the background of a row that is selected, inspected, open or pointed at', async () => {
  const viewport = await openAt('/transactions?inspect=1002&expanded=1003', 1280);
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('link', { name: '1004', exact: true }).hover();
  await drawn();
  const looks = [...viewport.querySelectorAll('.ag-row:not(.ag-header-row, .ag-full-width-row)')]
    .slice(0, 5)
    .map((row) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(
        row.querySelector('.ag-grid-pinned-left-cells > .ag-grid-container-wrapper') ?? row,
        '::after',
      );
      return `${backgroundColor} ${backgroundImage}`;
    });
  expect(new Set(looks).size).toBe(5);
});
