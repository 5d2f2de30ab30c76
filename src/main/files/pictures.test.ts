import { describe, expect, it } from 'vitest';
import { createPictures } from './pictures.ts';

const picture = (size: number) => ({ type: 'image/png', bytes: new Uint8Array(size) }) as const;

describe('the memory of pictures', () => {
  it('gives each picture a separate key that cannot be guessed', () => {
    const pictures = createPictures();
    const keys = [pictures.keep(picture(1)), pictures.keep(picture(1))];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/u);
  });

  it('lets the picture that was not asked for longest make room', () => {
    const pictures = createPictures(10);
    const first = pictures.keep(picture(4));
    const second = pictures.keep(picture(4));
    pictures.read(first);
    const third = pictures.keep(picture(4));
    expect(pictures.read(second)).toBeUndefined();
    expect(pictures.read(first)).toBeDefined();
    expect(pictures.read(third)).toBeDefined();
  });

  it('keeps one picture however large it is', () => {
    const pictures = createPictures(10);
    const small = pictures.keep(picture(4));
    const large = pictures.keep(picture(40));
    expect(pictures.read(small)).toBeUndefined();
    expect(pictures.read(large)).toBeDefined();
  });

  it('forgets all of them', () => {
    const pictures = createPictures(10);
    const key = pictures.keep(picture(8));
    pictures.forgetAll();
    expect(pictures.read(key)).toBeUndefined();
    const next = [pictures.keep(picture(5)), pictures.keep(picture(5))];
    expect(next.every((each) => pictures.read(each))).toBe(true);
  });
});
