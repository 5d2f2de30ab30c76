import { describe, expect, it } from 'vitest';
import { WATCHED_KINDS } from '#contract/bridge/watch-choices.ts';
import { QUEUE_IDS, QUEUES, reviewAddress } from '../queues/queues.ts';
import { watchedPlace } from '../watches/watches.ts';
import { linkPath, linkRefusal, linkTo, readLink, readLinkPath } from './links.ts';

describe('a link', () => {
  it.each([
    ['corridor://transactions/123', '/transactions/123'],
    ['corridor://transactions/123/', '/transactions/123'],
    ['corridor:///transactions/123', '/transactions/123'],
    ['CORRIDOR://transactions', '/transactions'],
    ['corridor://', '/'],
    ['corridor://offers/42', '/offers/42'],
    ['corridor://doc-verifications/identity', '/doc-verifications/identity'],
    ['corridor://transactions?search=a&page=2', '/transactions?search=a&page=2'],
    ['corridor://transactions/?search=a', '/transactions?search=a'],
    ['corridor://users/7#payments', '/users/7#payments'],
    ['corridor://about', '/about'],
    ['corridor://users/practice', '/users/practice'],
  ])('%s leads to %s', (link, path) => {
    expect(readLink(link)).toEqual({ path, side: 'real' });
  });

  it.each([
    ['corridor://practice/transactions/123', '/transactions/123'],
    ['corridor://practice/transactions/123/', '/transactions/123'],
    ['corridor:///practice/users?search=ada', '/users?search=ada'],
    ['corridor://practice', '/'],
    ['corridor://practice/', '/'],
  ])('%s leads to %s of practice', (link, path) => {
    expect(readLink(link)).toEqual({ path, side: 'practice' });
  });

  it.each([
    'corridor:transactions',
    'corridor://nowhere',
    'corridor://login',
    'corridor://practice/login',
    'corridor://practice/practice/users',
    'corridor://practices/users',
    'corridor://transactions/../users',
    'corridor://practice/../users',
    'corridor://transactions/%2e%2e/users',
    'corridor://user@transactions',
    'corridor://transactions:80/1',
    'corridor://transactions#/users',
    'corridor://transactions/1 --api http://evil.example',
    'corridor://javascript:alert(1)',
    'see corridor://transactions/123',
    'https://transactions/123',
    'app://corridor/#/transactions',
    '',
  ])('%s leads nowhere', (link) => {
    expect(readLink(link)).toBeNull();
  });

  it.each([false, true])('that is written is read as it was meant, in practice: %s', (practice) => {
    for (const path of ['/', '/transactions/1', '/users?search=ada']) {
      const side = practice ? 'practice' : 'real';
      expect(readLinkPath(linkPath(path, practice))).toEqual({ path, side });
    }
  });

  it('leads to all that a notification can be about', () => {
    const places = [
      ...WATCHED_KINDS.map((kind) => watchedPlace({ kind, id: '17' })),
      ...QUEUE_IDS.flatMap((id) => [reviewAddress(id), QUEUES[id].path]),
    ];
    expect(places.map((path) => readLink(linkTo(path, false))?.path)).toEqual(places);
  });

  it('is refused on the other side, in words that say which one it is of', () => {
    expect(linkRefusal('real', false)).toBeNull();
    expect(linkRefusal('practice', true)).toBeNull();
    expect(linkRefusal('practice', false)).toEqual({
      title: 'This is a practice link',
      text: expect.stringMatching(/^It leads into practice, .* Nothing was opened\./u),
    });
    expect(linkRefusal('real', true)).toEqual({
      title: 'This is not a practice link',
      text: expect.stringMatching(/^It leads to the real network, .* Nothing was opened\./u),
    });
  });
});
