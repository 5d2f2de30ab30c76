/** Every exercise by its id. */
import type { Exercise } from '../exercise.ts';
import { orderExercises } from './orders.ts';
import { peopleExercises } from './people.ts';
import { pricingExercises } from './pricing.ts';
import { reviewExercises } from './review.ts';

/** In the order in which the list shows them: the first is the one to begin with. */
export const EXERCISES = {
  ...peopleExercises,
  ...orderExercises,
  ...reviewExercises,
  ...pricingExercises,
} as const satisfies Readonly<Record<string, Exercise>>;

export type ExerciseId = keyof typeof EXERCISES;
