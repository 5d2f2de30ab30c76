import { describe, expect, it } from 'vitest';
import type { Kind } from '#domain/acts/act.ts';
import { changesIn, textFacet } from '#domain/changes/changes.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import {
  type Current,
  currentOf,
  endText,
  nextState,
  type Readings,
  type ReviewInput,
  type ReviewState,
  statusOf,
  withReadings,
} from './current.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
}

const ADA: Item = { id: '7', name: 'Ada', status: null };
const BEN: Item = { id: '8', name: 'Ben', status: null };
const AT = '2026-11-20T14:02:00Z';

const RULES = {
  waits: ({ status }: Item) => status === null,
  decision: ({ status }: Item) => status,
  kind: {
    changes: changesIn<Item>([textFacet('Name', ({ name }) => name)]),
  } as Kind<Item>,
};

const NOTHING: Readings<Item> = { listed: undefined, loaded: undefined, at: AT, failed: false };
const current = (item: Item | null): Current<Item> => ({ key: item?.id ?? '7', item, end: null });

/** The current item after new readings, with its status. */
function read(before: Current<Item>, readings: Partial<Readings<Item>>) {
  const all = { ...NOTHING, ...readings };
  const next = withReadings(before, all, RULES);
  return { ...next, status: statusOf(next, all, RULES) };
}

describe('the current item', () => {
  it('is pending while the queue has it', () => {
    expect(read(current(ADA), { listed: ADA })).toEqual({ ...current(ADA), status: 'pending' });
  });

  it('stays when it has left the queue, and cannot be decided until it is loaded by its id', () => {
    expect(read(current(ADA), {})).toEqual({ ...current(ADA), status: 'loading' });
    expect(read(current(ADA), { loaded: ADA })).toEqual({ ...current(ADA), status: 'pending' });
    expect(read(current(ADA), { failed: true })).toEqual({ ...current(ADA), status: 'failed' });
  });

  it('stays when someone else decides it, with the decision and the time', () => {
    const {
      item,
      end,
      status: how,
    } = read(current(ADA), {
      loaded: { ...ADA, status: 'Declined' },
    });
    expect(item).toBe(ADA);
    expect(end).toEqual({ kind: 'decided', decision: 'Declined', at: AT });
    expect(how).toBe('over');
  });

  it('stays decided after later loads', () => {
    const over: Current<Item> = { ...current(ADA), end: { kind: 'gone' } };
    expect(read(over, { listed: ADA })).toEqual({ ...over, status: 'over' });
    expect(withReadings(over, { ...NOTHING, loaded: ADA }, RULES)).toBe(over);
  });

  it('says that it no longer exists', () => {
    const gone = read(current(ADA), { loaded: null });
    expect([gone.item, gone.end, gone.status]).toEqual([ADA, { kind: 'gone' }, 'over']);
  });

  it('stays as it was shown when someone else changes it, with the status changed', () => {
    const { item, status: how } = read(current(ADA), { listed: { ...ADA, name: 'Adaeze' } });
    expect([item, how]).toEqual([ADA, 'changed']);
  });
});

describe('an item requested by its id', () => {
  it('is loading until it is found, and never replaced by another one', () => {
    const before = currentOf<Item>(ADA.id);
    expect(read(before, {})).toEqual({ ...before, status: 'loading' });
    expect(read(before, { failed: true }).status).toBe('failed');
  });

  it.each(['listed', 'loaded'] as const)('is shown once it is %s', (where) => {
    expect(read(currentOf(BEN.id), { [where]: BEN })).toEqual({
      ...current(BEN),
      status: 'pending',
    });
  });

  it('shows an earlier decision without a time', () => {
    const decided = { ...ADA, status: 'Approved' };
    const { item, end } = read(currentOf(ADA.id), { loaded: decided });
    expect(item).toBe(decided);
    expect(end).toEqual({ kind: 'decided', decision: 'Approved', at: null });
  });

  it('is gone when the network does not have it', () => {
    expect(read(currentOf('99'), { loaded: null }).end).toEqual({ kind: 'gone' });
  });
});

describe('the state of a review', () => {
  const CALM: ReviewInput<Item> = {
    requested: null,
    isHeld: false,
    readings: NOTHING,
    next: () => ({ key: ADA.id, item: ADA }),
  };
  const EMPTY: ReviewState<Item> = { current: null, lastRequested: null };
  const WITH_ADA: ReviewState<Item> = { current: current(ADA), lastRequested: null };
  const put = (state: ReviewState<Item>, input: Partial<ReviewInput<Item>>) =>
    nextState(state, { ...CALM, ...input }, RULES);

  it('takes the next item as soon as there is one', () => {
    expect(put(EMPTY, {})).toEqual(WITH_ADA);
    expect(put(EMPTY, { next: () => undefined })).toBe(EMPTY);
  });

  it('keeps the current item when others arrive or someone else decides it', () => {
    const others = { next: () => ({ key: BEN.id, item: BEN }) };
    expect(put(WITH_ADA, others)).toBe(WITH_ADA);
    const { current: still } = put(WITH_ADA, { ...others, readings: { ...NOTHING, loaded: null } });
    expect(still).toEqual({ ...current(ADA), end: { kind: 'gone' } });
  });

  it('takes the requested item before all other pending ones', () => {
    const requested = put(WITH_ADA, { requested: BEN.id });
    expect(requested).toEqual({ current: currentOf(BEN.id), lastRequested: BEN.id });
    const readings = { ...NOTHING, loaded: BEN };
    expect(put(requested, { requested: BEN.id, readings })).toEqual({
      current: current(BEN),
      lastRequested: BEN.id,
    });
  });

  it('follows the same request only once', () => {
    const moved: ReviewState<Item> = { current: current(ADA), lastRequested: BEN.id };
    expect(put(moved, { requested: BEN.id })).toBe(moved);
    expect(put(moved, {})).toEqual(WITH_ADA);
  });

  it('keeps the current item while a question about it is open, then takes the requested one', () => {
    expect(put(WITH_ADA, { requested: BEN.id, isHeld: true })).toBe(WITH_ADA);
    expect(put(EMPTY, { isHeld: true })).toBe(EMPTY);
    expect(put(WITH_ADA, { requested: BEN.id }).current).toEqual(currentOf(BEN.id));
  });
});

describe('the text about an item that is over', () => {
  const decided = (decision: string | null, at: string | null = AT) =>
    ({ kind: 'decided', decision, at }) as const;

  it.each([
    [decided('Declined'), false, `Declined by someone else at ${shownTime(AT)}`],
    [decided('Declined'), true, `Declined at ${shownTime(AT)}`],
    [decided('Approved', null), false, 'Already approved'],
    [decided(null), false, 'This card is no longer pending'],
    [{ kind: 'gone' } as const, false, 'This card no longer exists'],
  ])('%o, our own doing: %s', (end, isOwn, text) => {
    expect(endText(end, 'card', isOwn)).toBe(text);
  });
});
