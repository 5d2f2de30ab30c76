import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#contract/bridge/bridge.ts';
import { ok } from '#contract/wire/problem.ts';
import { createDrafts } from './drafts.ts';

// What a draft would still write after its test has no window to write to.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { corridor: { call: vi.fn(async () => ok(undefined)) } });
});
afterEach(() => {
  vi.useRealTimers();
});

const chosen = (name: string) => ({ key: name, file: new File(['x'], name) });

/** The drafts of a window in which person 7 has chosen a file. */
function draftsOfSeven() {
  const drafts = createDrafts('w', null);
  drafts.resumed('7');
  drafts.setFiles('case', [chosen('a.pdf')]);
  return { drafts, names: () => drafts.files('case').map(({ file }) => file.name) };
}

describe('files that were chosen', () => {
  it('notify subscribers, and stay the same until they change', () => {
    const { drafts } = draftsOfSeven();
    const listener = vi.fn();
    drafts.subscribe(listener);
    const before = drafts.files('case');
    drafts.set('subject', 'Fees');
    expect(drafts.files('case')).toBe(before);
    expect(drafts.files('other')).toBe(drafts.files('nothing'));
    drafts.setFiles('case', []);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(drafts.files('case')).toEqual([]);
  });

  it('are there again for the same person whose session was ended', () => {
    const { drafts, names } = draftsOfSeven();
    drafts.interrupted('7', '/new-case');
    drafts.resumed('7');
    expect(names()).toEqual(['a.pdf']);
  });

  it('are forgotten for another person, and when the person signs out', () => {
    const first = draftsOfSeven();
    first.drafts.interrupted('7', '/new-case');
    first.drafts.resumed('8');
    expect(first.names()).toEqual([]);
    const second = draftsOfSeven();
    second.drafts.finished();
    expect(second.names()).toEqual([]);
  });
});

describe('unfinished work', () => {
  it('is handed over at once the first time, later changes together', () => {
    const { drafts } = draftsOfSeven();
    vi.advanceTimersByTime(1000);
    const call = vi.mocked(window.corridor.call);
    call.mockClear();
    const saved = () => call.mock.calls.map(([, input]) => input as { draft: Draft | null });
    drafts.set('question', 'Expire Order');
    expect(saved().map(({ draft }) => draft?.values)).toEqual([{ question: 'Expire Order' }]);
    drafts.set('memo', 'F');
    drafts.set('memo', 'Fe');
    expect(saved()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(
      saved()
        .map(({ draft }) => draft?.values)
        .slice(1),
    ).toEqual([{ question: 'Expire Order', memo: 'Fe' }]);
    drafts.set('question', undefined);
    expect(saved().at(-1)?.draft?.values).toEqual({ memo: 'Fe' });
  });
});

describe('handing over before the page is reloaded', () => {
  it('does not wait for the end of typing, and says whether it was kept', async () => {
    const { drafts } = draftsOfSeven();
    drafts.set('subject', 'F');
    const call = vi.mocked(window.corridor.call);
    call.mockClear();
    drafts.set('subject', 'Fees');
    expect(await drafts.handOver()).toBe(true);
    const draft = { person: '7', place: null, values: { subject: 'Fees' } };
    expect(call.mock.calls).toEqual([['drafts.write', { window: 'w', draft }]]);

    call.mockResolvedValueOnce({ ok: false, problem: { kind: 'refused', message: 'Too large' } });
    expect(await drafts.handOver()).toBe(false);
  });
});
