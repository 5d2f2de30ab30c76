import { expect, it, vi } from 'vitest';
import { configuredApi } from '../settings/configuration.ts';
import { deskWith } from '../testing/desk.ts';
import { idleSupport } from '../testing/idle-ports.ts';

const ADDRESS = { apiUrl: 'http://api.test', socketUrl: 'http://api.test' };

it.each([
  [false, /^My actions \d{4}-\d\d-\d\d\.csv$/u, /^Time/u],
  [true, /^Practice - My actions \d{4}-\d\d-\d\d\.csv$/u, /^Practice,Time/u],
])('the record is saved by day, and says so in practice: %s', async (practice, name, head) => {
  const save = vi.fn(idleSupport.save);
  const api = { ...configuredApi(ADDRESS), practice };
  const { desk } = deskWith({ api, support: { ...idleSupport, save } });
  expect(await desk.call('acts.save', undefined, 'w')).toMatchObject({ ok: true });
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(name),
    expect.stringMatching(head),
  );
});
