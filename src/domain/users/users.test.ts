import { describe, expect, it } from 'vitest';
import { USER_STATUSES } from '#contract/people/choices.ts';
import { fullUser, userMethod } from '#contract/people/users.ts';
import { doneText, whyNot } from '../acts/act.ts';
import { USER_ACTS } from '../acts/areas/users.ts';
import { userChanges } from './changes.ts';
import { methodDetails, shownMethod } from './methods.ts';
import { userStatusLabel } from './status.ts';

describe("a user's status", () => {
  it('banned is red, the three transacted ones are green, new has no colour', {
    tags: ['2U10'],
  }, () => {
    expect(USER_STATUSES.map((status) => userStatusLabel(status).tone)).toEqual([
      'neutral',
      'success',
      'success',
      'success',
      'danger',
    ]);
  });

  it('that is unknown keeps its own text', () => {
    expect(userStatusLabel('on_hold')).toEqual({ text: 'on_hold', tone: 'neutral' });
    expect(userStatusLabel('constructor').text).toBe('constructor');
  });
});

describe('the fields of a method', () => {
  const shown = (method: object) => shownMethod(userMethod.parse(method));
  const holder = { holder_name: 'Ada Obi', email: 'ada@example.com' };

  it.each(['constructor', '__proto__'])('of an unknown provider, what is known: %s', (provider) => {
    expect(shown({ provider, account: { account_number: '1' } })).toMatchObject({
      fields: [
        ['Account number', '1'],
        ['Bank name', null],
      ],
    });
  });

  it('of a card, the bank', { tags: ['2UD13'] }, () => {
    expect(shown({ method: 'card', institution_name: 'Ally Bank' })).toEqual({
      title: 'Card',
      fields: [['Bank', 'Ally Bank']],
    });
  });

  it.each(['zelle', 'interac', 'interac_etransfer'])(
    'of %s, holder name and email',
    { tags: ['2UD14'] },
    (method) => {
      expect(shown({ method, account: holder }).fields).toEqual([
        ['Account holder', 'Ada Obi'],
        ['E-mail', 'ada@example.com'],
      ]);
    },
  );

  it.each([
    ['faster', { holder_name: 'Ada Obi', sort_code: '04-00-04' }],
    ['modulr', { account_name: 'Ada Obi', sort_code: '04-00-04' }],
    ['clearbank', { owner_name: 'Ada Obi', routing_code: '04-00-04' }],
    [undefined, { holder_name: 'Ada Obi', sort_code: '04-00-04' }],
  ])(
    'of Faster through %s, holder name and account with sort code',
    { tags: ['2UD15'] },
    (provider, names) => {
      const account = { account_number: '12345678', ...names };
      expect(shown({ method: 'faster_payments', provider, account }).fields).toEqual([
        ['Account holder', 'Ada Obi'],
        ['Account and sort code', '12345678 · 04-00-04'],
      ]);
    },
  );

  it.each(['card', 'zelle', 'SEPA', 'bank', 'mpesa'])(
    'of %s, the account name where the network sends one',
    (method) => {
      for (const account of [{ account_name: 'Ada Obi' }, { accountName: 'Ada Obi' }]) {
        expect(shown({ method, account }).fields).toContainEqual(['Account name', 'Ada Obi']);
      }
      expect(shown({ method, account: {} }).fields).not.toContainEqual(['Account name', null]);
    },
  );

  it('of SEPA, IBAN and BIC', { tags: ['2UD16'] }, () => {
    const account = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
    expect(shown({ method: 'SEPA', account })).toEqual({
      title: 'SEPA',
      fields: [
        ['IBAN', 'DE02120300000000202051'],
        ['BIC', 'BYLADEM1001'],
      ],
    });
  });

  it('of two other providers, account number with bank name or branch code', {
    tags: ['2UD17'],
  }, () => {
    const account = { account_number: '0645830922', bank_name: 'Wema Bank', branch_code: '051' };
    const fields = (provider: string) => shown({ method: 'bank', provider, account }).fields;
    expect(fields('flutterwave')).toEqual([
      ['Account number', '0645830922'],
      ['Bank name', 'Wema Bank'],
    ]);
    expect(fields('pesalink')).toEqual([
      ['Account number', '0645830922'],
      ['Branch code', '051'],
    ]);
  });

  it('of an unknown kind, all that is known; of an empty one, that it is unknown', () => {
    expect(shown({ method: 'mobile_money', account: '0551' })).toEqual({
      title: 'Mobile money',
      fields: [
        ['Account number', '0551'],
        ['Bank name', null],
      ],
    });
    expect(shown({}).title).toBe('Unknown');
  });

  it('its details begin with provider, method and institution', { tags: ['2UD12'] }, () => {
    const method = userMethod.parse({
      provider: 'stripe',
      method: 'card',
      institution_name: 'Ally Bank',
    });
    expect(methodDetails(method)).toEqual([
      ['Provider', 'stripe'],
      ['Method', 'card'],
      ['Institution', 'Ally Bank'],
      ['Bank', 'Ally Bank'],
    ]);
  });
});

describe('what can be done to a user', () => {
  const user = (more: object = {}) => fullUser.parse({ id: 7, status: 'new', ...more });

  it('is asked about in the words of the specification', {
    tags: ['2UD20', '2UD21', '2UD22'],
  }, () => {
    const words = (verb: string) =>
      `Are you sure you want to ${verb} this user's account. This action is permanent and irreversible.`;
    for (const verb of ['ban', 'unban', 'delete'] as const) {
      expect(USER_ACTS[`user.${verb}`].question).toBe(words(verb));
    }
    expect(USER_ACTS['user.createNetworkEmail'].question).toBeNull();
  });

  it('a successful delete says so', { tags: ['2UD27'] }, () => {
    expect(doneText(USER_ACTS['user.delete'], null)).toBe('User deleted successfully');
  });

  it('a second network email is not made', () => {
    const why = (now: object) => whyNot(USER_ACTS['user.createNetworkEmail'], user(now), 'manager');
    expect(why({})).toBeNull();
    expect(why({ network_email: 'a@b.c' })).toBe('the user already has a network email');
  });

  it('is asked again when the status or a name has changed, but not after a sign-in of the user', () => {
    const labels = (now: object) => userChanges(user(), user(now)).map(({ label }) => label);
    expect(labels({ status: 'banned', full_name: 'Ada' })).toEqual(['Status', 'Name']);
    expect(labels({ last_logged_at: '2026-11-20T10:00:00Z' })).toEqual([]);
  });
});
