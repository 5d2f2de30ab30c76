import { describe, expect, it } from 'vitest';
import { DOMICILIARY, KNOWN_DESTINATIONS } from '#domain/transfer/destinations.ts';
import { type Confirmation, foundOf, readStage, stageAfter } from '../posting/stage.ts';
import {
  amountProblem,
  amountText,
  blockedReason,
  bothAmounts,
  pairOf,
  problemsOf,
  rateInput,
  rateTrouble,
  readEntries,
  readNumber,
  receivingProblem,
  settledAmount,
  termsOf,
} from './form.ts';
import type { Owner } from './handle.ts';

const offered = () => KNOWN_DESTINATIONS;
const NOTHING = readEntries(undefined);
const NIGERIAN = { has_valid_address: true, phone: '+234', country: 'NG', currency: 'NGN' };

describe('the entries of a transfer', () => {
  it('are read from a draft of any shape', () => {
    expect(readEntries({ sending: 7, handle: null, partial: 'yes', surplus: {} })).toEqual(NOTHING);
    expect(readEntries(['x'])).toEqual(NOTHING);
    expect(readEntries({ memo: 'Rent', partial: true })).toMatchObject({
      memo: 'Rent',
      partial: true,
    });
  });

  it('mean the default pair, or else one that can trade', {
    tags: ['3C20', '3C22', '3C24'],
  }, () => {
    expect(pairOf(NOTHING, NIGERIAN, offered)).toMatchObject({
      sending: 'NGN',
      destination: { country: 'US', currency: 'USD' },
    });
    expect(pairOf(NOTHING, null, offered)).toMatchObject({
      sending: 'EUR',
      destination: { country: 'NG' },
    });
  });

  it('take numbers as they are typed and pasted, and no comma for a decimal', () => {
    const texts = ['1', ' 2.50 ', '.5', '3.', '1,750.00', '1 750', '1,5', '1e3', '-1', '', 'x'];
    expect(texts.map((text) => readNumber(text))).toEqual([
      '1',
      '2.5',
      '0.5',
      '3',
      '1750',
      '1750',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('show a rate with 2 decimals, and one below 1 with all it has', () => {
    expect(['525', '440.69', '0.002237'].map(rateInput)).toEqual(['525.00', '440.69', '0.002237']);
  });
});

describe('the amount of a transfer', () => {
  const terms = (kind: 'create' | 'send', key: string, sending = 'NGN') => {
    const destination = KNOWN_DESTINATIONS.find((each) => each.key === key) ?? DOMICILIARY;
    return termsOf(kind, { sending, destination }, 'NG');
  };

  it('is a step of the recipient’s currency on the one form, of the sender’s on the other', {
    tags: ['3C09', '3Q03'],
  }, () => {
    expect(amountText('create', NOTHING, terms('create', 'US'))).toBe('50');
    expect(amountText('create', { ...NOTHING, amount: '75' }, terms('create', 'US'))).toBe('50');
    expect(amountText('send', NOTHING, terms('send', 'US'))).toBe('');
    expect(amountText('send', { ...NOTHING, amount: '31000' }, terms('send', 'US'))).toBe('31000');
  });

  it('shows what is calculated with once the field is left', { tags: ['3Q01'] }, () => {
    const china = terms('create', 'CN');
    const settled = (text: string) => settledAmount(text, china);
    expect(['3500.005', '3500.004', '3,500.999 CNY'].map(settled)).toEqual([
      '3500.01',
      '3500.00',
      '3501.00',
    ]);
    for (const typed of ['3500', '3500.50', '3,500.500', ' 3 500 CNY', '3500,005', 'x', '']) {
      expect(settled(typed)).toBe(typed);
    }
    expect(bothAmounts(china, '3500.005', '1')?.receiving).toBe(settled('3500.005'));
  });

  it('is a free number for unified recipients, between the limits', { tags: ['3C09'] }, () => {
    const china = terms('send', 'CN');
    expect(china.exchange.chosen).toBe('receiving');
    expect(amountText('create', { ...NOTHING, amount: '3512.5' }, china)).toBe('3512.5');
    expect(amountProblem('3512.5', china)).toBeNull();
    expect(amountProblem('10000.01', china)).toBe(
      'Enter an amount between 3,500.00 and 10,000.00 CNY',
    );
    expect(amountProblem('many', china)).toContain('Enter a number');
    expect(bothAmounts(china, '3,512.50 CNY', '2')?.receiving).toBe('3512.50');
    expect(amountProblem('3512.50 USD', china)).toBe('Enter an amount in CNY');
    expect(bothAmounts(china, '3512.50 USD', '2')).toBeNull();
  });

  it('is at most 2000 US dollars for a dollar account in Nigeria', { tags: ['3V03'] }, () => {
    expect(receivingProblem('2000.00', DOMICILIARY)).toBeNull();
    expect(receivingProblem('2000.01', DOMICILIARY)).toBe(
      'Nigeria Domiciliary Account takes at most 2,000.00 USD',
    );
  });
});

describe('the rate of a transfer', () => {
  const rates = (min: string, max: string) => ({
    limits: { min, max },
    known: min !== '0' && max !== '0',
    loading: false,
    error: null,
  });

  it('lies between the limits', { tags: ['3Q07', '3Q08'] }, () => {
    expect(rateTrouble('477.50', rates('477.5', '527.8'))).toBeNull();
    expect(rateTrouble('477.49', rates('477.5', '527.8'))).toContain('above 477.50');
    expect(rateTrouble('x', rates('477.5', '527.8'))).toContain('Enter a number');
  });

  it('cannot be offered for a pair without one, with any input', { tags: ['3Q12'] }, () => {
    const none = 'The network has no rate for this pair';
    expect(rateTrouble('500', rates('0', '0'))).toBe(none);
    expect(rateTrouble('', rates('0', '0'))).toBe(none);
    expect(rateTrouble('500', rates('477.5', '0'))).toBe(none);
    expect(rateTrouble('500', rates('0', '527.8'))).toBeNull();
  });

  it('is not judged by limits that could not be loaded, or are still being loaded', {
    tags: ['3C49'],
  }, () => {
    const failed = { ...rates('0', '0'), error: new Error('No') };
    expect(rateTrouble('500', failed)).toBeNull();
    expect(rateTrouble('500', { ...rates('0', '0'), loading: true })).toBeNull();
    expect(rateTrouble('500', { ...rates('1', '2'), error: new Error('No') })).toContain('below');
  });
});

it('a form without a loaded sender or a connection is blocked', {
  tags: ['3C29'],
}, () => {
  expect(blockedReason(false, NIGERIAN)).toBeNull();
  expect(blockedReason(false, null)).toContain('your address and phone number');
  expect(blockedReason(true, NIGERIAN)).toContain('when the connection is back');
});

describe('what keeps a transfer back', () => {
  const judged = (kind: 'create' | 'send', key: string, more: object = {}) => {
    const destination = KNOWN_DESTINATIONS.find((each) => each.key === key) ?? DOMICILIARY;
    return {
      entries: { ...NOTHING, handle: 'ada@example.com', method: 'sepa' },
      terms: termsOf(kind, { sending: 'NGN', destination }, 'NG'),
      senderCountry: 'NG',
      amount: '100',
      rate: '500',
      rates: { limits: { min: '477.5', max: '527.8' }, known: true, loading: false, error: null },
      ...more,
    };
  };

  it('is nothing for a form that is right', () => {
    expect(problemsOf('create', judged('create', 'US')).size).toBe(0);
    expect(problemsOf('send', judged('send', 'US')).size).toBe(0);
  });

  it('an empty amount of a unified country is shown under its field', { tags: ['3C32'] }, () => {
    const china = judged('create', 'CN', { amount: '' });
    expect([...problemsOf('create', china)]).toEqual([
      ['amount', 'Please enter the receiving amount!'],
    ]);
  });

  it('every error has a field, and the first of the send-money form comes first', {
    tags: ['3C32', '3V05'],
  }, () => {
    const entries = { ...NOTHING, handle: '' };
    const wrong = judged('send', 'US', { entries, amount: '', rate: '600' });
    expect([...problemsOf('send', wrong)]).toEqual([
      ['method', 'Please select the method you can pay with'],
      ['amount', 'Please enter the receiving amount!'],
      ['handle', "Please enter the recipient's email address"],
      ['rate', 'Exchange rate should be below 527.80'],
    ]);
    expect([...problemsOf('create', wrong).keys()]).toEqual(['amount', 'handle', 'rate']);
  });
});

const QUESTION: Confirmation = {
  request: {
    type: 'p2p',
    poster_currency: 'NGN',
    poster_payment_method_type: 'nigerian_bank_payment',
    matcher_currency: 'USD',
    matcher_country: 'US',
    poster_amount: '44069.00',
    matcher_amount: '100.00',
    exchange_rate: '440.69',
    memo: '',
    is_partial_match_allowed: false,
    recipient: null,
    poster_recipient_username: 'ada@example.com',
  },
  recipient: null,
  registered: null,
  email: 'ada@example.com',
  countryName: 'United States',
  isUnified: false,
  rate: '440.69',
  chosen: 'receiving',
  rates: null,
  equals: ['1'],
};

it('warns before the confirmation only of an unknown recipient', {
  tags: ['3C41', '3C42', '3C43'],
}, () => {
  const person = { kind: 'person', name: 'Ada Obi', email: 'ada@example.com' } as const;
  const after = (owner: Owner) => stageAfter({ ...QUESTION, ...foundOf(owner) });
  expect(after(person)).toEqual({
    name: 'confirm',
    confirmation: { ...QUESTION, recipient: 'Ada Obi', registered: true },
  });
  expect(after({ kind: 'unregistered' })).toEqual({
    name: 'invited',
    confirmation: { ...QUESTION, registered: false },
  });
  expect(after({ kind: 'unknown' })).toEqual({ name: 'confirm', confirmation: QUESTION });
});

it('a stage is read from a draft with all that was asked, or else it is the form', () => {
  const stage = stageAfter(QUESTION);
  expect(readStage(JSON.parse(JSON.stringify(stage)))).toEqual(stage);
  for (const kept of [null, 'x', {}, { name: 'confirm' }, { name: 'confirm', confirmation: {} }]) {
    expect(readStage(kept)).toEqual({ name: 'form' });
  }
});
