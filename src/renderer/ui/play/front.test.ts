import { describe, expect, it } from 'vitest';
import { changesIn, textFacet } from '#domain/changes.ts';
import { formatTime } from '#domain/format.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';
import {
  type Circumstances,
  endText,
  type Front,
  follow,
  frontOf,
  type Place,
  placed,
  type Sight,
  standing,
} from './front.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
}

const ADA: Item = { id: '7', name: 'Ada', status: null };
const BEN: Item = { id: '8', name: 'Ben', status: null };
const AT = '2026-11-20T14:02:00Z';

const RULES = {
  itemId: ({ id }: Item) => id,
  waits: ({ status }: Item) => status === null,
  decision: ({ status }: Item) => status,
  subject: {
    changes: changesIn<Item>([textFacet('Name', ({ name }) => name)]),
  } as Subject<Item>,
};

const NOTHING: Sight<Item> = { listed: undefined, looked: undefined, at: AT, failed: false };
const front = (item: Item | null): Front<Item> => ({ id: item?.id ?? '7', item, end: null });

/** What is before the person after a reading, and how it stands with it. */
function read(before: Front<Item>, sight: Partial<Sight<Item>>) {
  const all = { ...NOTHING, ...sight };
  const next = follow(before, all, RULES);
  return { ...next, standing: standing(next, all, RULES) };
}

describe('what is before the person', () => {
  it('waits while the queue has it', () => {
    expect(read(front(ADA), { listed: ADA })).toEqual({ ...front(ADA), standing: 'waits' });
  });

  it('stays when the queue no longer has it, and is not decided until it was read by itself', () => {
    expect(read(front(ADA), {})).toEqual({ ...front(ADA), standing: 'checking' });
    expect(read(front(ADA), { looked: ADA })).toEqual({ ...front(ADA), standing: 'waits' });
    expect(read(front(ADA), { failed: true })).toEqual({ ...front(ADA), standing: 'failed' });
  });

  it('stays and says what somebody else decided of it, and when that was seen', () => {
    const {
      item,
      end,
      standing: how,
    } = read(front(ADA), {
      looked: { ...ADA, status: 'Declined' },
    });
    expect(item).toBe(ADA);
    expect(end).toEqual({ kind: 'decided', decision: 'Declined', at: AT });
    expect(how).toBe('over');
  });

  it('stays over, whatever is read later', () => {
    const over: Front<Item> = { ...front(ADA), end: { kind: 'gone' } };
    expect(read(over, { listed: ADA })).toEqual({ ...over, standing: 'over' });
    expect(follow(over, { ...NOTHING, looked: ADA }, RULES)).toBe(over);
  });

  it('says that it no longer exists', () => {
    const gone = read(front(ADA), { looked: null });
    expect([gone.item, gone.end, gone.standing]).toEqual([ADA, { kind: 'gone' }, 'over']);
  });

  it('stays as it was seen when it has changed meanwhile, and says so', () => {
    const { item, standing: how } = read(front(ADA), { listed: { ...ADA, name: 'Adaeze' } });
    expect([item, how]).toEqual([ADA, 'changed']);
  });
});

describe('one that was asked for by its id', () => {
  it('is waited for, never replaced by another one', () => {
    const before = frontOf<Item>(ADA.id);
    expect(read(before, {})).toEqual({ ...before, standing: 'checking' });
    expect(read(before, { failed: true }).standing).toBe('failed');
  });

  it.each(['listed', 'looked'] as const)('comes up as it is %s', (where) => {
    expect(read(frontOf(BEN.id), { [where]: BEN })).toEqual({ ...front(BEN), standing: 'waits' });
  });

  it('that was decided before comes up with that, and without a time', () => {
    const decided = { ...ADA, status: 'Approved' };
    const { item, end } = read(frontOf(ADA.id), { looked: decided });
    expect(item).toBe(decided);
    expect(end).toEqual({ kind: 'decided', decision: 'Approved', at: null });
  });

  it('that nobody has is gone', () => {
    expect(read(frontOf('99'), { looked: null }).end).toEqual({ kind: 'gone' });
  });
});

describe('the place in front', () => {
  const CALM: Circumstances<Item> = {
    asked: null,
    isHeld: false,
    sight: NOTHING,
    next: () => ADA,
  };
  const EMPTY: Place<Item> = { front: null, followed: null };
  const WITH_ADA: Place<Item> = { front: front(ADA), followed: null };
  const put = (place: Place<Item>, news: Partial<Circumstances<Item>>) =>
    placed(place, { ...CALM, ...news }, RULES);

  it('is taken by what is next, as soon as there is anything', () => {
    expect(put(EMPTY, {})).toEqual(WITH_ADA);
    expect(put(EMPTY, { next: () => undefined })).toBe(EMPTY);
  });

  it('is not taken by another one that comes in, or that follows one decided elsewhere', () => {
    const others = { next: () => BEN };
    expect(put(WITH_ADA, others)).toBe(WITH_ADA);
    const { front: still } = put(WITH_ADA, { ...others, sight: { ...NOTHING, looked: null } });
    expect(still).toEqual({ ...front(ADA), end: { kind: 'gone' } });
  });

  it('is taken by the one that is asked for, whatever else waits', () => {
    const asked = put(WITH_ADA, { asked: BEN.id });
    expect(asked).toEqual({ front: frontOf(BEN.id), followed: BEN.id });
    const sight = { ...NOTHING, looked: BEN };
    expect(put(asked, { asked: BEN.id, sight })).toEqual({ front: front(BEN), followed: BEN.id });
  });

  it('is followed on only once when the same one stays asked for', () => {
    const moved: Place<Item> = { front: front(ADA), followed: BEN.id };
    expect(put(moved, { asked: BEN.id })).toBe(moved);
    expect(put(moved, {})).toEqual(WITH_ADA);
  });

  it('stays while a question about it is open, and goes to the one asked for after that', () => {
    expect(put(WITH_ADA, { asked: BEN.id, isHeld: true })).toBe(WITH_ADA);
    expect(put(EMPTY, { isHeld: true })).toBe(EMPTY);
    expect(put(WITH_ADA, { asked: BEN.id }).front).toEqual(frontOf(BEN.id));
  });
});

describe('what is said of one that is over', () => {
  const decided = (decision: string | null, at: string | null = AT) =>
    ({ kind: 'decided', decision, at }) as const;

  it.each([
    [decided('Declined'), false, `Declined by someone else at ${formatTime(AT)}`],
    [decided('Declined'), true, `Declined at ${formatTime(AT)}`],
    [decided('Approved', null), false, 'Already approved'],
    [decided(null), false, 'This card is no longer pending'],
    [{ kind: 'gone' } as const, false, 'This card no longer exists'],
  ])('%o, our own doing: %s', (end, isOwn, text) => {
    expect(endText(end, 'card', isOwn)).toBe(text);
  });
});
