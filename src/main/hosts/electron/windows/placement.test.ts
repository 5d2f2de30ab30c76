import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_SIZE, placeWindow, type Rectangle } from './placement.ts';

const LAPTOP = { x: 0, y: 25, width: 1440, height: 875 };
const MONITOR = { x: 1440, y: 0, width: 2560, height: 1400 };
const ABOVE = { x: 0, y: -1080, width: 1920, height: 1040 };

describe('a window', () => {
  it('that was never open is centred on the first screen, as large as possible', () => {
    expect(placeWindow(undefined, [MONITOR, LAPTOP])).toEqual({
      x: 2000,
      y: 250,
      width: 1440,
      height: 900,
    });
    expect(placeWindow(undefined, [LAPTOP])).toEqual(LAPTOP);
  });

  it.each<[string, Rectangle]>([
    ['on the first screen', { x: 10, y: 40, width: 1100, height: 700 }],
    ['on the second', { x: 1700, y: 100, width: 1280, height: 720 }],
    ['over both', { x: 1000, y: 100, width: 1100, height: 700 }],
    ['on the screen above', { x: 100, y: -1000, width: 1200, height: 800 }],
    [
      'with the frame Windows leaves outside the screen',
      { x: -8, y: 25, width: 1456, height: 870 },
    ],
  ])('is again where it was: %s', (_where, saved) => {
    expect(placeWindow(saved, [LAPTOP, MONITOR, ABOVE])).toMatchObject({ x: saved.x, y: saved.y });
  });

  it('moves to the first screen when its own is gone', () => {
    const saved = { x: 2000, y: 200, width: 1280, height: 720 };
    expect(placeWindow(saved, [LAPTOP])).toEqual(LAPTOP);
  });

  it('is moved onto the screen when its title bar is out of reach', () => {
    const belowTheEdge = { x: 200, y: 890, width: 1100, height: 700 };
    expect(placeWindow(belowTheEdge, [LAPTOP])).toEqual({
      x: 200,
      y: 200,
      width: 1100,
      height: 700,
    });
    const aboveTheEdge = { x: 200, y: -300, width: 1100, height: 700 };
    expect(placeWindow(aboveTheEdge, [LAPTOP])).toMatchObject({ x: 200, y: 25 });
    const mostlyLeft = { x: -1050, y: 100, width: 1100, height: 700 };
    expect(placeWindow(mostlyLeft, [LAPTOP])).toMatchObject({ x: 0, y: 100 });
  });

  it('shrinks to a smaller screen, but not below what the console needs', () => {
    const saved = { x: 0, y: 0, width: 2560, height: 1400 };
    expect(placeWindow(saved, [{ x: 0, y: 0, width: 1280, height: 720 }])).toEqual({
      x: 0,
      y: 0,
      width: 1280,
      height: 720,
    });
    expect(placeWindow(saved, [{ x: 0, y: 0, width: 800, height: 600 }])).toEqual({
      x: 0,
      y: 0,
      ...LEAST_SIZE,
    });
  });

  it('can be moved by the mouse, with any saved bounds and screens', () => {
    const rectangle = (least: number) =>
      fc.record({
        x: fc.integer({ min: -5000, max: 5000 }),
        y: fc.integer({ min: -5000, max: 5000 }),
        width: fc.integer({ min: least, max: 5000 }),
        height: fc.integer({ min: least, max: 5000 }),
      });
    const screens = fc.array(rectangle(800), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rectangle(1), screens, (saved, there) => {
        const { x, y, width } = placeWindow(saved, there);
        const reachable = there.some(
          (screen) =>
            x + width - 120 >= screen.x &&
            x + 120 <= screen.x + screen.width &&
            y + 40 - 24 >= screen.y &&
            y + 24 <= screen.y + screen.height,
        );
        expect(reachable).toBe(true);
      }),
    );
  });
});
