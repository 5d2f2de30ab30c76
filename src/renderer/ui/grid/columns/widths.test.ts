import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '#renderer/client/desk/store.ts';
import { followDates } from '#renderer/client/kept/dates.ts';
import { pixelsOf, WIDTH } from './widths.ts';

/** The columns of instants once the person has dates written so. */
function writtenAs(form: string, locale = 'en-US') {
  onTestFinished(() => followDates(createStore({}), null));
  followDates(createStore({ dates: form }), locale);
  return [pixelsOf(WIDTH.instant), pixelsOf(WIDTH.completedOrCancelled)];
}

describe('the pixels of a column', () => {
  it('are those declared', () => {
    expect(pixelsOf(94)).toBe(94);
  });

  it('follow the height of the rows, by default the higher one', () => {
    expect(pixelsOf(WIDTH.orderStatus, 'compact')).toBe(200);
    expect(pixelsOf(WIDTH.orderStatus, 'comfortable')).toBe(152);
    expect(pixelsOf(WIDTH.orderStatus)).toBe(152);
  });

  it('are those of the signs of a day, and of both sides', () => {
    expect(WIDTH.day).toBe(101);
  });

  it('follow the form of dates, and hold the longest word of a header', () => {
    expect(writtenAs('short')).toEqual([183, 183]);
    expect(writtenAs('short', 'de')).toEqual([180, 180]);
    expect(writtenAs('iso')).toEqual([163, 163]);
    expect(writtenAs('letters')).toEqual([144, 160]);
  });
});
