import { describe, expect, it } from 'vitest';
import { SENDING_CURRENCIES } from '../currencies/catalogue.ts';
import {
  DOMICILIARY,
  isUnified,
  KNOWN_DESTINATIONS,
  listedDestinations,
  matcherCountry,
  receivingLimits,
  sendDestinations,
} from './destinations.ts';
import {
  DEFAULT_OFFER,
  firstPosterCurrency,
  isEmail,
  offersPartialMatch,
  offerType,
  recipientName,
  senderProblem,
} from './offer.ts';
import { withDestination, withSending } from './pair.ts';
import { handleError, sendFormErrors } from './send-form.ts';

const to = (country: string | null, currency: string) => ({
  matcher_country: country,
  matcher_currency: currency,
});
const SENDER = { has_valid_address: true, phone: '+2348012345678', country: 'NG', currency: 'NGN' };

describe('a new offer', () => {
  it('begins in euros for US dollars', { tags: ['3C23', '3C24'] }, () => {
    expect(DEFAULT_OFFER).toEqual({
      poster_currency: 'EUR',
      poster_payment_method_type: 'nigerian_bank_payment',
      matcher_currency: 'USD',
      matcher_country: 'US',
      is_partial_match_allowed: false,
    });
  });

  it('is sent in the currency of the sender, or in naira if that cannot be sent', {
    tags: ['3C22'],
  }, () => {
    expect(firstPosterCurrency(null)).toBe('EUR');
    expect(firstPosterCurrency({ currency: 'GHS' })).toBe('GHS');
    expect(firstPosterCurrency({ currency: 'INR' })).toBe('NGN');
    expect(firstPosterCurrency({ currency: 'XAF' })).toBe('NGN');
    expect(firstPosterCurrency({ currency: null })).toBe('NGN');
  });

  it.each([
    [null, 'USD', 'NG', 'hybrid'],
    ['US', 'USD', 'NG', 'p2p'],
    [null, 'EUR', 'NG', 'p2p'],
    [null, 'USD', 'GH', 'p2p'],
    [null, 'USD', null, 'p2p'],
  ])(
    'to country %s in %s, posted from %s, is %s',
    { tags: ['3C27', '3C28'] },
    (country, currency, from, type) => {
      expect(offerType(to(country, currency), from)).toBe(type);
    },
  );

  it.each([
    ['US', 'USD', true],
    ['DE', 'EUR', true],
    ['GH', 'GHS', false],
    ['KE', 'KES', false],
    ['ZA', 'ZAR', false],
    ['CN', 'CNY', false],
    ['BR', 'BRL', false],
    [null, 'USD', false],
  ])(
    'to country %s in %s may be matched in part: %s',
    { tags: ['3C16', '3C17', '3C18'] },
    (country, currency, may) => {
      expect(offersPartialMatch(to(country, currency), 'NG')).toBe(may);
    },
  );

  it('needs an address and a phone number of its sender', {
    tags: ['3C29', '3C30', '3C31'],
  }, () => {
    expect(senderProblem(SENDER)).toBeNull();
    expect(senderProblem({ ...SENDER, has_valid_address: false, phone: null })).toEqual({
      title: 'Address needed',
      text: 'Please enter your address and phone number before creating an offer',
    });
    const noPhone = {
      title: 'Phone number needed',
      text: 'Please enter your phone number before creating an offer',
    };
    expect(senderProblem({ ...SENDER, phone: ' ' })).toEqual(noPhone);
    expect(senderProblem({ ...SENDER, phone: null })).toEqual(noPhone);
  });

  it('takes an e-mail as handle', { tags: ['3C12'] }, () => {
    const good = ['ada@example.com', 'a.b+c@mail.example.co.uk', 'ada@例え.jp'];
    const bad = [
      '',
      'ada',
      'ada@example',
      'a da@example.com',
      'ada@.com',
      '@example.com',
      'a@b@c.d',
      'ada@example.com x',
    ];
    expect(good.filter((text) => !isEmail(text))).toEqual([]);
    expect(bad.filter(isEmail)).toEqual([]);
  });

  it('names its recipient in either spelling', { tags: ['3C35'] }, () => {
    expect(recipientName({ firstname: 'Ada', lastname: 'Obi' })).toBe('Ada Obi');
    expect(recipientName({ firstName: 'Wei', lastName: 'Chen' })).toBe('Wei Chen');
    expect(recipientName({ firstname: null, lastname: 'Obi' })).toBe('Obi');
    expect(recipientName({ firstName: 'Wei', lastName: ' ' })).toBe('Wei');
    expect([recipientName({}), recipientName(null)]).toEqual([null, null]);
  });
});

describe('where a transfer goes', () => {
  it('may be offered by the network, or to a known country, by its name', {
    tags: ['3V02'],
  }, () => {
    expect(KNOWN_DESTINATIONS.map(({ key, name }) => `${key} ${name}`)).toEqual([
      'US United States',
      'CA Canada',
      'GB United Kingdom',
      'DE Germany',
      'NL Netherlands',
      'SE Sweden',
      'FI Finland',
      'FR France',
      'ES Spain',
      'IT Italy',
      'AT Austria',
      'BE Belgium',
      'DK Denmark',
      'PT Portugal',
      'CN China',
      'IN India',
      'TR Turkey',
      'AE United Arab Emirates',
      'BR Brazil',
      'GH Ghana',
      'KE Kenya',
      'ZA South Africa',
      'NG Nigeria',
    ]);
  });

  it('is paid by the unified service in five countries', { tags: ['3U02'] }, () => {
    const all = [...KNOWN_DESTINATIONS.map(({ country }) => country), null];
    expect(all.filter(isUnified)).toEqual(['CN', 'IN', 'TR', 'AE', 'BR']);
  });

  it('is one of these countries, without Sweden from Ghana', {
    tags: ['3V02', '3V03', '3V04'],
  }, () => {
    expect(sendDestinations('NGN').map(({ key, currency }) => `${key} ${currency}`)).toEqual([
      'US USD',
      'CA CAD',
      'GB GBP',
      'DE EUR',
      'NL EUR',
      'SE SEK',
      'FI EUR',
      'FR EUR',
      'ES EUR',
      'IT EUR',
      'AT EUR',
      'BE EUR',
      'DK DKK',
      'PT EUR',
      'CN CNY',
      'IN INR',
      'TR TRY',
      'AE AED',
      'BR BRL',
      'domiciliary USD',
      'GH GHS',
      'KE KES',
      'ZA ZAR',
    ]);
    expect(DOMICILIARY.name).toBe('Nigeria Domiciliary Account');
    expect(receivingLimits(DOMICILIARY)).toMatchObject({ min_amount: 50, max_amount: 2000 });
    const fromGhana = sendDestinations('GHS').map(({ key }) => key);
    expect(fromGhana).not.toContain('SE');
    expect(fromGhana).toHaveLength(sendDestinations('NGN').length - 1);
  });

  it('may be the dollar account in Nigeria from every sent currency; one without dollars changes to naira', {
    tags: ['3V03', '3V04'],
  }, () => {
    const sent = SENDING_CURRENCIES.map((currency) => currency.currency_code);
    expect(sent.filter((code) => !sendDestinations(code).includes(DOMICILIARY))).toEqual([]);
    const kept = sent.filter((code) => withDestination(code, DOMICILIARY).sending === code);
    expect(kept).toEqual(['NGN', 'GHS', 'KES', 'ZAR']);
    expect(withDestination('EUR', DOMICILIARY).sending).toBe('NGN');
  });

  it('becomes the first offered one whose currency trades with the sent one, if any does', {
    tags: ['3C21'],
  }, () => {
    const keyFrom = (...keys: readonly string[]) => {
      const offered = KNOWN_DESTINATIONS.filter(({ key }) => keys.includes(key));
      return withSending('NGN', DOMICILIARY, offered).destination.key;
    };
    // Naira trade with Canadian dollars, which none of these takes, then with euros.
    expect(keyFrom('US', 'DE', 'FR')).toBe('DE');
    expect(keyFrom('US', 'CA')).toBe('CA');
    expect(keyFrom('NG')).toBe('domiciliary');
  });

  it('is named by its country in a p2p offer, and by none for a dollar account at home', {
    tags: ['3C27', '3V03', '3V08'],
  }, () => {
    const offer = (from: string | null, place = DOMICILIARY) => {
      const country = matcherCountry(place, from);
      return [country, offerType(to(country, place.currency), from)];
    };
    expect(offer('NG')).toEqual([null, 'hybrid']);
    expect(offer('GB')).toEqual(['NG', 'p2p']);
    expect(offer(null)).toEqual(['NG', 'p2p']);
    const naira = KNOWN_DESTINATIONS.find(({ key }) => key === 'NG');
    expect(offer('NG', naira)).toEqual(['NG', 'p2p']);
  });

  it('is what the network lists as receiving, in a currency that may be received', () => {
    const listed = (abbreviation: string, currency: string | null, receiving: boolean | null) => ({
      abbreviation,
      country: `Name of ${abbreviation}`,
      currency,
      receiving,
    });
    const rows = [
      listed('NG', 'NGN', true),
      listed('JP', 'JPY', true),
      listed('US', 'USD', false),
      listed('XX', null, true),
    ];
    expect(listedDestinations(rows)).toEqual([
      { key: 'NG', country: 'NG', name: 'Name of NG', currency: 'NGN' },
    ]);
    expect(listedDestinations([listed('NG', null, null)])).toBe(KNOWN_DESTINATIONS);
  });
});

describe('the send-money form', () => {
  const FILLED = {
    paymentMethod: 'paypal',
    receivingAmount: '100',
    country: 'US',
    receivingCurrency: 'USD',
    email: 'ada@example.com',
  };

  it.each([
    [
      '3V06',
      { paymentMethod: null, receivingAmount: null },
      'Please select the method you can pay with',
    ],
    ['3V07', { receivingAmount: null, country: null }, 'Please enter the receiving amount!'],
    [
      '3V08',
      { country: null, receivingCurrency: null, email: '' },
      'Please enter the receiving country',
    ],
    ['3V09', { email: ' ' }, "Please enter the recipient's email address"],
    ['3V10', { email: 'ada@' }, 'Please enter a valid email address'],
    ['3V11', { country: 'CN', receivingCurrency: 'CNY', email: '' }, null],
    ['', {}, null],
  ])('%s tells the first error of %j', { tags: ['3V05'] }, (_fact, change, error) => {
    const [first] = sendFormErrors({ ...FILLED, ...change }, 'NG');
    expect(first?.[1] ?? null).toBe(error);
  });

  it.each(['NG', 'GB'])(
    'takes the dollar account as the receiving country from %s',
    { tags: ['3V03', '3V08'] },
    (from) => {
      const domiciliary = { ...FILLED, country: matcherCountry(DOMICILIARY, from) };
      expect(sendFormErrors(domiciliary, from)).toEqual([]);
    },
  );

  it('asks for no country of a hybrid offer alone', { tags: ['3V08'] }, () => {
    const unnamed = { ...FILLED, country: null };
    expect(sendFormErrors(unnamed, 'NG')).toEqual([]);
    expect(sendFormErrors(unnamed, 'GB')).toEqual([
      ['destination', 'Please enter the receiving country'],
    ]);
  });

  it('lists every error with its field, in order', { tags: ['3C32'] }, () => {
    const empty = {
      ...FILLED,
      paymentMethod: null,
      receivingAmount: null,
      country: null,
      email: '',
    };
    expect(sendFormErrors(empty, 'GB').map(([field]) => field)).toEqual([
      'method',
      'amount',
      'destination',
      'handle',
    ]);
  });

  it('a handle is required and in e-mail format', { tags: ['3C12'] }, () => {
    expect(handleError('')).toBe("Please enter the recipient's email address");
    expect(handleError('ada@example')).toBe('Please enter a valid email address');
    expect(handleError('ada@example.com')).toBeNull();
  });
});
