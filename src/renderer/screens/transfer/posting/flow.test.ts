import { describe, expect, it } from 'vitest';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { UnifiedRecipient } from '#domain/transfer/offer.ts';
import { TRANSFER } from '#domain/transfer/testing.ts';
import type { Note, ShownQuestion } from '#renderer/ui/guard/state.ts';
import {
  type FlowEffect,
  type FlowEvent,
  type FlowState,
  firstFlow,
  reduceFlow,
  textOf,
} from './flow.ts';
import { AT_FORM, type Confirmation } from './stage.ts';

const QUESTION: Confirmation = {
  request: TRANSFER,
  email: 'ada@example.com',
  countryName: 'Nigeria',
  isUnified: false,
  rate: '501.25',
  chosen: 'sending',
  rates: null,
  equals: ['8'],
  recipient: 'Ada Obi',
  registered: true,
} as Confirmation;
const TYPED = textOf(TRANSFER);
const PROBLEM = { kind: 'server', status: 500, message: 'Closed' } as const;
const RECIPIENT = { accountNumber: '0123456789' } as UnifiedRecipient;

const asked = (note: Note | null, more: Partial<ShownQuestion<typeof NO_EQUALS>> = {}) => ({
  phase: 'asking' as const,
  now: NO_EQUALS,
  isKnown: true,
  note,
  mayConfirm: true,
  ...more,
});
const settled = (more: { isOwn?: boolean; possible?: boolean } = {}): Note => ({
  kind: 'settled',
  act: someAct(),
  isOwn: true,
  possible: false,
  ...more,
});

/** The state after these events, and what was done by the last one. */
function through(...events: readonly FlowEvent[]): readonly [FlowState, ...FlowEffect[]] {
  let step: readonly [FlowState, ...FlowEffect[]] = [firstFlow(AT_FORM)];
  for (const event of events) step = reduceFlow(step[0], event);
  return step;
}

const FOUND: FlowEvent = { is: 'found', confirmation: QUESTION };
const CONFIRMED: FlowEvent = { is: 'confirmed', news: '[]' };
const CONFIRM = { name: 'confirm', confirmation: QUESTION } as const;
const told = (shown: ShownQuestion<typeof NO_EQUALS>, typed = TYPED): FlowEvent => ({
  is: 'told',
  shown,
  typed,
});
const cancelled = (typed = TYPED): FlowEvent => ({ is: 'cancelled', typed });

describe('the way of a transfer', () => {
  it('looks up at Continue, once', () => {
    expect(through({ is: 'continued' })).toEqual([
      { ...firstFlow(AT_FORM), isLooking: true },
      { do: 'look-up' },
    ]);
    expect(through({ is: 'continued' }, { is: 'continued' })).toEqual([
      { ...firstFlow(AT_FORM), isLooking: true },
    ]);
  });

  it('says why it could not look up, and stays at the form', () => {
    expect(through({ is: 'continued' }, { is: 'failed', problem: PROBLEM })).toEqual([
      firstFlow(AT_FORM),
      { do: 'report', problem: PROBLEM },
    ]);
    expect(through({ is: 'continued' }, { is: 'found', confirmation: null })).toEqual([
      firstFlow(AT_FORM),
    ]);
  });

  it('asks about what was found, and keeps it for a reload', () => {
    expect(through({ is: 'continued' }, FOUND)).toEqual([
      firstFlow(CONFIRM),
      { do: 'ask', equals: ['8'] },
      { do: 'keep', stage: CONFIRM },
    ]);
  });

  it('says first that the recipient is not on the product', { tags: ['3C43'] }, () => {
    const confirmation = { ...QUESTION, registered: false };
    const invited = through({ is: 'found', confirmation });
    expect(invited[0].stage.name).toBe('invited');
    const [state] = reduceFlow(invited[0], { is: 'went', to: 'confirm' });
    expect(state.stage).toEqual({ name: 'confirm', confirmation });
  });

  it('posts what is asked', () => {
    expect(through(FOUND, CONFIRMED)).toEqual([
      { ...firstFlow(CONFIRM), posted: TYPED },
      { do: 'post', request: TRANSFER, equals: ['8'] },
    ]);
  });

  it('asks once more about rates that have changed, and again when they change again', () => {
    const changed: FlowEvent = { is: 'confirmed', news: '[1]' };
    const [once, ...nothing] = through(FOUND, changed);
    expect([once.accepted, nothing]).toEqual(['[1]', []]);
    expect(reduceFlow(once, changed)[1]).toMatchObject({ do: 'post' });
    expect(reduceFlow(once, { is: 'confirmed', news: '[2]' })).toEqual([
      { ...once, accepted: '[2]' },
    ]);
    const [anew] = reduceFlow(once, FOUND);
    expect(anew.accepted).toBe('[]');
  });

  it('has the recipient of a unified country described before it posts', () => {
    const confirmation = { ...QUESTION, isUnified: true };
    const [personal, keep] = through({ is: 'found', confirmation }, CONFIRMED);
    expect(personal.stage).toEqual({ name: 'personal', confirmation });
    expect(keep).toEqual({ do: 'keep', stage: personal.stage });
    const [bank] = reduceFlow(personal, { is: 'went', to: 'bank' });
    const [posted, post] = reduceFlow(bank, { is: 'submitted', recipient: RECIPIENT });
    expect(post).toEqual({
      do: 'post',
      request: { ...TRANSFER, recipient: RECIPIENT },
      equals: ['8'],
    });
    expect(posted.posted, 'the form holds no recipient').toBe(TYPED);
  });

  it('does nothing at the form that is about a question', () => {
    const events: readonly FlowEvent[] = [
      { is: 'went', to: 'bank' },
      CONFIRMED,
      { is: 'submitted', recipient: RECIPIENT },
    ];
    for (const event of events) expect(through(event)).toEqual([firstFlow(AT_FORM)]);
  });

  it('posts without the check for equal orders where it could not be made', () => {
    const unread = asked({ kind: 'not-read', problem: PROBLEM }, { mayConfirm: false });
    expect(through(FOUND, CONFIRMED, told(unread), CONFIRMED)).toEqual([
      { ...firstFlow(CONFIRM), posted: TYPED },
      { do: 'ask', equals: null },
      { do: 'post', request: TRANSFER, equals: ['8'] },
    ]);
  });

  it('posts again what was refused', () => {
    const refused = asked({ kind: 'refused', problem: PROBLEM });
    const [, ...effects] = through(FOUND, CONFIRMED, told(refused), CONFIRMED);
    expect(effects).toEqual([{ do: 'post', request: TRANSFER, equals: ['8'] }]);
    const [, ...again] = through(FOUND, told(asked(null)), CONFIRMED);
    expect(again).toEqual(effects);
  });

  it('ends at an empty form, and says that it was posted', () => {
    const done = asked(null, { phase: 'done', mayConfirm: false });
    expect(through(FOUND, CONFIRMED, told(done))).toEqual([
      { ...firstFlow(AT_FORM), posting: done },
      { do: 'keep', stage: AT_FORM },
      { do: 'empty' },
      { do: 'tell-posted' },
    ]);
    const [over] = through(FOUND, CONFIRMED, told(done));
    expect(reduceFlow(over, told({ ...done })), 'said again').toEqual([over]);
  });

  it('leads back to the form, which keeps what was typed', () => {
    expect(through(FOUND, cancelled())).toEqual([
      firstFlow(AT_FORM),
      { do: 'keep', stage: AT_FORM },
    ]);
  });
});

describe('a transfer that is found to have been posted', () => {
  const found = asked(settled(), { mayConfirm: false });

  it('empties the form that still holds it, once', () => {
    const [state, ...effects] = through(FOUND, CONFIRMED, cancelled(), told(found));
    expect(effects).toEqual([{ do: 'empty' }]);
    expect(reduceFlow(state, told(found))).toEqual([state]);
  });

  it('empties it when the person comes back to it', () => {
    const [state, ...before] = through(FOUND, CONFIRMED, told(found));
    expect(before).toEqual([]);
    const [, ...effects] = reduceFlow(state, cancelled());
    expect(effects).toEqual([{ do: 'keep', stage: AT_FORM }, { do: 'empty' }]);
  });

  it.each([
    ['something else was typed since', told(found, 'else')],
    ['it was another one', told(asked(settled({ isOwn: false })))],
    ['it may be posted again', told(asked(settled({ possible: true })))],
    ['nothing is found yet', told(asked(null))],
  ])('leaves the form when %s', (_why, event) => {
    const [, ...effects] = through(FOUND, CONFIRMED, cancelled(), event);
    expect(effects).toEqual([]);
  });
});

it('a request is known by what the form holds of it', () => {
  expect(textOf({ ...TRANSFER, recipient: RECIPIENT })).toBe(TYPED);
  expect(textOf({ ...TRANSFER, memo: 'other' })).not.toBe(TYPED);
  expect(textOf(null)).toBe('null');
});
