/** What the parts of the benchmark have in common. */
import type { Figure } from './report/figures.ts';

/** What a phase is given. */
export interface Context {
  /** Few samples and small worlds: to see that everything works. */
  readonly quick: boolean;
  /** Tells the person how far it is. */
  readonly say: (line: string) => void;
  /** Takes a figure as soon as there is one: what fails later does not lose it. */
  readonly add: (...figures: readonly Figure[]) => void;
  /** Notes what cannot be measured here, and why. */
  readonly leaveOut: (reason: string) => void;
}

/** A part of the benchmark that can be run by itself. */
export interface Phase {
  readonly name: string;
  readonly title: string;
  /** Measures, and leaves nothing running. */
  readonly run: (context: Context) => Promise<void>;
}
