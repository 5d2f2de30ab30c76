/** A ZIP archive, written as it is read: no entry is ever in memory as a whole. */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  checksum: number;
  size: number;
  compressed: number;
}

/** Deflated, with sizes and checksum after the data, names in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first date there is: the same content gives the same bytes. */
const DATE = 0x0021;

const words = (length: number, write: (view: Buffer) => void): Buffer => {
  const view = Buffer.alloc(length);
  write(view);
  return view;
};

/** The fields that local and central headers share, from `at` on. */
function writeCommon(view: Buffer, at: number, entry: Written): void {
  view.writeUInt16LE(VERSION, at);
  view.writeUInt16LE(FLAGS, at + 2);
  view.writeUInt16LE(DEFLATED, at + 4);
  view.writeUInt16LE(DATE, at + 8);
  view.writeUInt32LE(entry.checksum, at + 10);
  view.writeUInt32LE(entry.compressed, at + 14);
  view.writeUInt32LE(entry.size, at + 18);
  view.writeUInt16LE(entry.name.length, at + 22);
}

const localHeader = (entry: Written) =>
  words(30, (view) => {
    view.writeUInt32LE(0x0403_4b50, 0);
    writeCommon(view, 4, entry);
  });

const descriptor = ({ checksum, compressed, size }: Written) =>
  words(16, (view) => {
    view.writeUInt32LE(0x0807_4b50, 0);
    view.writeUInt32LE(checksum, 4);
    view.writeUInt32LE(compressed, 8);
    view.writeUInt32LE(size, 12);
  });

const centralHeader = (entry: Written) =>
  words(46, (view) => {
    view.writeUInt32LE(0x0201_4b50, 0);
    view.writeUInt16LE(VERSION, 4);
    writeCommon(view, 6, entry);
    view.writeUInt32LE(entry.offset, 42);
  });

const endRecord = (entries: number, size: number, offset: number) =>
  words(22, (view) => {
    view.writeUInt32LE(0x0605_4b50, 0);
    view.writeUInt16LE(entries, 8);
    view.writeUInt16LE(entries, 10);
    view.writeUInt32LE(size, 12);
    view.writeUInt32LE(offset, 16);
  });

/** The content as bytes, counted into `entry` on the way. */
async function* measured(content: ZipEntry['content'], entry: Written) {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    entry.checksum = crc32(bytes, entry.checksum);
    entry.size += bytes.length;
    yield bytes;
  }
}

/** An archive of the entries, in their order. */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), offset, checksum: 0, size: 0, compressed: 0 };
    written.push(entry);
    yield localHeader(entry);
    yield entry.name;
    const deflated = pipeline(Readable.from(measured(content, entry)), createDeflateRaw(), () => {
      // A failure ends the reading of the last stream with the same error.
    });
    for await (const bytes of deflated as AsyncIterable<Buffer>) {
      entry.compressed += bytes.length;
      yield bytes;
    }
    yield descriptor(entry);
    offset += 30 + entry.name.length + entry.compressed + 16;
  }
  const directory = written.flatMap((entry) => [centralHeader(entry), entry.name]);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield Buffer.concat([...directory, endRecord(written.length, size, offset)]);
}
