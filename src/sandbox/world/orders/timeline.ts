/** When the steps of an order's life happened: always in order, never after the world's end. */
import type { Random } from '../random.ts';

const MINUTE = 60_000;

/** Records steps with the pauses before them and turns them into moments at the end. */
export interface StepRecorder {
  /** A step after a pause of `least` to `most` minutes. Returns its number, for `moment`. */
  step(least: number, most: number): number;
  /** The moment of a step, once all steps are recorded. */
  moment(step: number): Date;
}

/**
 * A timeline from `start` on. If the pauses reach past `end`, all of them shrink by the same
 * factor, so that a recent order has short pauses instead of moments in the future.
 */
export function timeline(start: number, end: number, random: Random): StepRecorder {
  const offsets: number[] = [];
  const room = (end - start) * (0.3 + 0.65 * random.next());
  return {
    step: (least, most) => {
      // Squared: most pauses are short, a few are very long.
      const pause = (least + (most - least) * random.next() ** 2) * MINUTE;
      return offsets.push((offsets.at(-1) ?? 0) + pause) - 1;
    },
    moment: (step) => {
      const whole = offsets.at(-1) ?? 0;
      const scale = whole > room ? room / whole : 1;
      return new Date(start + Math.floor((offsets[step] ?? 0) * scale));
    },
  };
}
