import { describe, expect, it } from 'vitest';
import { memoryPreferences } from '#main/testing/desk.ts';
import { withLookOf } from './shared-look.ts';

describe('preferences of practice', () => {
  it('share only theme and density with the console, until changed', async () => {
    const real = memoryPreferences();
    await real.write('theme', 'high-contrast');
    await real.write('orders.lastSearch', 'secret');
    const own = withLookOf(real, memoryPreferences());
    expect(own.readAll()).toEqual({ theme: 'high-contrast' });
    await own.write('theme', 'dark');
    expect(own.readAll()).toEqual({ theme: 'dark' });
    expect(real.readAll()).toMatchObject({ theme: 'high-contrast' });
  });
});
