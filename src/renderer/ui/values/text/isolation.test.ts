/** What others have written is isolated: nothing around it is turned. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PersonName } from '../PersonName.tsx';
import { Private } from '../Private.tsx';

const TURNING = '\u202Eecila';

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1:4680/' } });
  return () => vi.unstubAllGlobals();
});

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

it.each([null, '7'])('a name that turns what follows is isolated, of user %j', (userId) => {
  const person = { name: TURNING, userId, avatar: null, secondary: 'ID 7' };
  const markup = drawn(createElement(PersonName, person));
  expect(markup).toMatch(/<bdi[^>]*>\u202Eecila<\/bdi>/u);
  // The initial is a letter.
  expect(markup).toContain('>E<');
});

it('so is personal data, wherever it is shown', () => {
  const markup = drawn(createElement(Private, null, TURNING));
  expect(markup).toMatch(/^<bdi[^>]*>\u202Eecila<\/bdi>$/u);
});
