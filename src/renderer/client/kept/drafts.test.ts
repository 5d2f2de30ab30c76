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
  drafts.setFiles('new-case.attachments', [chosen('a.pdf')]);
  return { drafts, names: () => drafts.files('new-case.attachments').map(({ file }) => file.name) };
}

describe('files that were chosen', () => {
  it('notify subscribers, and stay the same until they change', () => {
    const { drafts } = draftsOfSeven();
    const listener = vi.fn();
    drafts.subscribe(listener);
    const before = drafts.files('new-case.attachments');
    drafts.set('new-case.subject', 'Fees');
    expect(drafts.files('new-case.attachments')).toBe(before);
    expect(drafts.files('profile.logo')).toBe(drafts.files('registration.license'));
    drafts.setFiles('new-case.attachments', []);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(drafts.files('new-case.attachments')).toEqual([]);
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
    drafts.set('maintenance.asked', 'Expire Order');
    expect(saved().map(({ draft }) => draft?.values)).toEqual([
      { 'maintenance.asked': 'Expire Order' },
    ]);
    drafts.set('my-actions.note', 'F');
    drafts.set('my-actions.note', 'Fe');
    expect(saved()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(
      saved()
        .map(({ draft }) => draft?.values)
        .slice(1),
    ).toEqual([{ 'maintenance.asked': 'Expire Order', 'my-actions.note': 'Fe' }]);
    drafts.set('maintenance.asked', undefined);
    expect(saved().at(-1)?.draft?.values).toEqual({ 'my-actions.note': 'Fe' });
  });
});

describe('handing over before the page is reloaded', () => {
  it('does not wait for the end of typing, and says whether it was kept', async () => {
    const { drafts } = draftsOfSeven();
    drafts.set('new-case.subject', 'F');
    const call = vi.mocked(window.corridor.call);
    call.mockClear();
    drafts.set('new-case.subject', 'Fees');
    expect(await drafts.handOver()).toBe(true);
    const draft = { person: '7', place: null, values: { 'new-case.subject': 'Fees' } };
    expect(call.mock.calls).toEqual([['drafts.write', { window: 'w', draft }]]);

    call.mockResolvedValueOnce({ ok: false, problem: { kind: 'refused', message: 'Too large' } });
    expect(await drafts.handOver()).toBe(false);
  });
});
