import { expect, it } from 'vitest';
import { isLogOut } from './session.ts';

const user = { id: '7', role: 'admin' };

it.each([
  [{ state: { status: 'signed-out' }, ended: false }, true],
  [{ state: { status: 'signed-out' }, ended: true }, false],
  [{ state: { status: 'signed-out', suspended: 'Away' }, ended: false }, false],
  [{ state: { status: 'signed-in', user }, ended: false }, false],
] as const)('%o is a log-out: %s', (change, is) => {
  expect(isLogOut(change)).toBe(is);
});
