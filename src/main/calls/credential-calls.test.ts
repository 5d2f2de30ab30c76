import { describe, expect, it } from 'vitest';
import { refused } from '#contract/wire/problem.ts';
import { configuredApi } from '../settings/configuration.ts';
import { deskWith } from '../testing/desk.ts';

const NETWORK = { apiUrl: 'http://api.test', socketUrl: 'http://api.test' };
const SECRET = 'canary-credential';

function deskThatKeeps(store?: (credential: string) => Promise<void>) {
  const api = { ...configuredApi(NETWORK), storeRecipientsCredential: store };
  const { desk, logger } = deskWith({ api });
  return {
    keep: (credential: string) => desk.call('credential.store', { credential }, 'w1'),
    start: () => desk.call('app.start', undefined, 'w1'),
    logger,
  };
}

describe('the credential of the recipient service', () => {
  it('is kept without blanks around it, and never logged or given back', async () => {
    const kept: string[] = [];
    const { keep, start, logger } = deskThatKeeps(async (credential) => void kept.push(credential));
    expect(await start()).toMatchObject({ value: { app: { storesCredential: true } } });
    expect(await keep(` ${SECRET}\n`)).toEqual({ ok: true, value: undefined });
    expect(kept).toEqual([SECRET]);
    expect(logger.events()).toEqual(['credential.kept']);
    expect(JSON.stringify([logger.lines, await start()])).not.toContain(SECRET);
  });

  it('that the keychain does not accept gives a problem with advice', async () => {
    const { keep, logger } = deskThatKeeps(() => Promise.reject(new Error('locked')));
    const advice =
      'The keychain did not take the credential. Unlock the keychain and try again. If that does not help, ask your administrator.';
    expect(await keep(SECRET)).toEqual(refused(advice));
    expect(logger.details()).toMatchObject([
      { event: 'credential.not-kept', error: { message: 'locked' } },
      { event: 'bridge.refused', reason: advice },
    ]);
    expect(logger.lines.join()).not.toContain(SECRET);
  });

  it('is not offered where no keychain is used', async () => {
    const { keep, start } = deskThatKeeps();
    expect(await start()).toMatchObject({ value: { app: { storesCredential: false } } });
    expect(await keep(SECRET)).toEqual(
      refused('This installation keeps no credential for the recipient service.'),
    );
  });

  it.each(['', '   ', 'x'.repeat(2001)])('is refused where it cannot be one: %j', async (text) => {
    const { keep } = deskThatKeeps(() => Promise.resolve());
    expect(await keep(text)).toMatchObject({ ok: false });
  });
});
