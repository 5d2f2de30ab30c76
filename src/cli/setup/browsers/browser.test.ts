import { expect, it } from 'vitest';
import { standIns } from '../testing.ts';
import { ensureSupportedBrowser } from './browser.ts';

const installed = (name: string) => standIns({ 'google-chrome-stable': `echo '${name}'` });

it('a browser that is too old for the checks is named, with what to type', async () => {
  installed('Chromium 149.0.7871.100 built on Debian GNU/Linux 12 (bookworm)');
  const problem = await ensureSupportedBrowser();
  expect(problem).toContain('of version 149; 150 is the oldest that is supported');
  expect(problem).toContain('sudo apt-get update && sudo apt-get install --yes chromium');
});

it.each(['Google Chrome 150.0.7871.100', 'Microsoft Edge 156.0.1.2', 'Some browser'])(
  '%s will do',
  async (name) => {
    installed(name);
    expect(await ensureSupportedBrowser()).toBeUndefined();
  },
);
