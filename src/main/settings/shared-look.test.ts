import { describe, expect, it } from 'vitest';
import { memoryPreferences } from '#main/testing/desk.ts';
import { withLookOf } from './shared-look.ts';

describe('preferences of practice', () => {
  it('share only theme, density and dates with the console, until changed', async () => {
    const real = memoryPreferences();
    await real.write('theme', 'high-contrast');
    await real.write('dates', 'iso');
    await real.write('zone', 'utc');
    await real.write('orders.lastSearch', 'secret');
    const own = withLookOf(real, memoryPreferences());
    expect(own.readAll()).toEqual({ theme: 'high-contrast', dates: 'iso', zone: 'utc' });
    await own.write('theme', 'dark');
    expect(own.readAll()).toEqual({ theme: 'dark', dates: 'iso', zone: 'utc' });
    expect(real.readAll()).toMatchObject({ theme: 'high-contrast' });
  });
});
