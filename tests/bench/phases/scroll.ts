/** Phase `scroll`: whether the widest table keeps up with who scrolls it sideways. */
import { startSandbox } from '#support/harness.ts';
import { openSignedIn } from '../console.ts';
import { listed, openList } from '../page/page.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, measured, single } from '../report/figures.ts';

const ORDERS = 2000;
const TIMES = 5;
/** Pixels, from one end of the table to the other. */
const DISTANCE = 1100;
/** Pixels a second: reading along, and looking for a column. */
const SPEEDS = [600, 1600];
/** A frame that is left out makes it twice as long as a screen's 16.7 ms. */
const EACH_FRAME: Aim = { of: 'p95', is: '≤', limit: 25 };
const NONE: Aim = { of: 'max', is: '=', limit: 0 };

export const scrollPhase: Phase = {
  name: 'scroll',
  title: 'The table of orders scrolled sideways',
  run,
};

/** What the page has seen of its frames since the last time it was asked. */
interface Frames {
  /** Milliseconds between two frames in which the table moved. */
  readonly between: readonly number[];
  /** Frames in which some pixel of the first row was of no cell. */
  readonly white: number;
}

async function run({ quick, add }: Context): Promise<void> {
  await using sandbox = await startSandbox({ orders: ORDERS });
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  const { page } = opened;
  await page.evaluate(openList, null);
  await page.evaluate(listed, null);
  for (const speed of SPEEDS) {
    const between: number[] = [];
    let white = 0;
    for (let time = 0; time <= (quick ? 1 : TIMES); time += 1) {
      for (const distance of [-DISTANCE, DISTANCE]) {
        await page.evaluate(watchFrames, '.ag-grid-viewport');
        await page.scroll({ x: 700, y: 500, xDistance: distance, speed });
        const frames = await page.evaluate((): Frames => window.benchFrames(), null);
        // The first time warms up.
        if (time > 0) between.push(...frames.between);
        white += frames.white;
      }
    }
    const group = `Transactions scrolled sideways, ${speed} pixels a second`;
    add(
      measured({ group, name: 'from frame to frame', unit: 'ms', aim: EACH_FRAME }, between),
      single({ group, name: 'frames with a gap in a row', unit: 'frames', aim: NONE }, white),
    );
  }
}

declare global {
  interface Window {
    benchFrames: () => Frames;
  }
}

/** In the page: watches each frame until it is asked what it saw. */
function watchFrames(selector: string): void {
  const table = document.querySelector(selector);
  const row = table?.querySelector('.ag-row[row-index="0"]');
  if (!(table && row)) throw new Error('There is no table.');
  const between: number[] = [];
  let white = 0;
  let [before, place] = [performance.now(), table.scrollLeft];
  // The last column is pinned, so that its cell is always in view.
  const hasGap = () => {
    let end = table.getBoundingClientRect().left;
    const boxes = [...row.querySelectorAll('.ag-cell')].map((cell) => cell.getBoundingClientRect());
    for (const { left, right } of boxes.sort((a, b) => a.left - b.left)) {
      if (left > end + 1) return true;
      end = Math.max(end, right);
    }
    return false;
  };
  const look = () => {
    const now = performance.now();
    if (table.scrollLeft !== place) {
      between.push(now - before);
      if (hasGap()) white += 1;
    }
    [before, place] = [now, table.scrollLeft];
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  window.benchFrames = () => {
    cancelAnimationFrame(frame);
    return { between, white };
  };
}
