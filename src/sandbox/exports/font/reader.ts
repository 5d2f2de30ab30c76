/** `count` bits of `value`, the lowest of them at `place`, as a number. */
export const bits = (value: number, place: number, count: number): number =>
  Math.floor(value / 2 ** place) % 2 ** count;

/** Reads big-endian numbers one after the other, as font tables hold them. */
export interface ByteReader {
  readonly at: () => number;
  skip(bytes: number): void;
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  bytes(length: number): Buffer;
  /** A length as WOFF2 writes it: 7 bits a byte, the highest first. */
  base128(): number;
  /** A small number as WOFF2 writes it: one byte up to 252, then two or three. */
  u16Packed(): number;
}

const WORD = 253;
const TWICE = 254;
const ONCE = 255;
const LEAST = 253;

/** A reader of `data` from `start` on. */
export function byteReader(data: Buffer, start = 0): ByteReader {
  let at = start;
  const step = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  const reader: ByteReader = {
    at: () => at,
    skip: (bytes) => {
      at += bytes;
    },
    u8: () => data.readUInt8(step(1)),
    u16: () => data.readUInt16BE(step(2)),
    i16: () => data.readInt16BE(step(2)),
    u32: () => data.readUInt32BE(step(4)),
    bytes: (length) => data.subarray(step(length), at),
    base128: () => {
      let [value, byte] = [0, 0x80];
      while (byte >= 0x80) {
        byte = reader.u8();
        value = value * 128 + (byte % 128);
      }
      return value;
    },
    u16Packed: () => {
      const code = reader.u8();
      if (code === WORD) return reader.u16();
      if (code === ONCE) return reader.u8() + LEAST;
      return code === TWICE ? reader.u8() + LEAST * 2 : code;
    },
  };
  return reader;
}
