import { Editor, getSchema } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inertHtml } from './clean.ts';
import { extensionsOf } from './extensions.ts';
import { ribbonDocument, ribbonHtml } from './kept.ts';

/** The editor of the product with a ribbon in it. */
function open(html: string): Editor {
  const extensions = extensionsOf('ribbon', 'Type text here');
  const element = document.body.appendChild(document.createElement('div'));
  const content = ribbonDocument(html, getSchema(extensions));
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  return editor;
}

/** Writes `letter` before the last one of a word; where that is not edited, at the end. */
function write(editor: Editor, word: string, letter: string): string {
  let at = Selection.atEnd(editor.state.doc).from;
  editor.state.doc.descendants((node, place) => {
    const found = node.text?.indexOf(word) ?? -1;
    if (found !== -1) at = place + found + word.length - 1;
  });
  editor.view.dispatch(editor.state.tr.insertText(letter, at));
  return ribbonHtml(editor.state.doc);
}

/** Ribbons as editors, mail programs and people write them. All of each can be edited. */
const EDITED: Readonly<Record<string, string>> = {
  'a heading and a list': '<h2>Rates</h2><ul><li>NGN up</li><li>GHS Edit</li></ul>',
  'every heading': '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Edit</h5><h6>Six</h6>',
  'a numbered list in another':
    '<ol start="3" type="a"><li>One<ul><li>Edit</li></ul></li><li><p>Three</p><p>more</p></li></ol>',
  'alignment and colour':
    '<p style="text-align: center; color: rgb(230, 0, 0)">Edit <span style="background-color: #ff0">now</span></p>',
  'the classes of Quill':
    '<p class="ql-align-center"><strong style="color: rgb(230, 0, 0);">Edit</strong></p><p><br></p><p class="ql-indent-1">End</p>',
  'the links of Quill':
    '<p>See <a href="https://a.test/" rel="noopener noreferrer" target="_blank">Edit</a></p>',
  'old HTML': '<center><font color="#E60000" size="4">Edit</font></center><p align="right">now</p>',
  'bold and italic of people': '<b>Edit</b> and <i>so on</i>, <ins>added</ins> and <del>gone</del>',
  'text without a paragraph': 'Edit <em>me</em><br>now',
  'text beside blocks': 'Before<ul><li>Edit</li></ul>after',
  'colour around a link':
    '<p><span style="color: red"><a href="https://a.test/">Edit</a></span></p>',
  'a link around colour':
    '<p><a href="https://a.test/"><span style="color: red">Edit</span></a></p>',
  'parts in each other': '<p><em><strong><u>Edit</u></strong> it</em> <u><em>so</em></u></p>',
  'spans in each other':
    '<p><span style="color: red"><span style="font-size: 20px">Edit</span> on</span></p>',
  'small, sub and sup':
    '<p><small>Edit</small> H<sub>2</sub>O 1<sup>st</sup> <s>old</s> <code>x</code></p>',
  boxes: '<div class="ribbon"><h2 class="title">Edit</h2><div>One</div><div>Two</div></div>',
  'a quotation': '<blockquote cite="https://a.test/"><p>Edit</p></blockquote>',
  sections: '<section id="a"><article><p>Edit</p></article></section><footer>End</footer>',
  'another direction': '<p dir="rtl" lang="ar">عروض Edit</p>',
  'other attributes': '<p title="x" data-id="7" aria-label="y">Edit</p>',
  'other schemes':
    '<p>Call <a href="tel:+2348030000001">Edit</a> or see <a href="/fees">fees</a></p>',
  'an image in a line':
    '<p>Edit <img src="https://a.test/card.png" alt="A card" width="20"> now</p>',
  icons:
    '<p><i class="icon"></i>Edit <svg viewBox="0 0 1 1"><path d="M0 0h1v1H0z"></path></svg></p>',
  'a style sheet': '<style>p { color: red }</style><p>Edit</p>',
  'the checks of Quill':
    '<p>Edit</p><ol><li data-list="checked"><span class="ql-ui"></span>Done</li></ol>',
  'a line that is empty': '<p>Edit</p><p></p><p>End</p>',
  'characters with a meaning': '<p>Edit &amp; pay &lt; 5&nbsp;€</p>',
  'emoji and other writing': '<p>Edit 👩‍💻 می‌خواهم 转账</p>',
};

/** Ribbons with a block that is not edited. */
const KEPT: Readonly<Record<string, string>> = {
  'a table':
    '<p>Edit</p><table border="1"><tbody><tr><th>From</th><td style="color: red">EUR</td></tr></tbody></table>',
  'a rule and code': '<p>Edit</p><hr class="x"><pre>a\n  b</pre><p>End</p>',
  'a description':
    '<dl><dt>Fee</dt><dd>2%</dd></dl><p>Edit</p><details open=""><summary>More</summary>text</details>',
  'a form':
    '<p>Edit</p><form action="https://a.test/"><input name="a" type="text"><button>Go</button></form>',
  'blocks in a part': '<p>Edit</p><b style="font-weight:normal"><p>From a document</p></b>',
  'a list of a mail program': '<p>Edit</p><ul><li>One</li><ul><li>Two</li></ul></ul>',
  'space that is drawn': '<p>Edit</p><p style="white-space: pre-wrap">a   b\nc</p>',
};

const keptBlocks = (editor: Editor): number => {
  let count = 0;
  editor.state.doc.descendants(({ type }) => {
    if (type.name === 'keptBlock') count += 1;
  });
  return count;
};

/** HTML as a document of another page: the policy lets this one parse none. */
const asDocument = (html: string): Promise<Document> =>
  new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', URL.createObjectURL(new Blob([html], { type: 'text/html' })));
    request.responseType = 'document';
    request.onload = () => done(request.responseXML as Document);
    request.send();
  });

describe('a ribbon in which one letter is edited', () => {
  it.each([
    ...Object.entries(EDITED).map((written) => [...written, false] as const),
    ...Object.entries(KEPT).map((written) => [...written, true] as const),
  ])('keeps the rest of %s', { tags: ['2B05', '2B12'] }, (_name, html, hasKept) => {
    const editor = open(html);
    expect(keptBlocks(editor) > 0).toBe(hasKept);
    expect(write(editor, 'Edit', 's')).toBe(html.replace('Edit', 'Edist'));
  });

  it.each([
    '<table><tbody><tr><td>EUR</td></tr></tbody></table>',
    '<div><table><tbody><tr><td>EUR</td></tr></tbody></table></div>',
    '<hr>',
  ])('can be written on after %s, which is not edited', (html) => {
    const editor = open(html);
    expect(ribbonHtml(editor.state.doc)).toBe(html);
    expect(write(editor, 'none', 's').replace('s', '')).toBe(html);
  });

  it('loses only white space that is not drawn, and joins neighbours of the same form', () => {
    const html = '\n<ul>\n  <li>One\n two </li>\n</ul>\n<p><b>a</b><b>b</b> </p>\n';
    expect(write(open(html), 'One', 's')).toBe('<ul><li>Onse two</li></ul><p><b>ab</b></p>');
  });

  it('keeps nothing that could run', async () => {
    const sent = write(
      open(
        '<p onclick="x()">Edit<script>x()</script></p><img src="x" onerror="x()"><a href="javascript:x()">a</a>' +
          '<iframe src="https://a.test/"></iframe><p data-kept=\' onclick="x()"\' data-html="<script>x()</script>">b</p>' +
          '<table><tr><td onmouseover="x()">c<svg onload="x()"><script>x()</script></svg></td></tr></table>',
      ),
      'Edit',
      's',
    );
    expect(sent).toContain('Edist');
    const template = await asDocument(sent);
    expect(template.querySelector('script, iframe')).toBeNull();
    for (const element of template.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(`${name}=${name.startsWith('data-') ? '' : value}`).not.toMatch(/^on|javascript:/iu);
      }
    }
  });

  it('is sent unchanged, except for what could run: that is removed and named', () => {
    // Nothing is lost of a ribbon that is not written yet, either.
    for (const html of ['', ...Object.values(EDITED), ...Object.values(KEPT)]) {
      expect(inertHtml(html)).toEqual({ html, lost: [] });
    }
    expect(
      inertHtml(
        '<p style="color: red" onclick="x()">a<script>x()</script><!-- b --><iframe></iframe></p>',
      ),
    ).toEqual({
      html: '<p style="color: red">a</p>',
      lost: ['onclick', 'script', 'comment', 'iframe'],
    });
  });

  it('is drawn without what could cover or load anything', () => {
    const { view } = open(
      '<p class="fui-Button" id="root" style="position:fixed;inset:0;background:url(//evil.test/x);color:red">Edit</p>' +
        '<table style="position:fixed"><tr><td>a</td></tr></table><p>b <img src="//evil.test/x"></p>',
    );
    expect(
      view.dom.querySelector('img[src], [id], [class*=fui], [style*=position], [style*=url]'),
    ).toBeNull();
    expect(view.dom.querySelector('p')?.style.color).toBe('red');
  });
});

/** Any ribbon of paragraphs, headings, lists, boxes and parts, each with an attribute of its own. */
const anyRibbon = fc
  .letrec<Record<'block' | 'line' | 'item', string>>((tie) => {
    const word = fc.constantFrom('a', 'Edit', 'c d', 'é&amp;', '转');
    const some = (each: fc.Arbitrary<string>) =>
      fc.array(each, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
    const within = (names: readonly string[], content: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.constantFrom(...names), content)
        .map(([name, inside]) => `<${name} title="">${inside}</${name.split(' ')[0]}>`);
    const depth = { depthSize: 'small', withCrossShrink: true } as const;
    return {
      line: some(
        fc.oneof(
          depth,
          word,
          fc.constant('<br>'),
          within(['a href="https://a.test/"', 'a href="/fees"', 'a'], word),
          within(['b', 'strong', 'em', 'span', 'u', 'font', 's'], tie('line')),
        ),
      ),
      item: within(['li'], fc.oneof(tie('line'), within(['p'], tie('line')))),
      block: fc.oneof(
        depth,
        within(['p', 'h1', 'h4'], tie('line')),
        within(['ul', 'ol'], some(tie('item'))),
        within(['div', 'blockquote', 'section'], some(tie('block'))),
        fc.constant('<table><tbody><tr><td>x</td></tr></tbody></table>'),
      ),
    };
  })
  .block.map((html) => {
    let count = 0;
    return html.replaceAll('title=""', () => `title="${count++}"`);
  });

it('any ribbon changes only by the letter that is added', { tags: ['2B12'] }, () => {
  fc.assert(
    fc.property(fc.array(anyRibbon, { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.join('');
      const editor = open(html);
      expect(ribbonHtml(editor.state.doc)).toBe(html);
      expect(write(editor, 'Edit', 'Q').replace('Q', '')).toBe(html);
      editor.destroy();
    }),
    { numRuns: 200 },
  );
});
