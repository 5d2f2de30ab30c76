import { expect, it } from 'vitest';
import { ribbon } from '#contract/network/ribbons.ts';
import { ribbonChanges, ribbonLabel } from './ribbons.ts';

const some = (more: object = {}) =>
  ribbon.parse({ id: 7, content: '<p>Closed on Monday</p>', is_active: true, ...more });

it.each([
  [true, 'Active', 'brand'],
  [false, 'Inactive', 'neutral'],
  [null, 'Inactive', 'neutral'],
  ['perhaps', 'Unreadable: perhaps', 'neutral'],
])('a ribbon that came as active %j reads "%s", %s', (active, text, tone) => {
  expect(ribbonLabel(some({ is_active: active }))).toEqual({ text, tone });
});

it('a ribbon changes in its status, its words and its markup, each as it reads', () => {
  const changed = (more: object) =>
    ribbonChanges(some(), some(more)).map(({ label, before, after }) => [
      label,
      before.value,
      after.value,
    ]);
  expect(changed({})).toEqual([]);
  expect(changed({ is_active: false })).toEqual([['Status', 'Active', 'Inactive']]);
  expect(changed({ content: '<p><b>Closed</b> on Monday</p>' })).toEqual([
    ['Content', '<p>Closed on Monday</p>', '<p><b>Closed</b> on Monday</p>'],
  ]);
  expect(changed({ content: null })).toEqual([
    ['Text', 'Closed on Monday', ''],
    ['Content', '<p>Closed on Monday</p>', null],
  ]);
});
