import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, safeLink, sanitizeLine, typedLink } from './rich-text.ts';

/** Malicious HTML, and what is left of it. */
const HOSTILE: readonly (readonly [html: string, left: string])[] = [
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<SCRIPT SRC=//evil.test/x.js></SCRIPT >Hello', 'Hello'],
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['<p onclick="alert(1)" style="position:fixed">Hello</p>', '<p>Hello</p>'],
  ['<a href="javascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="JaVa\tScript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="&#106;avascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="javascript&colon;alert(1)">Hello</a>', 'Hello'],
  ['<a href="data:text/html,<script>alert(1)</script>">Hello</a>', 'Hello'],
  ['<a href="//evil.test">Hello</a>', 'Hello'],
  ['<a href="https://good.test@evil.test/">Hello</a>', 'Hello'],
  ['<svg><p><style><a title="</style><img src onerror=alert(1)>"></svg>Hello', 'Hello'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Hello', 'Hello'],
  ['<p>Hello<p>again', '<p>Hello</p><p>again</p>'],
  ['<!-- <b>hidden</b> -->Hello', 'Hello'],
  ['<b><i>Hello</b></i>', '<strong><em>Hello</em></strong>'],
  ['<<b>script>alert(1)<</b>/script>', '&lt;<strong>script&gt;alert(1)&lt;</strong>/script&gt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<a href=https://a.test/?x=1&y="2">x</a>', '<a href="https://a.test/?x=1&amp;y=">x</a>'],
];

/** The only tags there may be, each written in one way. */
const SAFE =
  /^(?:[^<>]|<\/?(?:p|strong|em|u)>|<br>|<\/a>|<a href="(?:https?:|mailto:)[^"<>]*">)*$/iu;

describe('sanitizeLine', () => {
  it('keeps what the editor can make', () => {
    const html =
      '<p><strong>Fees</strong> are <em>lower</em> <u>today</u> 🎉<br><a href="https://a.test/?a=1&amp;b=2">here</a></p>';
    expect(sanitizeLine(html)).toBe(html);
  });

  it.each(HOSTILE)('makes %j harmless', (html, left) => {
    expect(sanitizeLine(html)).toBe(left);
  });

  it('gives only its own tags, closed, for any input', () => {
    const part = fc.oneof(
      fc.constantFrom(...HOSTILE.map(([html]) => html)),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '</',
        '<a href=',
        'javascript:',
        '<p',
        '<b>',
        '</p>',
        '&',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = sanitizeLine(parts.join(''));
        expect(once).toMatch(SAFE);
        expect(sanitizeLine(once)).toBe(once);
        const count = (pattern: RegExp) => (once.match(pattern) ?? []).length;
        expect(count(/<(?:p|strong|em|u|a)[ >]/gu)).toBe(count(/<\//gu));
      }),
    );
  });
});

describe('links', () => {
  it.each(['https://a.test', 'http://a.test/x?y#z', 'mailto:help@a.test', 'HTTPS://A.TEST'])(
    '%s may be linked to',
    (address) => {
      expect(safeLink(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '/users',
    'https://',
    '',
  ])('%j may not', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it('completes what a person typed', () => {
    expect(typedLink(' a.test/fees ')).toBe('https://a.test/fees');
    expect(typedLink('help@a.test')).toBe('mailto:help@a.test');
    expect(typedLink('http://a.test')).toBe('http://a.test');
    expect(typedLink('javascript:alert(1)')).toBeNull();
    expect(typedLink('words')).toBeNull();
  });
});

describe('plainText', () => {
  it('has the words without their form', () => {
    expect(plainText('<p>Fees &amp; <b>rates</b></p><p>today<br>only</p>')).toBe(
      'Fees & rates\ntoday\nonly',
    );
    expect(plainText('<p>&nbsp;</p><p><br></p>')).toBe('');
  });
});
