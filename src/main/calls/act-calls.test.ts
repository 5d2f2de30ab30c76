import { expect, it, vi } from 'vitest';
import { IN_UTC } from '#domain/time/testing.ts';
import { configuredApi } from '../settings/configuration.ts';
import { deskWith } from '../testing/desk.ts';
import { idleSupport } from '../testing/idle-ports.ts';

const ADDRESS = { apiUrl: 'http://api.test', socketUrl: 'http://api.test' };

it.each([
  [false, /^My actions \d{4}-\d\d-\d\d\.csv$/u, /^Time \(UTC\)/u],
  [true, /^Practice - My actions \d{4}-\d\d-\d\d\.csv$/u, /^Practice,Time \(UTC\)/u],
])(
  'the record is saved by day, in the zone that is asked for, and says so in practice: %s',
  async (practice, name, head) => {
    const save = vi.fn(idleSupport.save);
    const api = { ...configuredApi(ADDRESS), practice };
    const { desk } = deskWith({ api, support: { ...idleSupport, save } });
    expect(await desk.call('acts.save', IN_UTC, 'w')).toMatchObject({ ok: true });
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(name),
      expect.stringMatching(head),
    );
  },
);
