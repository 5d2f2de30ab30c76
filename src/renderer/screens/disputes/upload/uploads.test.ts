import { describe, expect, it, vi } from 'vitest';
import type { DisputeSide } from '#contract/orders/disputes.ts';
import { createUploads, isOnItsWay, type SendingFile } from './uploads.ts';

const file = (name: string) => new File([], name, { lastModified: 0 });
const given = (...names: readonly string[]) => ({ files: names.map(file), refused: [] });

/** Uploads of which the test decides what becomes of each file. */
function deciding() {
  const begun: (SendingFile & { end(mayGoOn?: boolean): void })[] = [];
  const uploads = createUploads((sending) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    begun.push({ ...sending, end: (mayGoOn = true) => resolve(mayGoOn) });
    sending.onState({ kind: 'sending', progress: 0 });
    return promise;
  });
  const add = (side: DisputeSide, ...names: readonly string[]) =>
    uploads.add(side, given(...names));
  const shown = () =>
    uploads.list.get().map(({ name, state }) => {
      if (state.kind === 'sending') return `${name}: ${state.progress}`;
      return `${name}: ${state.kind === 'refused' ? state.why : state.kind}`;
    });
  const keyOf = (name: string) => uploads.list.get().find((each) => each.name === name)?.key ?? '';
  return { add, begun, keyOf, shown, uploads };
}

const HELD = expect.stringMatching(/^c: Not sent, because the outcome/u);

describe('files about a dispute', () => {
  it('are sent one after the other, of both sides, each with its own word', async () => {
    const { add, begun, shown, uploads } = deciding();
    add('matcher', 'a', 'b');
    add('posters_beneficiary', 'c');
    expect(shown()).toEqual(['a: 0', 'b: waiting', 'c: waiting']);
    begun[0]?.onState({ kind: 'sending', progress: 0.5 });
    expect(shown()).toEqual(['a: 0.5', 'b: waiting', 'c: waiting']);
    begun[0]?.onState({ kind: 'sent' });
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    begun[1]?.onState({ kind: 'refused', why: 'too large' });
    begun[1]?.end();
    await vi.waitUntil(() => begun.length === 3);
    expect(shown()).toEqual(['a: sent', 'b: too large', 'c: 0']);
    expect(begun.map(({ side, file: { name } }) => `${side} ${name}`)).toEqual([
      'matcher a',
      'matcher b',
      'posters_beneficiary c',
    ]);
    begun[2]?.onState({ kind: 'sent' });
    begun[2]?.end();
    await vi.waitUntil(() => !uploads.list.get().some(isOnItsWay));
  });

  it('that come while others are sent wait for them, and clear what was said of earlier ones', async () => {
    const { add, begun, shown } = deciding();
    add('matcher', 'a');
    begun[0]?.onState({ kind: 'sent' });
    begun[0]?.end();
    add('matcher', 'b');
    await vi.waitUntil(() => begun.length === 2);
    add('matcher', 'c');
    expect(shown()).toEqual(['b: 0', 'c: waiting']);
  });

  it('are not sent a second time while they are on their way, and say so', async () => {
    const { add, begun, shown } = deciding();
    add('matcher', 'a', 'b');
    add('matcher', 'a', 'b');
    add('posters_beneficiary', 'a');
    const again = 'Not sent again, because the same file is on its way already.';
    expect(shown()).toEqual(['a: 0', 'b: waiting', `a: ${again}`, `b: ${again}`, 'a: waiting']);
    begun[0]?.onState({ kind: 'sent' });
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    add('matcher', 'a');
    expect(shown()).toEqual(['b: 0', 'a: waiting', 'a: waiting']);
  });

  it('are held back, and named, when the outcome of one is not known', async () => {
    const { add, begun, shown } = deciding();
    add('matcher', 'a', 'b', 'c');
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    begun[1]?.onState({ kind: 'told', told: { phase: 'settling', note: null } });
    begun[1]?.end(false);
    await vi.waitUntil(() => !shown().includes('c: waiting'));
    expect(shown()).toEqual(['a: 0', 'b: told', HELD]);
    add('posters_beneficiary', 'd');
    await vi.waitUntil(() => begun.length === 3);
  });

  it('are stopped one by one, or all', async () => {
    const { add, begun, keyOf, shown, uploads } = deciding();
    add('matcher', 'a', 'b', 'c');
    uploads.cancel(keyOf('b'));
    expect(shown()).toEqual(['a: 0', 'c: waiting']);
    uploads.cancelAll();
    expect(shown()).toEqual(['a: 0']);
    expect(begun[0]?.signal.aborted).toBe(true);
    begun[0]?.end();
    add('matcher', 'd');
    await vi.waitUntil(() => begun.length === 2);
    expect(begun[1]?.signal.aborted).toBe(false);
  });

  it('that are not taken are named with the reason', () => {
    const { shown, uploads } = deciding();
    uploads.add('matcher', {
      files: [],
      refused: [{ key: 'k', name: 'Evidence', why: 'This is a folder.' }],
    });
    expect(shown()).toEqual(['Evidence: This is a folder.']);
  });
});
