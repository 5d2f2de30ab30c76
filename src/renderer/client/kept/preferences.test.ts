import { expect, it, vi } from 'vitest';
import { ok, type Result } from '#contract/wire/problem.ts';
import { createStore } from '../desk/store.ts';
import { takePreference, writePreference } from './preferences.ts';

it('a preference from another window does not replace one that this window is writing', async () => {
  const answers: ((result: Result<undefined>) => void)[] = [];
  const call = () => new Promise<Result<undefined>>((answer) => answers.push(answer));
  vi.stubGlobal('window', { corridor: { call } });
  const preferences = createStore<Readonly<Record<string, unknown>>>({ density: 'compact' });
  writePreference(preferences, 'width', 1);
  writePreference(preferences, 'width', 2);
  takePreference(preferences, { key: 'width', value: 1 });
  takePreference(preferences, { key: 'theme', value: 'dark' });
  expect(preferences.get()).toEqual({ density: 'compact', width: 2, theme: 'dark' });
  for (const answer of answers) answer(ok(undefined));
  await vi.waitFor(() => {
    takePreference(preferences, { key: 'width', value: 3 });
    expect(preferences.get()['width']).toBe(3);
  });
});
