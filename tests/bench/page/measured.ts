/** Interactions that are measured again and again. */
import type { Context } from '../phase.ts';
import { type Aim, measured } from '../report/figures.ts';
import type { Page } from './chromium.ts';
import { type Interaction, interact, type Seen, type Step } from './interaction.ts';

const TIMES = 50;
const QUICK_TIMES = 5;

/** Clicks an element. */
export const click = (selector: string, nth?: number): Step =>
  nth === undefined ? { click: selector } : { click: selector, nth };
/** Is seen once it is there. */
export const shown = (selector: string): Seen => ({ shown: selector });
/** Is seen once it is there no more. */
export const gone = (selector: string): Seen => ({ gone: selector });

/** An interaction that is measured, and the one that makes it possible again. */
export interface Measured {
  readonly name: string;
  readonly aim: Aim;
  readonly do: (time: number) => Interaction;
  readonly undo: (time: number) => Interaction;
  /** Also measured, under this name. */
  readonly undoName?: string;
}

/** Measures each of `all` many times, one after the other, and adds its figures to `group`. */
export async function measureAll(
  { quick, add, say }: Context,
  page: Page,
  group: string,
  all: readonly Measured[],
): Promise<void> {
  for (const { name, aim, undoName, ...interaction } of all) {
    const done: number[] = [];
    const undone: number[] = [];
    for (let time = 0; time <= (quick ? QUICK_TIMES : TIMES); time += 1) {
      const there = await page.evaluate(interact, interaction.do(time));
      const back = await page.evaluate(interact, interaction.undo(time));
      // The first of all warms up.
      if (time === 0) continue;
      done.push(there);
      undone.push(back);
    }
    add(measured({ group, name, unit: 'ms', aim }, done));
    if (undoName) add(measured({ group, name: undoName, unit: 'ms', aim }, undone));
    say(name);
  }
}
