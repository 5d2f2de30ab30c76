import { describe, expect, it } from 'vitest';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { cardDoubts, documentDoubts, NO_MARK, questionOfDoubts } from './doubts.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const SEEN = true;
const UNSEEN = false;

describe('what speaks against accepting a card', () => {
  const card = (more: object = {}) =>
    cardVerification.parse({ id: 7, image_url: '/card.png', expiry_date: '12/26', ...more });

  it('is nothing once its image was seen and while it is valid', () => {
    expect(cardDoubts(card(), SEEN, NOW)).toEqual([]);
  });

  it('is an image that was not sent, or not seen', () => {
    expect(cardDoubts(card({ image_url: null }), SEEN, NOW)).toEqual(['No image was submitted.']);
    expect(cardDoubts(card(), UNSEEN, NOW)).toEqual(['You have not seen the image.']);
  });

  it('is its expiry', () => {
    expect(cardDoubts(card({ expiry_date: '10/26' }), UNSEEN, NOW)).toEqual([
      'You have not seen the image.',
      'The card expired in 10/2026.',
    ]);
  });
});

describe('what speaks against approving a document', () => {
  const document = (more: object = {}) =>
    docVerification.parse({
      id: 7,
      doc_image_url: '/document.png',
      photo_image_url: '/photo.png',
      expiry_date: '2026-11-22',
      ...more,
    });

  it('is nothing once the document was seen and while it is valid', () => {
    expect(documentDoubts(document(), SEEN, NOW)).toEqual([]);
    expect(documentDoubts(document({ expiry_date: null }), SEEN, NOW)).toEqual([]);
  });

  it('is an image of the document that was not sent or not seen, even with other images', () => {
    expect(documentDoubts(document({ doc_image_url: null }), SEEN, NOW)).toEqual([
      'No image of the document was submitted.',
    ]);
    expect(documentDoubts(document(), UNSEEN, NOW)).toEqual([
      'You have not seen the image of the document.',
    ]);
  });

  it('is its expiry', () => {
    const [doubt] = documentDoubts(document({ expiry_date: '2026-11-21' }), SEEN, NOW);
    expect(doubt).toMatch(/^The document expired on \S+\.$/u);
  });
});

it('the second question names the person and every doubt', () => {
  expect(questionOfDoubts('Accept the card', 'Ada Obi', ['One.', 'Two.'])).toBe(
    'Accept the card of Ada Obi anyway? One. Two.',
  );
  expect(questionOfDoubts('Approve the document', null, [NO_MARK])).toBe(
    'Approve the document anyway? No submitted detail is ticked as matching the image.',
  );
});
