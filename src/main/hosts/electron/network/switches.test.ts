import { describe, expect, it } from 'vitest';
import { proxySwitches } from './switches.ts';

describe('the proxy switches of Chromium', () => {
  it('are empty without a managed proxy: the system decides', () => {
    expect(proxySwitches(undefined)).toEqual([]);
  });

  it.each([
    ['direct' as const, [['no-proxy-server', '']]],
    [{ pac: 'http://a.test/p.pac' }, []],
    [
      { server: 'http://proxy.test:8080', bypass: ['a.test', '*.b.test'] },
      [
        ['proxy-server', 'http://proxy.test:8080'],
        ['proxy-bypass-list', 'a.test;*.b.test'],
      ],
    ],
  ])('is what an administrator has decided: %o', (proxy, switches) => {
    expect(proxySwitches(proxy)).toEqual(switches);
  });
});
