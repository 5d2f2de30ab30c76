import { describe, expect, it } from 'vitest';
import { type ReferralTransaction, referralTransaction } from '#contract/people/referrals.ts';
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
  expect(alikeIn(request(1, null, 'A1'), [request(2, 8, 'A1')], ALIKE_DOCUMENTS)).toEqual([
    { id: '2', text: 'Same document number as request 2', isOther: null },
  ]);
});

describe('a card', () => {
  const card = (id: number, more: object = {}) =>
    cardVerification.parse({
      id,
      number: '4111 **** **** 1111',
      expiry_date: '2027-05-31',
      user: { id, full_name: 'Ada Obi' },
      ...more,
    });
  const text = 'Same card (brand, last four, holder, expiry) as card 2';

  it.each([
    ['all of them', {}],
    ['its whole number', { number: '4111111111111111' }],
    [
      'the month of its expiry, and a name in capitals',
      {
        expiry_date: '05/27',
        user: { id: 2, full_name: 'ADA OBI' },
      },
    ],
  ])('is found by brand, last four, holder and expiry: %s', (_what, more) => {
    expect(alikeIn(card(1), [card(2, more)], ALIKE_CARDS)).toEqual([
      { id: '2', text, isOther: true },
    ]);
  });

  it.each([
    ['brand', { number: '5500 **** **** 1111' }],
    ['last four', { number: '4111 **** **** 2222' }],
    ['holder', { user: { id: 2, full_name: 'Ben Obi' } }],
    ['expiry', { expiry_date: '2027-06-30' }],
  ])('of another %s is another one', (_what, more) => {
    expect(alikeIn(card(1), [card(2, more)], ALIKE_CARDS)).toEqual([]);
  });

  it.each([{ number: null }, { user: null }, { expiry_date: null }])(
    'that does not say one of them is like no other: %j',
    (more) => {
      expect(alikeIn(card(1, more), [card(2, more)], ALIKE_CARDS)).toEqual([]);
    },
  );

  it('is found by its image file, also where it names no user', () => {
    const pictured = (id: number, more: object = {}) => card(id, { image_url: '/a.png', ...more });
    const other = { user: null, number: null };
    expect(alikeIn(pictured(1, other), [pictured(2)], ALIKE_CARDS, (url) => url)).toEqual([
      { id: '2', text: 'Same image file as card 2', isOther: null },
    ]);
    const none = { ...other, image_url: null };
    expect(alikeIn(card(1, none), [card(2, none)], ALIKE_CARDS, () => 'file')).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const withdrawal = (id: number, user: number, method: object | null) =>
    referralTransaction.parse({
      id,
      type: 'withdraw',
      amount: '5',
      user_id: user,
      beneficiaryDeliveryMethod: method,
    });
  const zenith = { institution_name: 'Zenith', accountNumber: '00 12' };
  const alike = (method: object | null, others: readonly ReferralTransaction[]) =>
    alikeIn(withdrawal(1, 7, method), others, ALIKE_WITHDRAWALS, () => 'file');

  it('to the account of another user is found, and not those of one user', () => {
    const others = [
      withdrawal(2, 7, zenith),
      withdrawal(3, 8, { institution_name: 'ZENITH', accountNumber: '00-12' }),
      withdrawal(4, 8, { institution_name: 'Access', accountNumber: '0012' }),
      withdrawal(5, 8, { institution_name: 'Zenith', accountNumber: '0013' }),
      withdrawal(6, 8, { institution_name: 'Zenith0', accountNumber: '012' }),
    ];
    expect(alike(zenith, others)).toEqual([
      { id: '3', text: 'Same account as withdrawal 3', isOther: true },
    ]);
  });

  it('is found by its number where no institution is named, and is like none without one', () => {
    const bare = { accountNumber: '0012' };
    expect(alike(bare, [withdrawal(2, 8, bare), withdrawal(3, 8, zenith)])).toEqual([
      { id: '2', text: 'Same account as withdrawal 2', isOther: true },
    ]);
    expect(alike(null, [withdrawal(2, 8, null)])).toEqual([]);
  });
});

it('finds the same image file, of the images that were loaded', () => {
  const pictured = (id: number, image: string, user = id) =>
    docVerification.parse({ id, user: { id: user }, doc_image_url: image, photo_image_url: null });
  const files = new Map([
    ['/a.png', 'file 1'],
    ['/b.png', 'file 1'],
    ['/c.png', 'file 2'],
  ]);
  const loaded = [
    pictured(2, '/b.png'),
    pictured(3, '/c.png'),
    pictured(4, '/not-loaded.png'),
    pictured(5, '/a.png', 1),
  ];
  const alike = (image: string) =>
    alikeIn(pictured(1, image), loaded, ALIKE_DOCUMENTS, (url) => files.get(url));
  expect(alike('/a.png')).toEqual([
    { id: '2', text: 'Same image file as request 2', isOther: true },
    { id: '5', text: 'Same image file as request 5', isOther: false },
  ]);
  expect(alike('/nor-this.png')).toEqual([]);
});
