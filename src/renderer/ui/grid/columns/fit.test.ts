import { describe, expect, it } from 'vitest';
import { type ArrangedColumn, widthOf } from '../layout.ts';
import type { Column } from './column.tsx';
import { fitInto, isSame, pinnedTo } from './fit.ts';

type Some = Partial<Column<unknown>> & { readonly hidden?: true; readonly isSet?: true };
type Arranged = readonly ArrangedColumn<Column<unknown>>[];

const text = () => null;
const amount = () => ({ amount: null, currency: null });
const LEFT = { pinned: 'left' } as const;
const RIGHT = { pinned: 'right' } as const;

/** A column of that many pixels, as it is left. */
function some(id: string, width: number, { hidden, isSet, ...more }: Some = {}) {
  const column: Column<unknown> = { id, header: id, width, text, ...more };
  return { column, width, isSet: isSet === true, hidden: hidden === true };
}

/** Fits columns into a frame with that many pixels for them, beside the scrollbar. */
const fitted = (columns: Arranged, width: number, { boxes = 0, spread = 1 } = {}) =>
  fitInto(columns, boxes, { width: width + boxes + 16, spread });

/** The ids of what is pinned at the left, what scrolls and what is pinned at the right. */
const placesIn = (columns: Arranged, width: number) => {
  const { columns: placed } = fitted(columns, width);
  return (['left', undefined, 'right'] as const).map((side) =>
    pinnedTo(side, placed)
      .map(({ column }) => column.id)
      .join(' '),
  );
};
const widthsIn = (columns: Arranged, width: number) =>
  fitted(columns, width).columns.map(({ width: pixels }) => pixels);

describe('what columns leave', () => {
  const columns = [some('id', 100, LEFT), some('name', 200), some('gone', 50, { hidden: true })];

  it('is room to share from the pixel on in which they fit, beside scrollbar and boxes', () => {
    expect(fitted(columns, 300).hasSpareWidth).toBe(true);
    expect(fitted(columns, 299).hasSpareWidth).toBe(false);
    expect(fitInto(columns, 30, { width: 346, spread: 1 }).hasSpareWidth).toBe(true);
    expect(fitInto(columns, 30, { width: 345, spread: 1 }).hasSpareWidth).toBe(false);
  });
});

describe('pins', () => {
  const id = some('id', 100, LEFT);
  const status = some('status', 100, RIGHT);
  const refund = some('refund', 100, { ...RIGHT, hideable: true });
  const actions = some('actions', 60, RIGHT);

  it('hold as long as something between them can be read', () => {
    const columns = [id, some('name', 400), status];
    expect(placesIn(columns, 340)).toEqual(['id', 'name', 'status']);
    // At the right the first one would hold longest: it is the only one.
    expect(placesIn(columns, 339)).toEqual(['id', 'name status', '']);
    expect(placesIn(columns, 239)).toEqual(['', 'id name status', '']);
  });

  it('let go at the right from the last one, those first that may be hidden', () => {
    const columns = [id, some('name', 400), status, refund, actions];
    expect(placesIn(columns, 500)).toEqual(['id', 'name', 'status refund actions']);
    expect(placesIn(columns, 499)).toEqual(['id', 'name refund', 'status actions']);
    expect(placesIn(columns, 399)).toEqual(['id', 'name refund actions', 'status']);
    expect(placesIn(columns, 339)).toEqual(['id', 'name status refund actions', '']);
  });

  it('hold at the left longer than those at the right, there from the first one', () => {
    const columns = [id, some('name', 80, LEFT), some('memo', 400), status];
    expect(placesIn(columns, 420)).toEqual(['id name', 'memo', 'status']);
    expect(placesIn(columns, 419)).toEqual(['id name', 'memo status', '']);
    expect(placesIn(columns, 319)).toEqual(['id', 'name memo status', '']);
    expect(placesIn(columns, 239)).toEqual(['', 'id name memo status', '']);
  });

  it('of hidden columns take no room', () => {
    const hidden = some('second', 200, { ...RIGHT, hidden: true });
    expect(placesIn([id, some('name', 400), status, hidden], 340)[2]).toBe('status');
  });

  describe('beside amounts', () => {
    const sent = some('sent', 120, { amount });
    const received = some('received', 120, { amount });
    const fee = some('fee', 90, { amount, isSummed: false });
    const columns = [id, some('type', 60), sent, received, fee, status, refund];

    it('let go so that all amounts of a selection are in sight, where the first at the right holds', () => {
      expect(placesIn(columns, 600)).toEqual(['id', 'type sent received fee', 'status refund']);
      expect(placesIn(columns, 599)).toEqual(['id', 'type sent received fee refund', 'status']);
      expect(placesIn(columns, 500)).toEqual(['id', 'type sent received fee refund', 'status']);
    });

    it('let go for the first one alone where they would not hold beside all', () => {
      expect(placesIn(columns, 499)).toEqual(['id', 'type sent received fee', 'status refund']);
      expect(placesIn(columns, 480)).toEqual(['id', 'type sent received fee', 'status refund']);
      expect(placesIn(columns, 479)).toEqual(['id', 'type sent received fee refund', 'status']);
      expect(placesIn(columns, 380)).toEqual(['id', 'type sent received fee refund', 'status']);
    });

    it('hold where an amount is too far away, or is not added up', () => {
      const far = [id, some('memo', 361), sent, status];
      expect(placesIn(far, 340)).toEqual(['id', 'memo sent', 'status']);
      expect(placesIn(far, 600)).toEqual(['id', 'memo sent', 'status']);
      expect(placesIn([id, some('memo', 300), fee, status], 340)[2]).toBe('status');
    });

    it('give way to the first amount, which is pinned, where it and the first at the right fit beside each other', () => {
      const wide = [id, some('type', 200), sent, status, refund];
      expect(placesIn(wide, 519)).toEqual(['id sent', 'type refund', 'status']);
      expect(placesIn(wide, 460)).toEqual(['id sent', 'type refund', 'status']);
      expect(placesIn(wide, 459)).toEqual(['id', 'type sent status refund', '']);
      const farthest = [id, some('memo', 360), sent, status];
      expect(placesIn(farthest, 600)).toEqual(['id sent', 'memo', 'status']);
    });

    it('hold again where not even the first amount can be read', () => {
      const wide = [id, some('type', 200), sent, status, refund];
      expect(placesIn(wide, 420)).toEqual(['id', 'type sent status refund', '']);
      expect(placesIn(wide, 419)).toEqual(['id', 'type sent refund', 'status']);
    });

    it('give no way to an amount where nothing is pinned at the right', () => {
      expect(placesIn([id, some('type', 300), sent], 400)).toEqual(['id', 'type sent', '']);
    });
  });
});

describe('a column that may grow', () => {
  const id = some('id', 100, LEFT);
  const reference = some('reference', 80, { growsTo: 188 });
  const sent = some('sent', 120, { amount });
  const status = some('status', 100, RIGHT);

  it('takes the room beside the amounts, in steps of eight pixels', () => {
    const columns = [id, reference, sent, some('memo', 300), status];
    expect(widthsIn(columns, 407)).toEqual([100, 80, 120, 300, 100]);
    expect(widthsIn(columns, 408)).toEqual([100, 88, 120, 300, 100]);
    expect(widthsIn(columns, 423)).toEqual([100, 96, 120, 300, 100]);
    expect(widthsIn(columns, 2000)[1]).toBe(188);
  });

  it('is as wide as its texts at least', () => {
    expect(widthsIn([id, reference, sent, some('memo', 300), status], 250)[1]).toBe(80);
  });

  it('leaves itself in sight where it is behind the amounts', () => {
    const columns = [id, sent, some('memo', 60), reference, status];
    expect(widthsIn(columns, 467)[3]).toBe(80);
    expect(widthsIn(columns, 468)[3]).toBe(88);
  });

  it('keeps the width that a person gave it', () => {
    const set = some('reference', 80, { growsTo: 188, isSet: true });
    expect(widthsIn([id, set, sent], 2000)[1]).toBe(80);
  });
});

describe('signs that a person has set apart', () => {
  it('make columns wider, but those that a person gave a width', () => {
    const columns = [some('id', 101), some('name', 200, { isSet: true })];
    const { columns: wide } = fitted(columns, 1000, { spread: 1.5 });
    expect(wide.map(({ width }) => width)).toEqual([152, 200]);
    expect(fitted(columns, widthOf(wide) - 1, { spread: 1.5 }).hasSpareWidth).toBe(false);
  });
});

describe('two ways to fit the same columns', () => {
  const [id, status] = [some('id', 100, LEFT), some('status', 100, RIGHT)];
  const growing = [id, some('reference', 80, { growsTo: 188 }), some('memo', 300), status];
  const plain = [id, some('name', 300), status];

  it('are the same where pins, widths and spare room are', () => {
    expect(isSame(fitted(growing, 384), fitted(growing, 391))).toBe(true);
  });

  it.each([
    ['widths', growing, 383, 384],
    ['pins', plain, 339, 340],
    ['spare room', plain, 499, 500],
  ])('are not with other %s', (_what, columns, one, other) => {
    expect(isSame(fitted(columns, one), fitted(columns, other))).toBe(false);
  });

  it('are not with another order of columns', () => {
    const two = [some('sent', 100), some('received', 100)];
    expect(isSame(fitted(two, 100), fitted(two.toReversed(), 100))).toBe(false);
  });
});
