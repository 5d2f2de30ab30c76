/** Readings after acts on users, their cards and documents, ribbons and Maintenance Mode. */
import { ribbon as ribbonSchema } from '#contract/network/ribbons.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import type { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import type { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import type { MAINTENANCE_ACTS, Mode } from '#domain/acts/areas/maintenance.ts';
import type { RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import type { USER_ACTS } from '#domain/acts/areas/users.ts';
import { newOnes } from './money.ts';
import {
  casesOf,
  type MakeCase,
  type OutcomeCase,
  type OutcomeTable,
  shows,
} from './outcome-case.ts';

type Fields = Readonly<Record<string, unknown>>;

const user = casesOf<unknown, Fields>(fullUser, { id: 7, status: 'new' });
const EMAIL = { network_email: 'ada@network.test' };
const BANNED = { status: 'banned' };

export const USER_OUTCOMES: OutcomeTable<keyof typeof USER_ACTS> = {
  'user.createNetworkEmail': [
    user('has one', {}, EMAIL, shows('Has a network email')),
    user('has none', {}, {}, 'not-yet'),
    user('had one before', EMAIL, EMAIL, 'cannot-tell'),
    user('gone', {}, null, 'cannot-tell'),
  ],
  'user.ban': [
    user('banned', {}, BANNED, shows('Banned')),
    user('unchanged', {}, {}, 'not-yet'),
    user('another status', {}, { status: 'transacted-posted' }, 'not-yet'),
    user('banned before', BANNED, BANNED, 'cannot-tell'),
    user('gone', {}, null, 'cannot-tell'),
  ],
  'user.unban': [
    user('not banned', BANNED, {}, shows('Not banned')),
    user('unchanged', BANNED, BANNED, 'not-yet'),
    user('without a status', BANNED, { status: null }, shows('Not banned')),
    user('not banned before', {}, {}, 'cannot-tell'),
    user('gone', BANNED, null, 'cannot-tell'),
  ],
  'user.delete': [
    user('gone', {}, null, shows('No longer exists')),
    user('still there', {}, {}, 'not-yet'),
    user('changed by somebody', {}, BANNED, 'not-yet'),
  ],
};

/** Cases of a decision on a request that waits with the status `waiting`. */
const decided = (
  request: MakeCase<Fields>,
  waiting: string | null,
  status: string,
  text: string,
): readonly OutcomeCase[] => [
  request('decided', { status: waiting }, { status }, shows(text)),
  request('unchanged', { status: waiting }, { status: waiting }, 'not-yet'),
  request('decided otherwise', { status: waiting }, { status: 'other' }, 'not-yet'),
  request('so before', { status }, { status }, 'cannot-tell'),
  request('gone', { status: waiting }, null, 'cannot-tell'),
];

const card = casesOf<unknown, Fields>(cardVerification, { id: 1 });
const document = casesOf<unknown, Fields>(docVerification, { id: 1, type: 'identity' });
const declined = casesOf<unknown, Fields>(
  docVerification,
  { id: 1, type: 'identity' },
  { comments: ['ID Expired'] },
);

export const VERIFICATION_OUTCOMES: OutcomeTable<
  keyof typeof CARD_ACTS | keyof typeof DOCUMENT_ACTS
> = {
  'card.accept': decided(card, 'charge_verified', 'approved', 'Approved'),
  'card.cancel': decided(card, 'charge_verified', 'declined', 'Declined'),
  'document.approve': decided(document, null, 'approved', 'Approved'),
  'document.decline': decided(declined, null, 'declined', 'Declined'),
};

const SENT = { content: '<p>Down <b>tonight</b></p>' };
const ribbon = casesOf<unknown, Fields>(ribbonSchema, { id: 1, ...SENT }, SENT);
const ACTIVE = { is_active: true };

export const RIBBON_OUTCOMES: OutcomeTable<keyof typeof RIBBON_ACTS> = {
  'ribbon.create': newOnes(SENT, 'Ribbon 8 has the text that was sent'),
  'ribbon.update': [
    ribbon('as sent', { content: 'Old' }, {}, shows('Has the text that was sent')),
    ribbon(
      'as sent, with other markup',
      { content: 'Old' },
      { content: '<p>Down tonight</p>' },
      shows('Has the text that was sent'),
    ),
    ribbon(
      'as sent, as a list',
      { content: 'Old' },
      { content: '<ul>\n<li>Down</li>\n<li>tonight</li>\n</ul>' },
      shows('Has the text that was sent'),
    ),
    ribbon('unchanged', { content: 'Old' }, { content: 'Old' }, 'not-yet'),
    ribbon('emptied by somebody', { content: 'Old' }, { content: null }, 'not-yet'),
    ribbon('published by somebody', { content: 'Old' }, { content: 'Old', ...ACTIVE }, 'not-yet'),
    ribbon('had the text before', {}, {}, 'cannot-tell'),
    ribbon('gone', { content: 'Old' }, null, 'cannot-tell'),
  ],
  'ribbon.publish': [
    ribbon('active', {}, ACTIVE, shows('Active')),
    ribbon('unchanged', {}, {}, 'not-yet'),
    ribbon('active before', ACTIVE, ACTIVE, 'cannot-tell'),
    ribbon('gone', {}, null, 'cannot-tell'),
  ],
  'ribbon.unpublish': [
    ribbon('inactive', ACTIVE, {}, shows('Inactive')),
    ribbon('unchanged', ACTIVE, ACTIVE, 'not-yet'),
    ribbon('inactive before', {}, {}, 'cannot-tell'),
    ribbon('gone', ACTIVE, null, 'cannot-tell'),
  ],
  'ribbon.remove': [
    ribbon('gone', {}, null, shows('No longer among the ribbons')),
    ribbon('still there', {}, {}, 'not-yet'),
    ribbon('unpublished by somebody', ACTIVE, {}, 'not-yet'),
  ],
};

const mode = (
  what: string,
  before: boolean,
  now: boolean | null,
  says: OutcomeCase['says'],
): OutcomeCase<Mode> => ({
  what,
  asked: null,
  before: { on: before },
  now: now === null ? null : { on: now },
  says,
});

export const MAINTENANCE_OUTCOMES: OutcomeTable<keyof typeof MAINTENANCE_ACTS> = {
  'maintenance.on': [
    mode('on', false, true, shows('On')),
    mode('unchanged', false, false, 'not-yet'),
    mode('on before', true, true, 'cannot-tell'),
    mode('not there', false, null, 'cannot-tell'),
  ],
  'maintenance.off': [
    mode('off', true, false, shows('Off')),
    mode('unchanged', true, true, 'not-yet'),
    mode('off before', false, false, 'cannot-tell'),
    mode('not there', true, null, 'cannot-tell'),
  ],
};
