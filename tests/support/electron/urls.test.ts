import { describe, expect, it } from 'vitest';
import { fromChromium, toChromium } from './urls.ts';

describe('an own scheme in Chromium', () => {
  it('is an https origin there and itself here', () => {
    expect(toChromium('app://corridor/a?b#c')).toBe('https://corridor.app.invalid/a?b#c');
    expect(fromChromium('https://corridor.app.invalid/a?b#c')).toBe('app://corridor/a?b#c');
    expect(fromChromium('https://corridor.app.invalid')).toBe('app://corridor');
    expect(fromChromium('://')).toBe('null');
    expect(toChromium('https://example.test/')).toBe('https://example.test/');
  });
});
