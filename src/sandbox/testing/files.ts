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

interface PdfObject {
  readonly dictionary: string;
  /** The content of its stream; empty where it has none. */
  readonly stream: string;
}

/** The objects of a PDF by their numbers. */
function pdfObjects(file: Buffer): ReadonlyMap<string, PdfObject> {
  const source = file.toString('latin1');
  return new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n(.*?)(endobj|stream\n)/gmsu), (found) => {
      const [all, id = '', dictionary = '', end] = found;
      const length = Number(/\/Length (\d+)/u.exec(dictionary)?.[1]);
      const data = found.index + all.length;
      const isText = end !== 'endobj' && dictionary.includes('/FlateDecode');
      const stream = isText ? inflateSync(file.subarray(data, data + length)) : '';
      return [id, { dictionary, stream: stream.toString('latin1') }] as const;
    }),
  );
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What the codes of a font stand for, by its map to Unicode. */
function charactersOf(unicode: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  const pairs = /^<([\da-f]+)> <([\da-f]+)>(?: <([\da-f]+)>)?$/gimu;
  const map = unicode.slice(unicode.indexOf('beginbf'));
  for (const [, first = '', second = '', start] of map.matchAll(pairs)) {
    const from = Number.parseInt(first, 16);
    const to = start === undefined ? from : Number.parseInt(second, 16);
    for (let code = from; code <= to; code += 1) {
      const name = code.toString(16).padStart(first.length, '0');
      const unit = start && (Number.parseInt(start, 16) + code - from).toString(16);
      characters.set(name, utf16(unit ? unit.padStart(4, '0') : second));
    }
  }
  return characters;
}

/** The texts of a PDF, page by page in the order they are drawn; fonts have a map to Unicode, and one name each. */
export function pdfTexts(file: Buffer): string[][] {
  const objects = pdfObjects(file);
  const all = [...objects.values()];
  const fonts = new Map(
    all.flatMap(({ dictionary }) =>
      Array.from(dictionary.matchAll(/\/(F\d*) (\d+) 0 R/gu), ([, name = '', id = '']) => {
        const unicode = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id)?.dictionary ?? '')?.[1];
        return [name, charactersOf(objects.get(unicode ?? '')?.stream ?? '')] as const;
      }),
    ),
  );
  const decoded = (hex: string, font: ReadonlyMap<string, string> = new Map()) => {
    const [{ length } = ''] = font.keys();
    const codes = hex.toLowerCase().match(new RegExp(`.{${length || 4}}`, 'gu')) ?? [];
    return codes.map((code) => font.get(code) ?? '\uFFFD').join('');
  };
  const textsOf = (instructions: string) => {
    const texts: string[] = [];
    let font: ReadonlyMap<string, string> | undefined;
    const drawn = /\/(F\d*) [\d.]+ Tf|(Tm)|<([\da-f]*)>\s*Tj/giu;
    for (const [, name, place, hex = ''] of instructions.matchAll(drawn)) {
      if (name) font = fonts.get(name);
      else if (place) texts.push('');
      else texts.push((texts.pop() ?? '') + decoded(hex, font));
    }
    return texts;
  };
  return all
    .filter(({ dictionary }) => /\/Type \/Page\b/u.test(dictionary))
    .map(({ dictionary }) => {
      const contents = /\/Contents (\d+) 0 R/u.exec(dictionary)?.[1] ?? '';
      return textsOf(objects.get(contents)?.stream ?? '');
    });
}
