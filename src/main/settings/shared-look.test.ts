import { describe, expect, it } from 'vitest';
import { memoryPreferences } from '#main/testing/desk.ts';
import { withLookOf } from './shared-look.ts';

describe('preferences of practice', () => {
  it('share only theme, density, dates and zone with the console, until changed', async () => {
    const look = { theme: 'high-contrast', density: 'compact', dates: 'iso', zone: 'utc' };
    const real = memoryPreferences();
    for (const [key, value] of Object.entries(look)) await real.write(key, value);
    await real.write('orders.lastSearch', 'secret');
    const own = withLookOf(real, memoryPreferences());
    expect(own.readAll()).toEqual(look);
    await own.write('theme', 'dark');
    expect(own.readAll()).toEqual({ ...look, theme: 'dark' });
    expect(real.readAll()).toMatchObject({ theme: 'high-contrast' });
  });

  it('have no key for what the console has not set', () => {
    expect(withLookOf(memoryPreferences(), memoryPreferences()).readAll()).toStrictEqual({});
  });
});
