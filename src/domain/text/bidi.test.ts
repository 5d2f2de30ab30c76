import { expect, it } from 'vitest';
import { withoutBidiControls } from './bidi.ts';

it.each([
  ['Ban \u202Eada\u202C?', 'Ban ada?'],
  ['\u200E\u200F\u061C\u202A\u202B\u202D\u2066\u2067\u2068\u2069x', 'x'],
  ['محمد علي', 'محمد علي'],
  ['نامه\u200Cها', 'نامه\u200Cها'],
])('%j reads as %j', (text, read) => {
  expect(withoutBidiControls(text)).toBe(read);
});
