import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  plainText,
  RIBBON_TAGS,
  safeLink,
  sanitizeRibbon,
  styleText,
  typedLink,
} from './rich-text.ts';

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
  [
    '<a href=https://a.test/?x=1&y="2">x</a>',
    '<a href="https://a.test/?x=1&amp;y=&quot;2&quot;">x</a>',
  ],
  ['<p style="background:url(//evil.test/x)">Hello</p>', '<p>Hello</p>'],
  ['<p style="color:red;position:fixed;inset:0">Hello</p>', '<p style="color: red">Hello</p>'],
  ['<p style="color:var(--x);width:expression(alert(1))">Hello</p>', '<p>Hello</p>'],
  ['<p style="constructor:x;__proto__:x;color:red">Hello</p>', '<p style="color: red">Hello</p>'],
  ['<constructor>Hello</constructor>', 'Hello'],
  ['<p class="x" id="root" data-x="1">Hello</p>', '<p>Hello</p>'],
  ['<img src="javascript:alert(1)" alt="&quot;><script>">', '<img alt="&quot;&gt;&lt;script&gt;">'],
  ['<form action="//evil.test"><input><button>Hello</button></form>', '<div>Hello</div>'],
  ['<a href="java&#10script:alert(1)">Hello</a>', 'Hello'],
  ['<a href="&#106avascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href=" \u0001javascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="httpſ://a.test/">Hello</a>', 'Hello'],
  ['<a>Hello</a><img>', 'Hello'],
  ['<p color="red" colspan="2" start="2" target="_blank" alt="x">Hello</p>', '<p>Hello</p>'],
  ['<p dir="rtlx">Hello</p><p dir="xrtl">again</p>', '<p>Hello</p><p>again</p>'],
  ['<ol start="12345"><li>a</ol><ol start="1x"></ol>', '<ol><li>a</li></ol><ol></ol>'],
  ['<ol start="x1"></ol>', '<ol></ol>'],
  ...['_blanks', 'a_blank'].map(
    (target) =>
      [
        `<a href="https://a.test" target="${target}">Hello</a>`,
        '<a href="https://a.test">Hello</a>',
      ] as const,
  ),
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
  ['<p dir=RTL>عروض</p>', '<p dir="RTL">عروض</p>'],
  ['<del>One</del><strike>two</strike><ins>three</ins>', '<s>One</s><s>two</s><u>three</u>'],
  ['<ol start="12"><li>One</ol>', '<ol start="12"><li>One</li></ol>'],
  ['<img src="https://a.test/x.png">', '<img src="https://a.test/x.png">'],
  ['<p>One<hr>two', '<p>One</p><hr>two'],
  ['<p>One<h2>two', '<p>One</p><h2>two</h2>'],
  ['<b>One<b>two', '<strong>One</strong><strong>two</strong>'],
  ['<p>One<li>two<p>three', '<p>One<li>two<p>three</p></li></p>'],
  [
    '<ol><li>One<ol><li>Two</ol><li>Three</ol>',
    '<ol><li>One<ol><li>Two</li></ol></li><li>Three</li></ol>',
  ],
  [
    '<table><thead><tr><th>A<tbody><tr><td rowspan=2>B<tfoot><tr><td>C</table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td rowspan="2">B</td></tr></tbody>' +
      '<tfoot><tr><td>C</td></tr></tfoot></table>',
  ],
  [
    '<p>One <span style="color: #e60000">red <span style="color: #008a00">green</span> red',
    '<p>One <span style="color: #e60000">red <span style="color: #008a00">green</span> red</span></p>',
  ],
  [
    '<table><tbody><tr><td>A<table><tbody><tr><td>B</table><td>C</table>',
    '<table><tbody><tr><td>A<table><tbody><tr><td>B</td></tr></tbody></table></td><td>C</td></tr></tbody></table>',
  ],
  [
    '<table><tr><td>A<table><tr><td>B</table><table><td>C</table></table>',
    '<table><tr><td>A<table><tr><td>B</td></tr></table><table><td>C</td></table></td></tr></table>',
  ],
  ['<table><td>A<tr><td>B</table>', '<table><td>A<tr><td>B</td></tr></td></table>'],
  ['<p>D&eacute;j&agrave; &ndash; 5&nbsp;&euro;</p>', '<p>Déjà – 5\u00A0€</p>'],
];

/** Broken HTML, and what browsers show of it. */
const BROKEN: readonly (readonly [html: string, shown: string])[] = [
  ['<script>if (a<b) write("x")</script>Hello', 'Hello'],
  ['<style><!-- p { color: red } </style>Hello', 'Hello'],
  ['<style>p { color: red } </styled></STYLE\n>Hello', 'Hello'],
  ['<html><head><title>x</title><body><p>Hello</html>', '<p>Hello</p>'],
  ['<svg class="icon" />Hello<math/> again', 'Hello again'],
  ['<script/>Hello', ''],
  ['One</br>two<br/>three', 'One<br>two<br>three'],
  ['<b title="a"">One</b> and <i title="b">two</i>', '<strong>One</strong> and <em>two</em>'],
  ["<p title=it's>It's</p><p title = 'a>b'>here</p>", "<p>It's</p><p>here</p>"],
  ['<p title= dir=rtl>One</p><p title=>two</p>', '<p>One</p><p>two</p>'],
  ['<!-->One<!--->two<!-- --!>three<!-- -->four<!-- five', 'Onetwothreefour'],
  ['<!DOCTYPE html><?xml version="1.0"?><![CDATA[x]]>Hello<!', 'Hello'],
  ['1 < 2 <3', '1 &lt; 2 &lt;3'],
  ['a <b and </c', 'a &lt;b and &lt;/c'],
  ['<p title="Hello', '&lt;p title=&quot;Hello'],
];

/** The only tags there may be, each written in one way. */
const TAGS = RIBBON_TAGS.join('|');
const SAFE = new RegExp(
  `^(?:[^<>]|</(?:${TAGS})>|<(?:${TAGS})(?: href="(?:https?:|mailto:)[^"<>]*")?(?: (?:target|start|colspan|rowspan|src|alt|dir)="[^"<>]*")*(?: style="[a-z\\d:;#(),.% /-]*")?>)*$`,
  'iu',
);

const lettersOf = (html: string) => plainText(html).replaceAll(/\s/gu, '');

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

  it.each(BROKEN)('reads %j as browsers do', { tags: ['2B05'] }, (html, shown) => {
    expect(sanitizeRibbon(html)).toBe(shown);
  });

  it.each(['li', 'div', 'blockquote', 'caption', 'td', 'p', 'h3'])(
    'lets an inline element be inside another of its name where <%s> is between',
    (tag) => {
      const html = `<strong>One<${tag}>two<strong>three</strong></${tag}>four</strong>`;
      expect(sanitizeRibbon(html)).toBe(html);
    },
  );

  it('keeps the text of elements that are nested too deep', () => {
    const html = sanitizeRibbon(
      `${'<div>'.repeat(200)}One<br><img alt="two">${'</div>'.repeat(200)}three`,
    );
    expect(html).toBe(`${'<div>'.repeat(100)}One<br><img alt="two">${'</div>'.repeat(100)}three`);
  });

  it.each([
    ['<a', 1000],
    ['<a ', 15_000],
  ])('reads many %j in little time', { timeout: 3000 }, (part, times) => {
    expect(plainText(part.repeat(times))).toBe(part.repeat(times).trim());
  });

  it('gives only its own tags, closed, and loses no letter, for any input', () => {
    const part = fc.oneof(
      fc.constantFrom(...[...HOSTILE, ...WRITTEN, ...BROKEN].map(([html]) => html)),
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
        expect(lettersOf(once)).toBe(lettersOf(parts.join('')));
        const count = (pattern: RegExp) => (once.match(pattern) ?? []).length;
        expect(count(/<(?!br|hr|img)[a-z]/gu)).toBe(count(/<\//gu));
      }),
    );
  });
});

describe('links', () => {
  it.each(['https://a.test', 'http://a.test/x?y#z\\@', 'mailto:help@a.test', 'HTTPS://A.TEST'])(
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
    'see https://a.test',
    'https://a.test see',
    'mailto:help@a.test see',
    'mailto:help',
    'mailto:help@a.test@b.test',
    'https://a.test@b.test',
    'https://b.test\\.a.test',
    'httpſ://a.test',
    'https://a.test/\u0000',
    'https://a\u007F.test',
    'mailto:a\u0001@b.test',
    'mailto:a@b\u0001.test',
    'mailto:a b@c.test',
    'https://a.test/today see',
  ])('%j may not', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it('leaves out the space around an address', () => {
    expect(safeLink(' https://a.test\n')).toBe('https://a.test');
  });

  it.each([
    [' fees.test/today ', 'https://fees.test/today'],
    ['fees.test:8080/today', 'https://fees.test:8080/today'],
    ['fees.test/x:y', 'https://fees.test/x:y'],
    ['fees.test/?to=mailto:x', 'https://fees.test/?to=mailto:x'],
    ['help@mail.test', 'mailto:help@mail.test'],
    ['http://a.test:8080/', 'http://a.test:8080/'],
    ['MAILTO:help@a.test', 'MAILTO:help@a.test'],
    ['javascript:alert(1)', null],
    ['fees.test:x', null],
    ['fees/help@a.test', null],
    ['help@a.test/x', null],
    ['.fees.test', null],
    ['fees.', null],
    ['fees.test today', null],
    ['words', null],
  ])('reads the typed %j as %j', { tags: ['2B09'] }, (typed, link) => {
    expect(typedLink(typed)).toBe(link);
  });
});

describe('styleText', () => {
  it.each([
    ['text-align', 'justify'],
    ['color', '#e60000'],
    ['color', 'rgb(230, 0, 0)'],
    ['background-color', 'hsla(120 50% 50% / 0.5)'],
    ['font-weight', '700'],
    ['font-style', 'italic'],
    ['text-decoration', 'line-through'],
  ])('has the %s %j, alone', (property, value) => {
    expect(styleText(` ${property.toUpperCase()} : ${value} !important;x`)).toBe(
      `${property}: ${value}`,
    );
    expect(styleText(`${property}: 1 ${value}; ${property}: ${value} 1`)).toBe('');
  });

  it('has several, and of two of one name the last that may be drawn', () => {
    expect(styleText('font-weight: bold; background : Yellow; color: red; color: url(x)')).toBe(
      'font-weight: bold; background-color: yellow; color: red',
    );
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
    ['<pre>a\nb</pre><p>c\nd</p>', 'a\nb\nc d'],
    ['One<img>two', 'Onetwo'],
    ['5&nbsp;&euro; &ndash; d&eacute;j&agrave;', '5 € – déjà'],
  ])('separates the words of %j', { tags: ['2B05'] }, (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
