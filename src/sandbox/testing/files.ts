/** Reading exported files back, for tests: only as much of the formats as the exports write. */
import { inflateRawSync, inflateSync } from 'node:zlib';

const CENTRAL = 0x0201_4b50;
const END = 0x0605_4b50;

/** The files of a ZIP archive by name, found through its directory. */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('the archive has no end');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('the directory is broken');
    const compressed = archive.readUInt32LE(at + 20);
    const size = archive.readUInt32LE(at + 24);
    const name = archive.readUInt16LE(at + 28);
    const extra = archive.readUInt16LE(at + 30);
    const local = archive.readUInt32LE(at + 42);
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(data, data + compressed));
    if (content.length !== size) throw new Error('a file is not as long as the directory says');
    files.set(archive.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'));
    at += 46 + name + extra;
  }
  return files;
}

/** A cell of a sheet as it is in the file. */
export interface SheetCell {
  readonly value: string;
  readonly isText: boolean;
  readonly style: number;
}

const CELL = /<c r="([A-Z]+)\d+"(?: t="(\w+)")? s="(\d+)">(.*?)<\/c>/gsu;
const MARKS = /<[^>]+>/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (text: string) =>
  text.replaceAll(/&(\w+);/gu, (_all, name: string) => ENTITIES[name] ?? '?');

/** The rows of a workbook's only sheet; cells by the letters of their column. */
export function sheetRows(workbook: Buffer): ReadonlyMap<string, SheetCell>[] {
  const sheet = unzip(workbook).get('xl/worksheets/sheet1.xml') ?? '';
  return (
    sheet.match(/<row .*?<\/row>/gsu)?.map(
      (row) =>
        new Map(
          Array.from(row.matchAll(CELL), ([, column = '', type, style, content = '']) => [
            column,
            {
              value: unescaped(content.replaceAll(MARKS, '')),
              isText: type === 'inlineStr',
              style: Number(style),
            },
          ]),
        ),
    ) ?? []
  );
}

const STREAM = /\/Length (\d+) \/Filter \/FlateDecode[^>]*>>\nstream\n/gu;

/** The texts of a PDF, page by page in the order they are drawn. */
export function pdfTexts(file: Buffer): string[][] {
  const source = file.toString('latin1');
  const streams = Array.from(source.matchAll(STREAM), (found) => {
    const start = found.index + found[0].length;
    return inflateSync(file.subarray(start, start + Number(found[1]))).toString('latin1');
  });
  const unicode = streams.find((stream) => stream.includes('beginbfchar')) ?? '';
  const map = unicode.slice(unicode.indexOf('beginbfchar'));
  const characters = new Map(
    Array.from(map.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gmu), ([, glyph = '', units = '']) => [
      glyph.toLowerCase(),
      Buffer.from(units, 'hex').swap16().toString('utf16le'),
    ]),
  );
  const decoded = (hex: string) =>
    Array.from(hex.match(/.{4}/gu) ?? [], (glyph) => characters.get(glyph) ?? '\uFFFD').join('');
  return streams
    .filter((stream) => stream.includes('BT') && stream.includes('Tj'))
    .map((page) => Array.from(page.matchAll(/<([\da-f]*)>Tj/gu), ([, hex = '']) => decoded(hex)));
}
