import { describe, expect, it } from 'vitest';
import { USER_STATUSES } from '#contract/people/choices.ts';
import { fullUser, userMethod } from '#contract/people/users.ts';
import { doneText, whyNot } from '../acts/act.ts';
import { USER_ACTS } from '../acts/areas/users.ts';
import { userChanges } from './changes.ts';
import { methodDetails, shownMethod } from './methods.ts';
import { userPath } from './paths.ts';
import { partsOf, userStatusLabel } from './status.ts';

describe("a user's status", () => {
  it('banned is red, the three transacted ones are green, new has no colour', {
    tags: ['2U10'],
  }, () => {
    expect(USER_STATUSES.map(userStatusLabel)).toEqual([
      { text: 'New', tone: 'neutral' },
      { text: 'Transacted-posted', tone: 'success' },
      { text: 'Transacted-matched', tone: 'success' },
      { text: 'Transacted-completed', tone: 'success' },
      { text: 'Banned', tone: 'danger' },
    ]);
  });

  it('that is unknown keeps its own text', () => {
    expect(userStatusLabel('on_hold')).toEqual({ text: 'on_hold', tone: 'neutral' });
    expect(userStatusLabel('constructor').text).toBe('constructor');
  });
});

it('the id of a user is encoded in their path', () => {
  expect(userPath('a/7')).toBe('/users/a%2F7');
});

it('a user counts as allowed to post and to accept where it cannot be read', () => {
  const parts = (flag: boolean | { unreadable: string }) =>
    partsOf({ can_post_offers: flag, can_accept_offers: flag });
  expect(parts(false)).toEqual({ posts: false, accepts: false });
  for (const flag of [true, { unreadable: 'maybe' }]) {
    expect(parts(flag)).toEqual({ posts: true, accepts: true });
  }
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

  it.each([
    ['zelle', 'Zelle'],
    ['interac', 'Interac'],
    ['interac_etransfer', 'Interac'],
  ])('of %s, holder name and email', { tags: ['2UD14'] }, (method, title) => {
    expect(shown({ method, account: holder })).toEqual({
      title,
      fields: [
        ['Account holder', 'Ada Obi'],
        ['E-mail', 'ada@example.com'],
      ],
    });
  });

  it.each([
    ['faster', { holder_name: 'Ada Obi', sort_code: '04-00-04' }],
    ['modulr', { account_name: 'Ada Obi', sort_code: '04-00-04' }],
    ['clearbank', { owner_name: 'Ada Obi', routing_code: '04-00-04' }],
    [undefined, { holder_name: 'Ada Obi', sort_code: '04-00-04' }],
    ['constructor', { holder_name: 'Ada Obi', sort_code: '04-00-04' }],
  ])(
    'of Faster through %s, holder name and account with sort code',
    { tags: ['2UD15'] },
    (provider, names) => {
      const account = { account_number: '12345678', ...names };
      expect(shown({ method: 'faster_payments', provider, account })).toEqual({
        title: 'Faster',
        fields: [
          ['Account holder', 'Ada Obi'],
          ['Account and sort code', '12345678 · 04-00-04'],
        ],
      });
    },
  );

  it.each([
    [{ account_number: '12345678' }, '12345678'],
    [{ sort_code: '04-00-04' }, '04-00-04'],
    [{}, null],
  ])('of Faster, what is known of account and sort code: %j', (account, both) => {
    expect(shown({ method: 'faster', account }).fields).toEqual([
      ['Account holder', null],
      ['Account and sort code', both],
    ]);
  });

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
    expect(shown({ method: 'bank', account: { account_number: '1', branch_code: '051' } })).toEqual(
      {
        title: 'Bank',
        fields: [
          ['Account number', '1'],
          ['Bank name', null],
          ['Branch code', '051'],
        ],
      },
    );
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

  it('is asked again when anything has changed on which a decision may depend', () => {
    const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
    const now = user({
      status: 'banned',
      full_name: 'Ada',
      email: 'a@b.c',
      network_email: 'n@b.c',
      phone: '0551',
      country: 'Ghana',
      is_identity_verified: true,
      can_post_offers: true,
      can_accept_offers: false,
      last_posted_at: at(1),
      last_matched_at: at(2),
      last_transaction_completed_at: at(3),
    });
    const changes = userChanges(user({ status: null, can_accept_offers: true }), now);
    expect(changes.map(({ label, after }) => [label, after.kind, after.value])).toEqual([
      ['Status', 'text', 'Banned'],
      ['Name', 'text', 'Ada'],
      ['E-mail', 'text', 'a@b.c'],
      ['Network email', 'text', 'n@b.c'],
      ['Phone', 'text', '0551'],
      ['Country', 'text', 'Ghana'],
      ['Identity verified', 'text', 'Yes'],
      ['Can post offers', 'text', 'Yes'],
      ['Can accept offers', 'text', 'No'],
      ['Last posted', 'instant', at(1)],
      ['Last matched', 'instant', at(2)],
      ['Last transaction completed', 'instant', at(3)],
    ]);
  });
});
