import { describe, expect, it } from 'vitest';
import { isLinkable, needsSignIn, routeOf } from './routes.ts';

describe('the route of a path', () => {
  it.each([
    ['/', '/'],
    ['/transactions', '/transactions'],
    ['/transactions/123', '/transactions/:id'],
    ['/transactions/0f8fad5b-d9cb-469f-a165-70867728950e', '/transactions/:id'],
    ['/offers/create', '/offers/create'],
    ['/offers/42', '/offers/:id'],
    ['/doc-verifications/identity', '/doc-verifications/identity'],
    ['/users/7#invited-users', '/users/:id'],
    ['/users/7?page=2#received', '/users/:id'],
    ['/users/1234#received', '/users/:id'],
    [`/transactions?search=${'x'.repeat(1979)}`, '/transactions'],
    ['/transactions?search=a+b&filters[statuses][]=published&page=2', '/transactions'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it.each([
    '',
    'transactions',
    '//transactions',
    '/transactions/',
    '/transactions/1/2',
    '/transactions/..',
    '/transactions/.',
    '/transactions/%2e%2e',
    '/transactions/1%2f2',
    '/transactions/a b',
    '/transactions/1#x',
    '/transactions?a=1#x',
    '/users#received',
    '/users/7#a#b',
    '/users/7#received!',
    '/users/7#receivedA',
    '/about/users/7#received',
    `/transactions?search=${'x'.repeat(1980)}`,
    '/users/7#<x>',
    '/transactions?a=1?b=2',
    '/transactions?a=<script>',
    '/transactions?a="b"',
    '/doc-verifications/passport',
    '/nowhere',
    '/constructor',
    'https://corridor.example/transactions',
    'javascript:alert(1)',
    `/transactions?search=${'x'.repeat(2000)}`,
    `/transactions/${'1'.repeat(65)}`,
  ])('%.60s is not a path of Corridor', (path) => {
    expect(routeOf(path)).toBeUndefined();
    expect(isLinkable(path)).toBe(false);
  });
});

describe('a link', () => {
  it('opens screens, never those for guests', () => {
    expect(isLinkable('/users/7')).toBe(true);
    expect(isLinkable('/card-verifications')).toBe(true);
    expect(isLinkable('/about')).toBe(true);
    for (const path of ['/login', '/reset-password', '/sign']) expect(isLinkable(path)).toBe(false);
  });

  it('waits for a sign-in unless its screen is open to anyone', () => {
    expect(needsSignIn('/transactions/1')).toBe(true);
    expect(needsSignIn('/doc-verifications/address')).toBe(true);
    expect(needsSignIn('/about')).toBe(false);
    expect(needsSignIn('/nowhere')).toBe(true);
  });
});
