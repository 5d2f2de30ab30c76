import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, RIBBON_TAGS, safeLink, sanitizeRibbon, typedLink } from './rich-text.ts';

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
  ['<p style="background:url(//evil.test/x)">Hello</p>', '<p>Hello</p>'],
  ['<p style="color:red;position:fixed;inset:0">Hello</p>', '<p style="color: red">Hello</p>'],
  ['<p style="color:var(--x);width:expression(alert(1))">Hello</p>', '<p>Hello</p>'],
  ['<p style="constructor:x;__proto__:x;color:red">Hello</p>', '<p style="color: red">Hello</p>'],
  ['<constructor>Hello</constructor>', 'Hello'],
  ['<p class="x" id="root" data-x="1">Hello</p>', '<p>Hello</p>'],
  ['<img src="javascript:alert(1)" alt="&quot;><script>">', '<img alt="&quot;&gt;&lt;script&gt;">'],
  ['<form action="//evil.test"><input><button>Hello</button></form>', '<div>Hello</div>'],
  ['&amp;lt;b&amp;gt; &unknown;', '&amp;lt;b&amp;gt; &amp;unknown;'],
];

/** What others write ribbons with, and how it is kept and drawn. */
const WRITTEN: readonly (readonly [html: string, kept: string])[] = [
  [
    '<h2 style="text-align: center">Rates</h2><ul><li>NGN <b>up</b></li><li>GHS down</li></ul>',
    '<h2 style="text-align: center">Rates</h2><ul><li>NGN <strong>up</strong></li><li>GHS down</li></ul>',
  ],
  [
    '<p align="right"><font color="#E60000">Do not pay twice</font></p>',
    '<p style="text-align: right"><span style="color: #e60000">Do not pay twice</span></p>',
  ],
  [
    '<a href="https://a.test/" target="_blank" rel="noopener">All</a>',
    '<a href="https://a.test/" target="_blank">All</a>',
  ],
  [
    '<ol start="3"><li>One<ul><li>Two</ul><li>Three</ol>',
    '<ol start="3"><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>',
  ],
  [
    '<table><tr><th>From<th colspan=2>To<tr><td>EUR<td>NGN</table>',
    '<table><tr><th>From</th><th colspan="2">To</th></tr><tr><td>EUR</td><td>NGN</td></tr></table>',
  ],
  [
    '<section>One</section><center>Two</center>',
    '<div>One</div><div style="text-align: center">Two</div>',
  ],
  ['<p dir="rtl">عروض</p>', '<p dir="rtl">عروض</p>'],
  ['<p>D&eacute;j&agrave; &ndash; 5&nbsp;&euro;</p>', '<p>Déjà – 5\u00A0€</p>'],
];

/** The only tags there may be, each written in one way. */
const TAGS = RIBBON_TAGS.join('|');
const SAFE = new RegExp(
  `^(?:[^<>]|</(?:${TAGS})>|<(?:${TAGS})(?: href="(?:https?:|mailto:)[^"<>]*")?(?: (?:target|start|colspan|rowspan|src|alt|dir)="[^"<>]*")*(?: style="[a-z\\d:;#(),.% /-]*")?>)*$`,
  'iu',
);

describe('sanitizeRibbon', () => {
  it('keeps what the editor can make', () => {
    const html =
      '<p><strong>Fees</strong> are <em>lower</em> <u>today</u> 🎉<br><a href="https://a.test/?a=1&amp;b=2">here</a></p>';
    expect(sanitizeRibbon(html)).toBe(html);
  });

  it.each(HOSTILE)('makes %j harmless', (html, left) => {
    expect(sanitizeRibbon(html)).toBe(left);
  });

  it.each(WRITTEN)('keeps what %j shows', { tags: ['2B05'] }, (html, kept) => {
    expect(sanitizeRibbon(html)).toBe(kept);
  });

  it('gives only its own tags, closed, for any input', () => {
    const part = fc.oneof(
      fc.constantFrom(...[...HOSTILE, ...WRITTEN].map(([html]) => html)),
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
        '<ul>',
        '<li>',
        '</li>',
        '<table><td>',
        '<h1>',
        '</div>',
        '<span style="',
        '&',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = sanitizeRibbon(parts.join(''));
        expect(once).toMatch(SAFE);
        expect(sanitizeRibbon(once)).toBe(once);
        const count = (pattern: RegExp) => (once.match(pattern) ?? []).length;
        expect(count(/<(?!br|hr|img)[a-z]/gu)).toBe(count(/<\//gu));
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

  it.each([
    [
      '<h2>Rates</h2><ul><li>NGN up</li><li>GHS down</li></ul><ol><li>One<li>Two</ol>',
      'Rates\nNGN up\nGHS down\nOne\nTwo',
    ],
    ['<div>One<div>Two</div></div>Three', 'One\nTwo\nThree'],
    [
      '<table><tr><th>From</th><th>To</th></tr><tr><td>EUR</td><td>NGN</td></tr></table>',
      'From To\nEUR NGN',
    ],
    ['<p>\n  Fees\n  are\n</p>\n\n<p>lower</p>\n', 'Fees are\nlower'],
    ['<p>Now <b>in</b> <i>Ghana</i></p>', 'Now in Ghana'],
    ['<section>One</section><article>Two</article>', 'One\nTwo'],
    ['<p><img src="https://a.test/x.png" alt="Our new card"></p>', 'Our new card'],
    ['<pre>a\n  b</pre>', 'a\nb'],
    ['5&nbsp;&euro; &ndash; d&eacute;j&agrave;', '5 € – déjà'],
  ])('separates the words of %j', { tags: ['2B05'] }, (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
