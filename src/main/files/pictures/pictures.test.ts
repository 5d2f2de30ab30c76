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
    const pictures = createPictures({ documents: 10, portraits: 10 });
    const first = pictures.keep(picture(4));
    const second = pictures.keep(picture(4));
    pictures.read(first);
    const third = pictures.keep(picture(4));
    expect(pictures.read(second)).toBeUndefined();
    expect(pictures.read(first)).toBeDefined();
    expect(pictures.read(third)).toBeDefined();
  });

  it('keeps one picture however large it is', () => {
    const pictures = createPictures({ documents: 10, portraits: 10 });
    const small = pictures.keep(picture(4));
    const large = pictures.keep(picture(40));
    expect(pictures.read(small)).toBeUndefined();
    expect(pictures.read(large)).toBeDefined();
  });

  it('finds a portrait by its address, under a key that only this memory knows', () => {
    const pictures = createPictures();
    const key = pictures.portraitKey('https://api.test/7.png');
    expect(pictures.read(key)).toBeUndefined();
    pictures.keepPortrait(key, picture(4));
    expect(pictures.read(pictures.portraitKey('https://api.test/7.png'))).toEqual(picture(4));
    expect(pictures.read(pictures.portraitKey('https://api.test/8.png'))).toBeUndefined();
    expect(createPictures().portraitKey('https://api.test/7.png')).not.toBe(key);
  });

  it('keeps 32 MB of portraits, which push out no document', () => {
    const pictures = createPictures();
    const document = pictures.keep(picture(60 * 1024 ** 2));
    const keys = Array.from({ length: 17 }, (_, n) => pictures.portraitKey(`${n}`));
    for (const key of keys) pictures.keepPortrait(key, picture(2 * 1024 ** 2));
    expect(keys.filter((key) => pictures.read(key))).toEqual(keys.slice(1));
    expect(pictures.read(document)).toBeDefined();
  });

  it('counts a portrait that was fetched twice once', () => {
    const pictures = createPictures({ documents: 10, portraits: 10 });
    const first = pictures.portraitKey('first');
    pictures.keepPortrait(first, picture(4));
    for (let n = 0; n < 3; n += 1) pictures.keepPortrait(pictures.portraitKey('again'), picture(4));
    expect(pictures.read(first)).toBeDefined();
  });

  it('forgets all of them', () => {
    const pictures = createPictures({ documents: 10, portraits: 10 });
    const key = pictures.keep(picture(8));
    const portrait = pictures.portraitKey('7');
    pictures.keepPortrait(portrait, picture(8));
    pictures.forgetAll();
    expect([pictures.read(key), pictures.read(portrait)]).toEqual([undefined, undefined]);
    const next = [pictures.keep(picture(5)), pictures.keep(picture(5))];
    expect(next.every((each) => pictures.read(each))).toBe(true);
  });
});
