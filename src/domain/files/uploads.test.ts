import { describe, expect, it } from 'vitest';
import { EVIDENCE_ENDINGS, evidenceType, LARGEST_EVIDENCE_BYTES, logoRefusal } from './uploads.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [...Buffer.from('%PDF-1.7')];
const GIF = [...Buffer.from('GIF89a')];

const file = (name: string, bytes: readonly number[], size = 1000) => ({
  name,
  bytes: Uint8Array.from(bytes),
  size,
});
const judged = (...of: Parameters<typeof file>) => evidenceType(file(...of));

const WRONG = { refusal: 'You can only upload JPG, JPEG, PNG or PDF files!' };

describe('files about a dispute', () => {
  it.each([
    ['a.jpg', JPEG, 'image/jpeg'],
    ['a.JPEG', JPEG, 'image/jpeg'],
    ['a.b.png', PNG, 'image/png'],
    ['a.pdf', PDF, 'application/pdf'],
    ['mislabelled.png', JPEG, 'image/jpeg'],
    ['behind-a-mark.pdf', [0xef, 0xbb, 0xbf, ...PDF], 'application/pdf'],
    ['behind-a-header.pdf', [...Buffer.alloc(1019), ...PDF], 'application/pdf'],
  ])('takes %s for what it is', (name, bytes, type) => {
    expect(judged(name, bytes)).toEqual({ type });
  });

  it.each([
    ['a.gif', GIF],
    ['a.exe', PNG],
    ['a.png', GIF],
    ['a.pdf', [...Buffer.from('<html>')]],
    ['too-far.pdf', [...Buffer.alloc(1020), ...PDF]],
    ['a.jpg', []],
    ['png', PNG],
    ['a.png.txt', PNG],
    ['', PNG],
  ])('refuses %s', { tags: ['2D17'] }, (name, bytes) => {
    expect(judged(name, bytes)).toEqual(WRONG);
  });

  it('refuses only files larger than 2 MB', { tags: ['2D18'] }, () => {
    const refused = { refusal: 'You can only upload images with maximum size of 2MB!' };
    expect(judged('a.png', PNG, LARGEST_EVIDENCE_BYTES)).toEqual({ type: 'image/png' });
    expect(judged('a.png', PNG, LARGEST_EVIDENCE_BYTES + 1)).toEqual(refused);
    expect(judged('a.gif', GIF, LARGEST_EVIDENCE_BYTES + 1)).toEqual(WRONG);
  });
});

it('a file dialog offers every ending that is taken', { tags: ['2D17'] }, () => {
  expect(EVIDENCE_ENDINGS).toBe('.jpg,.jpeg,.png,.pdf');
});

it.each([
  ['a.png', LARGEST_EVIDENCE_BYTES, null, PNG],
  ['a.jpeg', LARGEST_EVIDENCE_BYTES, null, JPEG],
  ['a.png', LARGEST_EVIDENCE_BYTES + 1, 'Choose a file of at most 2Mb', PNG],
  ['a.pdf', 1000, 'Choose a PNG or JPG file', PDF],
  ['a.gif', LARGEST_EVIDENCE_BYTES + 1, 'Choose a PNG or JPG file', GIF],
])('%s of %i bytes is refused as a logo with %j', { tags: ['3P08'] }, (name, size, why, bytes) => {
  expect(logoRefusal(file(name, bytes, size))).toBe(why);
});
