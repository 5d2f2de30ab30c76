import { describe, expect, it } from 'vitest';
import { controlOf, nextContrast, panned, turnedBy, WHOLE, zoomed } from './view.ts';

const FRAME = { width: 400, height: 200 };

describe('a view of a picture', () => {
  it('keeps the point under the pointer while zooming', () => {
    const point = { x: 100, y: -50 };
    const near = zoomed(WHOLE, 2, FRAME, point);
    expect(near.scale).toBe(2);
    // The point of the picture that was at 100 is 200 from its centre now.
    expect(near.x + 2 * 100).toBe(point.x);
    expect(near.y + 2 * -50).toBe(point.y);
  });

  it('is limited between the whole picture and a useful maximum', () => {
    expect(zoomed(WHOLE, 0.5, FRAME)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 1000, FRAME).scale).toBe(12);
  });

  it('is centred again when all of it is visible', () => {
    const near = panned(zoomed(WHOLE, 3, FRAME), { x: 150, y: 80 }, FRAME);
    expect(near).not.toEqual(WHOLE);
    expect(zoomed(near, 1 / 3, FRAME)).toMatchObject({ scale: 1, x: 0, y: 0 });
  });

  it('moves up to the edge of the image', () => {
    expect(panned(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
    const near = zoomed(WHOLE, 2, FRAME);
    expect(panned(near, { x: 1000, y: -1000 }, FRAME)).toMatchObject({ x: 200, y: -100 });
  });

  it('turns both ways and comes round', () => {
    expect(turnedBy(WHOLE, -1).turns).toBe(3);
    expect([1, 1, 1, 1].reduce((view) => turnedBy(view, 1), WHOLE)).toEqual(WHOLE);
  });

  it('goes round its steps of contrast', () => {
    const steps: number[] = [];
    let view = WHOLE;
    do {
      view = nextContrast(view);
      steps.push(view.contrast);
    } while (view.contrast !== 1);
    expect(new Set(steps).size).toBe(steps.length);
    expect(Math.max(...steps)).toBeGreaterThan(1);
  });
});

it('keys press controls, unless they are held with others', () => {
  const press = (key: string, held = {}) =>
    controlOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
  expect(['+', '=', '-', '[', ']', 'C', '0', 'x'].map((key) => press(key))).toEqual([
    'zoomIn',
    'zoomIn',
    'zoomOut',
    'turnLeft',
    'turnRight',
    'changeContrast',
    'reset',
    undefined,
  ]);
  expect(press('c', { ctrlKey: true })).toBeUndefined();
});
