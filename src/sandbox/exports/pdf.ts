/** A report as a PDF: landscape A3, the columns side by side as in the list. */
import { formatAmount, formatRate } from '#domain/money/money.ts';
import { formatExact } from '#domain/time/format.ts';
import { createDocumentFont, type DocumentFont, type Glyph } from './font.ts';
import { pdfFile } from './pdf-file.ts';
import type { Cell, Report } from './report.ts';

/** Points. */
const PAGE = { width: 1190.55, height: 841.89, margin: 24 };
const SIZE = { title: 16, fact: 8, cell: 5 };
const LINE = { title: 24, fact: 12, cell: 8 };
const GAP = 3;
const FOOTER = 14;
const RULE = 2.5;

/** Drawn for a character that the font does not have. */
const MISSING = '\u25A1';
const MISSING_NOTE = `A ${MISSING} stands for a character of a script this file has no letters for; the XLSX export has all of them.`;

/** A text on one line, as glyphs of the font in hexadecimal. */
interface Line {
  readonly glyphs: string;
  /** Points. */
  readonly width: number;
}

const widthOf = (glyphs: readonly Glyph[], size: number) =>
  (glyphs.reduce((sum, { width }) => sum + width, 0) * size) / 1000;

/** Sets text in a font. */
function typesetter(font: DocumentFont) {
  const ellipsis = font.glyphOf('\u2026', MISSING);
  const glyphsOf = (text: string) =>
    Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' '), (character) =>
      font.glyphOf(character, MISSING),
    );
  return {
    /** The text on one line of at most `room` points; what does not fit is left out. */
    line: (text: string, size: number, room = Infinity): Line => {
      const glyphs = glyphsOf(text);
      let width = widthOf(glyphs, size);
      if (width > room) {
        while (glyphs.length > 0 && width + widthOf([ellipsis], size) > room) {
          width -= widthOf(glyphs.splice(-1), size);
        }
        glyphs.push(ellipsis);
        width += widthOf([ellipsis], size);
      }
      return { glyphs: glyphs.map(({ code }) => code).join(''), width };
    },
  };
}

type Typesetter = ReturnType<typeof typesetter>;

const point = (value: number) => value.toFixed(2);
const drawn = ({ glyphs }: Line, x: number, y: number) =>
  `1 0 0 1 ${point(x)} ${point(y)} Tm<${glyphs}>Tj`;

function cellText(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.text;
    case 'amount':
      return [formatAmount(cell.amount), cell.currency].filter(Boolean).join(' ');
    case 'rate':
      return formatRate(cell.rate);
    case 'instant':
      return cell.at.slice(0, 'YYYY-MM-DD hh:mm'.length).replace('T', ' ');
  }
}

const isNumber = (cell: Cell) => cell?.kind === 'amount' || cell?.kind === 'rate';

/** Words of a header on lines of at most `room` points. */
function wrapped(header: string, room: number, type: Typesetter): string[] {
  const lines: string[] = [];
  for (const word of header.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && type.line(longer, SIZE.cell).width <= room;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The columns' left edges and widths, sharing the page's width by what they usually hold. */
function places({ columns }: Report) {
  const whole = columns.reduce((sum, { characters }) => sum + characters, 0);
  const room = PAGE.width - 2 * PAGE.margin;
  let left = PAGE.margin;
  return columns.map(({ characters }) => {
    const width = (room * characters) / whole;
    left += width;
    return { left: left - width, width: width - GAP };
  });
}

/** Draws on one page after the other, from the top down. */
function pages(report: Report, type: Typesetter) {
  const edges = places(report);
  const headers = report.columns.map(({ header }, at) =>
    wrapped(header, edges[at]?.width ?? 0, type),
  );
  const headerLines = Math.max(...headers.map(({ length }) => length));
  let parts: string[] = [];
  let y = PAGE.height - PAGE.margin;
  let finished = 0;

  const place = (text: string, at: number, { below = 0, right = false }) => {
    const { left = 0, width = 0 } = edges[at] ?? {};
    const line = type.line(text, SIZE.cell, width);
    parts.push(drawn(line, right ? left + width - line.width : left, y - below));
  };
  return {
    /** A line of text over the whole width. */
    write: (text: string, size: number, height: number) => {
      y -= height;
      const line = type.line(text, size, PAGE.width - 2 * PAGE.margin);
      parts.push(`/F ${size} Tf ${drawn(line, PAGE.margin, y)}`);
    },
    /** The columns' headers with a rule below them. */
    head: () => {
      parts.push(`/F ${SIZE.cell} Tf`);
      for (const [at, lines] of headers.entries()) {
        for (const [index, text] of lines.entries()) {
          const below = (headerLines - lines.length + index + 1) * LINE.cell;
          place(text, at, { below, right: false });
        }
      }
      y -= headerLines * LINE.cell;
      const rule = point(y - RULE);
      parts.push(`ET ${PAGE.margin} ${rule} m ${point(PAGE.width - PAGE.margin)} ${rule} l S BT`);
      y -= RULE;
    },
    isFull: () => y - LINE.cell < PAGE.margin + FOOTER,
    row: (cells: readonly Cell[]) => {
      y -= LINE.cell;
      for (const [at, cell] of cells.entries()) {
        if (cell !== null) place(cellText(cell), at, { right: isNumber(cell) });
      }
    },
    /** Ends the page and gives its instructions. */
    finish: () => {
      finished += 1;
      const footer = type.line(`${report.title} · page ${finished}`, SIZE.cell);
      const number = `/F ${SIZE.cell} Tf ${drawn(footer, PAGE.margin, PAGE.margin)}`;
      const page = `0.4 w BT ${parts.join('\n')}\n${number} ET`;
      parts = [];
      y = PAGE.height - PAGE.margin;
      return page;
    },
  };
}

/** The pages of a report, one string of instructions each. */
async function* drawPages(report: Report, type: Typesetter): AsyncGenerator<string> {
  const page = pages(report, type);
  page.write(report.title, SIZE.title, LINE.title);
  for (const [label, text] of report.facts) page.write(`${label}: ${text}`, SIZE.fact, LINE.fact);
  for (const [label, amount] of report.totals) {
    page.write(`${label}: ${formatAmount(amount)}`, SIZE.fact, LINE.fact);
  }
  page.write(MISSING_NOTE, SIZE.cell, LINE.fact);
  page.head();
  for await (const batch of report.rows) {
    for (const cells of batch) {
      if (page.isFull()) {
        yield page.finish();
        page.head();
      }
      page.row(cells);
    }
  }
  yield page.finish();
}

/** The document's bytes, made as they are taken. @throws when its font is not installed */
export async function* pdf(report: Report): AsyncGenerator<Buffer> {
  const font = await createDocumentFont();
  const { width, height } = PAGE;
  const title = `${report.title}, ${formatExact(new Date())}`;
  yield* pdfFile({ title, font, width, height }, drawPages(report, typesetter(font)));
}
