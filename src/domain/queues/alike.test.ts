import { expect, it } from 'vitest';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { ALIKE_CARDS, ALIKE_DOCUMENTS, ALIKE_WITHDRAWALS, alikeIn } from './alike.ts';

const request = (id: number, user: number | null, number: string | null) =>
  docVerification.parse({
    id,
    data: { id_number: number },
    user: user === null ? null : { id: user },
  });

it('finds the same document number, however it is written, and whose it is', () => {
  const own = request(812, 7, 'A 123-45');
  const loaded = [
    own,
    request(813, 8, 'a12345'),
    request(814, 7, 'A12345'),
    request(815, null, 'A12345'),
  ];
  expect(alikeIn(own, [...loaded, request(816, 8, 'B1')], ALIKE_DOCUMENTS)).toEqual([
    { id: '813', text: 'Same document number as request 813', isOther: true },
    { id: '814', text: 'Same document number as request 814', isOther: false },
    { id: '815', text: 'Same document number as request 815', isOther: null },
  ]);
  expect(alikeIn(request(1, 7, null), [request(2, 8, null)], ALIKE_DOCUMENTS)).toEqual([]);
});

it('finds a card by brand, last four, holder and expiry', () => {
  const card = (id: number, more: object) =>
    cardVerification.parse({
      id,
      number: '4111 **** **** 1111',
      expiry_date: '2027-05-31',
      user: { id, full_name: 'Ada Obi' },
      ...more,
    });
  const own = card(1, {});
  const found = alikeIn(
    own,
    [
      card(2, { expiry_date: '05/27', user: { id: 2, full_name: 'ADA OBI' } }),
      card(3, { number: '4111 **** **** 2222' }),
      card(4, { expiry_date: null }),
    ],
    ALIKE_CARDS,
  );
  expect(found.map(({ id }) => id)).toEqual(['2']);
});

it('finds the account of a withdrawal of another user, and not those of one user', () => {
  const withdrawal = (id: string, user: string) =>
    ({
      id,
      user_id: user,
      user: null,
      beneficiaryDeliveryMethod: { institution_name: 'Zenith', accountNumber: '00 12' },
    }) as unknown as ReferralTransaction;
  const own = withdrawal('1', '7');
  expect(alikeIn(own, [withdrawal('2', '7'), withdrawal('3', '8')], ALIKE_WITHDRAWALS)).toEqual([
    { id: '3', text: 'Same account as withdrawal 3', isOther: true },
  ]);
});

it('finds the same image file, of the images that were loaded', () => {
  const pictured = (id: number, image: string) =>
    docVerification.parse({ id, user: { id }, doc_image_url: image, photo_image_url: null });
  const files = new Map([
    ['/a.png', 'file 1'],
    ['/b.png', 'file 1'],
    ['/c.png', 'file 2'],
  ]);
  const loaded = [pictured(2, '/b.png'), pictured(3, '/c.png'), pictured(4, '/not-loaded.png')];
  expect(alikeIn(pictured(1, '/a.png'), loaded, ALIKE_DOCUMENTS, (url) => files.get(url))).toEqual([
    { id: '2', text: 'Same image file as request 2', isOther: true },
  ]);
});
