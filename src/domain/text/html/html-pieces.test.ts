import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped } from '../escaped.ts';
import { attributesOf, piecesOf, renamedAttributes } from './html-pieces.ts';

/** The texts of an HTML text. */
const textsOf = (html: string): string =>
  piecesOf(html)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');

describe('piecesOf', () => {
  it.each([
    ['&lsquo;&rsquo;&sbquo;&ldquo;&rdquo;&bdquo;&lsaquo;&rsaquo;&apos;&quot;', '‘’‚“”„‹›\'"'],
    ['&mdash;&ndash;&hellip;&bull;&trade;&euro;', '—–…•™€'],
    ['&larr;&rarr;&harr;&minus;&ne;&le;&ge;', '←→↔−≠≤≥'],
    ['&OElig;&oelig;&Scaron;&scaron;&Eacute;&eacute;&yuml;&NBSP;', 'ŒœŠšÉéÿ\u00A0'],
    ['&ensp;&emsp;&thinsp;&zwnj;&zwj;&lrm;&rlm;', '\u2002\u2003\u2009\u200C\u200D\u200E\u200F'],
    ['&#8364;&#x20AC;&#X20ac;&#128;&#150;&#x92;&#159;&#160;', '€€€€–’Ÿ\u00A0'],
    ['&#8211 5&#x20AC, &#128514;&#x10FFFF;', '– 5€, 😂\u{10FFFF}'],
    ['&#0;&#xD800;&#1114112;&#129;&#99999999999999999999;', '\uFFFD'.repeat(5)],
    ['&#1;&#x7f;', '\u0001\u007F'],
    ['AT&T &unknown; &#; &#x; &amp', 'AT&T &unknown; &#; &#x; &amp'],
  ])('reads the entities of %j', { tags: ['2B05'] }, (html, text) => {
    expect(textsOf(html)).toBe(text);
  });

  it('reads back every text that was written', () => {
    const part = fc.oneof(fc.constantFrom('&', '&#', 'amp', ';', '<b', '">'), fc.string());
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(textsOf(escaped(text))).toBe(text);
        expect(attributesOf(`a="${escaped(text)}"`).get('a')).toBe(text);
      }),
    );
  });

  it.each([
    'script',
    'style',
    'textarea',
    'title',
    'iframe',
    'noscript',
    'template',
    'svg',
    'math',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'select',
    'object',
  ])('leaves out what is in <%s>', (tag) => {
    expect(textsOf(`a<${tag}>b<i>c</i></x></${tag}>d<${tag}>e`)).toBe('ad');
  });
});

describe('attributesOf', () => {
  it('has the values as they are read, the first of two', () => {
    const all = attributesOf(
      ` a="1 &amp; '2'" B='"3"' c = x/y"z' d hidden=  e=&#65;\n f=1 f=2 constructor `,
    );
    expect(Object.fromEntries(all)).toEqual({
      a: "1 & '2'",
      b: '"3"',
      c: `x/y"z'`,
      d: '',
      hidden: 'e=A',
      f: '1',
      constructor: '',
    });
  });
});

describe('renamedAttributes', () => {
  it('changes only the names in start tags', () => {
    const html =
      '<!-- <p a="1"> --><P A="a=\'1\'" b=\'>\' a>a="1" <</P a="1"><br a/><i b = c=a a=1>';
    expect(renamedAttributes(html, (name) => (name === 'a' ? 'x-a' : name))).toBe(
      '<!-- <p a="1"> --><P x-a="a=\'1\'" b=\'>\' x-a>a="1" <</P a="1"><br x-a/><i b = c=a x-a=1>',
    );
  });
});
