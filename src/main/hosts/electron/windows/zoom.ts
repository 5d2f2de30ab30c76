/** The steps of the zoom, as browsers have them; 1 is 100 %. */
const STEPS = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

export type ZoomDirection = 'in' | 'out' | 'reset';

/** Factors that differ by less come from rounding. */
const SAME = 0.005;

/** The factor one step further; the ends stay where they are. */
export function nextZoom(current: number, direction: ZoomDirection): number {
  if (direction === 'reset') return 1;
  const next =
    direction === 'in'
      ? STEPS.find((step) => step > current + SAME)
      : STEPS.findLast((step) => step < current - SAME);
  return next ?? current;
}
