import { describe, expect, it } from 'vitest';
import { CARD_TYPES, cardType, cardTypeName } from './card-types.ts';

describe('the type of a card', () => {
  it.each([
    ['5061230000000000', 'verve'],
    ['4026000000000000', 'electron'],
    ['4175000000000000', 'electron'],
    ['5018000000000000', 'maestro'],
    ['6759000000000000', 'maestro'],
    ['5019000000000000', 'dankort'],
    ['6360000000000000', 'interpayment'],
    ['6200000000000000', 'unionpay'],
    ['8800000000000000', 'unionpay'],
    ['4111111111111111', 'visa'],
    ['4111111111119', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000000', 'mastercard'],
    ['340000000000000', 'amex'],
    ['370000000000000', 'amex'],
    ['30000000000000', 'diners'],
    ['36000000000000', 'diners'],
    ['6011000000000000', 'discover'],
    ['6500000000000000', 'discover'],
    ['3528000000000000', 'jcb'],
    ['213100000000000', 'jcb'],
    ['4111', 'visa'],
    ['4111402600000000', 'visa'],
    ['4111501900000000', 'visa'],
    ['4111636000000000', 'visa'],
    ['4111880000000000', 'visa'],
  ])('of %s is %s', { tags: ['2C07'] }, (number, type) => {
    expect(cardType(number)).toBe(type);
  });

  it.each([
    ['5060980000000000', false],
    ['5060990000000000', true],
    ['5061980000000000', true],
    ['5061990000000000', false],
    ['506099000000000', false],
    ['5061230000000000000', true],
    ['506123** **** 000000000', false],
  ])('%s is Verve: %s', { tags: ['2C08'] }, (number, verve) => {
    expect(cardType(number) === 'verve').toBe(verve);
  });

  it('is found however the number is grouped, or where its end is masked', () => {
    expect(cardType('5061 2300 0000 0000')).toBe('verve');
    expect(cardType('4111-11** **** 1111')).toBe('visa');
  });

  it.each([
    ['4011780000000000', 'visa', 'Elo'],
    ['6500310000000000', 'discover', 'Elo'],
    ['6500520000000000', 'discover', 'Troy'],
    ['4029180000000000', 'visa', 'Naranja'],
    ['5275720000000000', 'mastercard', 'Naranja'],
  ])(
    'of %s is %s, whose pattern it fits, though it is of %s',
    { tags: ['2C07'] },
    (number, type) => {
      expect(cardType(number)).toBe(type);
    },
  );

  it.each([
    '',
    '411',
    '9999000000000000',
    '9999400000000000',
    '9999650000000000',
    '2200000000000000',
    '6062820000000000',
    'no number',
    '**** **** **** 1111',
  ])('is null for %j', (number) => {
    expect(cardType(number)).toBeNull();
  });

  it('has a name for each of the twelve', { tags: ['2C07'] }, () => {
    expect(CARD_TYPES.map(cardTypeName)).toEqual([
      'Verve',
      'Visa Electron',
      'Maestro',
      'Dankort',
      'InterPayment',
      'UnionPay',
      'Visa',
      'Mastercard',
      'American Express',
      'Diners Club',
      'Discover',
      'JCB',
    ]);
  });
});
