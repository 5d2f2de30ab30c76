/** A PDF file of pages with text in one embedded font, written as the pages come (ISO 32000-1). */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { DocumentFont, EmbeddedFont } from './font.ts';

const deflated = promisify<Buffer, Buffer>(deflate);

/** A document: its title and the size of its pages, in points. */
export interface PdfSetting {
  readonly title: string;
  readonly font: DocumentFont;
  readonly width: number;
  readonly height: number;
}

/** The numbers of the objects that are always there; pages come after them. */
const OBJECT = {
  catalog: 1,
  pages: 2,
  info: 3,
  font: 4,
  cid: 5,
  descriptor: 6,
  file: 7,
  unicode: 8,
};
const FIRST_PAGE = 9;
/** The six letters mark a font with some of its glyphs. */
const FONT_NAME = 'CORRID+Inter';

/** A text of the document's properties: UTF-16 with its mark, in hexadecimal. */
const property = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** The character of each glyph, so that text can be found and copied. */
function unicodeMap({ characterOf }: EmbeddedFont): string {
  const lines = Array.from(characterOf, ([code, character]) => {
    const units = Buffer.from(character, 'utf16le').swap16().toString('hex');
    return `<${code.toUpperCase()}> <${units.toUpperCase()}>`;
  });
  const blocks: string[] = [];
  for (let first = 0; first < lines.length; first += 100) {
    const block = lines.slice(first, first + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const stream = async (content: Buffer, more = '') => {
  const data = await deflated(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode${more} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
};

async function fixedObjects({ title, font, width, height }: PdfSetting) {
  const embedded = font.embedded();
  const { file, box, ascent, descent, capHeight, widths } = embedded;
  return [
    [OBJECT.catalog, `<< /Type /Catalog /Pages ${OBJECT.pages} 0 R >>`],
    [OBJECT.info, `<< /Title ${property(title)} /Producer ${property('Corridor')} >>`],
    [
      OBJECT.font,
      `<< /Type /Font /Subtype /Type0 /BaseFont /${FONT_NAME} /Encoding /Identity-H /DescendantFonts [${OBJECT.cid} 0 R] /ToUnicode ${OBJECT.unicode} 0 R >>`,
    ],
    [
      OBJECT.cid,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${FONT_NAME} /CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${OBJECT.descriptor} 0 R /W [0 [${widths.join(' ')}]] >>`,
    ],
    [
      OBJECT.descriptor,
      `<< /Type /FontDescriptor /FontName /${FONT_NAME} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80 /FontFile2 ${OBJECT.file} 0 R >>`,
    ],
    [OBJECT.file, await stream(file, ` /Length1 ${file.length}`)],
    [OBJECT.unicode, await stream(Buffer.from(unicodeMap(embedded)))],
    [
      OBJECT.pages,
      (kids: string, count: number) =>
        `<< /Type /Pages /Count ${count} /Kids [${kids}] /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F ${OBJECT.font} 0 R >> >> >>`,
    ],
  ] as const;
}

/** The file's bytes; `pages` are the drawing instructions of each page. */
export async function* pdfFile(
  setting: PdfSetting,
  pages: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Buffer> {
  const offsets = new Map<number, number>();
  let length = 0;
  const counted = (bytes: Buffer) => {
    length += bytes.length;
    return bytes;
  };
  const object = (number: number, content: Buffer | string) => {
    offsets.set(number, length);
    const body = [
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(content),
      Buffer.from('\nendobj\n'),
    ];
    return counted(Buffer.concat(body));
  };
  yield counted(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  let next = FIRST_PAGE;
  const kids: string[] = [];
  for await (const instructions of pages) {
    const page = next;
    const content = next + 1;
    next += 2;
    kids.push(`${page} 0 R`);
    yield object(content, await stream(Buffer.from(instructions, 'latin1')));
    yield object(page, `<< /Type /Page /Parent ${OBJECT.pages} 0 R /Contents ${content} 0 R >>`);
  }
  for (const [number, content] of await fixedObjects(setting)) {
    yield object(
      number,
      typeof content === 'function' ? content(kids.join(' '), kids.length) : content,
    );
  }
  const start = length;
  const entries = Array.from(
    { length: next - 1 },
    (_, index) => `${String(offsets.get(index + 1) ?? 0).padStart(10, '0')} 00000 n \n`,
  );
  yield Buffer.from(
    `xref\n0 ${next}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${next} /Root ${OBJECT.catalog} 0 R /Info ${OBJECT.info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
