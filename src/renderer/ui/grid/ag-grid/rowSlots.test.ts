import { describe, expect, it } from 'vitest';
import { NO_ROW_SLOTS, rowSlotsOf } from './rowSlots.ts';

const nothingHeld = () => false;
const first = rowSlotsOf(NO_ROW_SLOTS, ['a', 'b', 'c'], nothingHeld);

describe('the slots of a table', () => {
  it('are handed on in order when the page is turned', () => {
    expect([...rowSlotsOf(first, ['d', 'e', 'f'], nothingHeld)]).toEqual([
      ['d', 0],
      ['e', 1],
      ['f', 2],
    ]);
  });

  it('are handed on in the order they are shown in, so that no row has to move', () => {
    const turned = rowSlotsOf(first, ['c', 'a', 'b'], nothingHeld);
    expect([...rowSlotsOf(turned, ['d', 'e', 'f'], nothingHeld).values()]).toEqual([2, 0, 1]);
  });

  it('stay with their rows while some of them are still shown, and none is handed on', () => {
    expect([...rowSlotsOf(first, ['new', 'a', 'c'], nothingHeld)]).toEqual([
      ['new', 3],
      ['a', 0],
      ['c', 2],
    ]);
  });

  it('are not handed on while the old row is selected, focused or open there', () => {
    const isHeld = (id: string) => id === 'b';
    expect([...rowSlotsOf(first, ['d', 'e', 'f'], isHeld).values()]).toEqual([0, 2, 5]);
  });

  it('are as many as there are rows, and never two the same', () => {
    const more = rowSlotsOf(first, ['d', 'e', 'f', 'g', 'h'], nothingHeld);
    expect(new Set(more.values()).size).toBe(5);
    const fewer = rowSlotsOf(more, ['i'], nothingHeld);
    expect([...fewer]).toEqual([['i', 0]]);
    expect(new Set(rowSlotsOf(fewer, ['i', 'j'], nothingHeld).values()).size).toBe(2);
  });

  it('are the same when they are asked for twice', () => {
    const once = rowSlotsOf(first, ['d', 'b'], nothingHeld);
    expect(rowSlotsOf(once, ['d', 'b'], nothingHeld)).toEqual(once);
  });
});
