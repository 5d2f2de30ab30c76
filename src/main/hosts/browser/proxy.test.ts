import { describe, expect, it } from 'vitest';
import { namedProxy } from './proxy.ts';

describe('the proxy of the environment', () => {
  it.each([
    [{}, 'None'],
    [{ HTTPS_PROXY: '' }, 'None'],
    [{ https_proxy: 'http://ada:canary@proxy.test:3128' }, 'proxy.test:3128 (https_proxy)'],
    [{ HTTP_PROXY: 'http://b.test', HTTPS_PROXY: 'http://a.test' }, 'a.test (HTTPS_PROXY)'],
  ])('of %j is reported without its sign-in', (environment, emitted) => {
    expect(namedProxy(environment)).toBe(emitted);
  });

  it('that is no address is reported by its variable only', () => {
    expect(() => namedProxy({ HTTPS_PROXY: 'canary' })).toThrow(/^HTTPS_PROXY does not hold/u);
  });
});
