import { describe, expect, it } from 'vitest';
import { asksForSelfCheck, readFlags } from './options.ts';

describe('the command line', () => {
  it('takes the API and the data folder, and leaves the rest to Chromium', () => {
    const argv = ['electron', '.', '--no-sandbox', '--api', 'http://a', '--data-dir=/d', '--x=1'];
    expect(readFlags(argv, false)).toEqual({ api: 'http://a', dataDir: '/d' });
    expect(readFlags(['electron', '.'], false)).toEqual({ api: undefined, dataDir: undefined });
  });

  it('of an installed program takes nothing: a link could have put it there', () => {
    expect(readFlags(['corridor', 'corridor://x', '--api', 'http://evil.example'], true)).toEqual(
      {},
    );
  });

  it('asks for the self-check, an installed program too, but never from within a link', () => {
    expect(asksForSelfCheck(['corridor', '--self-check'])).toBe(true);
    expect(asksForSelfCheck(['corridor', '--', 'corridor://x', '--self-check'])).toBe(false);
    expect(asksForSelfCheck(['corridor'])).toBe(false);
  });
});
