import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from './invisible-marks.ts';

/** The marks that come along when text is copied from chats, sheets and web pages. */
const MARKS = [
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\uFEFF',
];

describe('withoutMarks', () => {
  it.each(MARKS.map((mark) => [`U+${mark.charCodeAt(0).toString(16).padStart(4, '0')}`, mark]))(
    'takes %s out of IDs, e-mail addresses, numbers and phone numbers',
    (_name, mark) => {
      for (const text of ['100041', 'ada@corridor.test', '1,750.00', '+234 803 000 0001', '١٢٣']) {
        expect(withoutMarks(mark + text)).toBe(text);
        expect(withoutMarks([...text].join(mark))).toBe(text);
        expect(withoutMarks([...text].join(mark + mark))).toBe(text);
      }
    },
  );

  it('removes marks around a text, but no joiner at its end, before a letter still to be typed', () => {
    expect(withoutMarks('\u202A100041\u202C')).toBe('100041');
    expect(withoutMarks('\u2067\u200Fمحمد\u200F\u2069\u200E')).toBe('محمد');
    expect(withoutMarks('می\u200C')).toBe('می\u200C');
  });

  it.each(['می\u200Cخواهم', 'علی\u200Cرضا', 'क्\u200Dष', '👩\u200D💻', 'ខ្មែរ\u200Bខ្មែរ', 'Adébáyọ̀'])(
    'leaves %j as its writer wrote it',
    (name) => {
      expect(withoutMarks(name)).toBe(name);
    },
  );

  it('finds nothing more in its own result, and changes no text without marks', () => {
    const part = fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = withoutMarks(parts.join(''));
        expect(withoutMarks(once)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutMarks(text)).toBe(text);
      }),
    );
  });
});
