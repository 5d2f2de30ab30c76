/** Acts on ribbons (2B). */
import { ribbon as schema } from '#contract/network/ribbons.ts';
import type { RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { type CasesOf, type Fields, type Reach, type Rule, STAFF, sent } from './case.ts';
import { newOnes, readingsOf, shows } from './readings.ts';
import { adding, listed, removed, set } from './rules.ts';
import { a } from './things.ts';

const SENT = { content: '<p>Down <b>tonight</b></p>' };
const ribbon = readingsOf(schema, { id: 1, ...SENT }, SENT);
const ACTIVE = { is_active: true };

const content = '<p>Down tomorrow</p>';
const active = a.ribbon({ is_active: true });
const inactive = a.ribbon();

const onNetwork = (more: Fields, given: Fields = {}): Rule => ({
  list: 'ribbons.list',
  given,
  effect: set(more),
  rival: { content: '<p>Theirs</p>' },
});

const inList = (opens: string, more: Fields = {}): Reach => ({
  place: '/ribbons',
  answers: {
    'ribbons.list': listed({ id: 17, content: '<p>Old</p>', is_active: false, ...more }),
  },
  row: '17',
  opens,
});

export const RIBBON_CASES: CasesOf<typeof RIBBON_ACTS> = {
  'ribbon.create': {
    texts: ['Create', 'Ribbon created', 'Error creating ribbon'],
    roles: STAFF,
    offered: [NO_EQUALS],
    notOffered: [],
    reach: { ...inList('Create ribbon'), typed: 'create new ribbon' },
    call: sent(NO_EQUALS, 'POST admin/ribbons/', {
      choice: { content },
      body: { content },
    }),
    readings: newOnes(SENT, 'Ribbon 8 has the text that was sent'),
    network: adding(
      'ribbons.list',
      { content: '<p>New</p>', is_active: false },
      { content: '<p>New</p>' },
    ),
  },
  'ribbon.update': {
    texts: ['Save', 'Ribbon saved', 'Error updating ribbon'],
    roles: STAFF,
    offered: [active, inactive],
    notOffered: [],
    reach: { ...inList('Update ribbon'), typed: 'edit' },
    call: sent(a.ribbon(), 'POST admin/ribbons/17', {
      choice: { content },
      body: { content },
    }),
    readings: [
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
    network: { ...onNetwork({ content: '<p>New</p>' }), choice: { content: '<p>New</p>' } },
  },
  'ribbon.publish': {
    texts: ['Publish', 'Ribbon published', 'Error updating ribbon'],
    roles: STAFF,
    offered: [inactive],
    notOffered: [[active, 'the ribbon is active']],
    reach: inList('publish this ribbon?'),
    call: sent(a.ribbon(), 'POST admin/ribbons/17', { body: { is_active: true } }),
    readings: [
      ribbon('active', {}, ACTIVE, shows('Active')),
      ribbon('unchanged', {}, {}, 'not-yet'),
      ribbon('active before', ACTIVE, ACTIVE, 'cannot-tell'),
      ribbon('gone', {}, null, 'cannot-tell'),
    ],
    network: onNetwork({ is_active: true }),
  },
  'ribbon.unpublish': {
    texts: ['Unpublish', 'Ribbon unpublished', 'Error updating ribbon'],
    roles: STAFF,
    offered: [active],
    notOffered: [[inactive, 'the ribbon is inactive']],
    reach: inList('unpublish this ribbon?', ACTIVE),
    call: sent(a.ribbon(), 'POST admin/ribbons/17', { body: { is_active: false } }),
    readings: [
      ribbon('inactive', ACTIVE, {}, shows('Inactive')),
      ribbon('unchanged', ACTIVE, ACTIVE, 'not-yet'),
      ribbon('inactive before', {}, {}, 'cannot-tell'),
      ribbon('gone', ACTIVE, null, 'cannot-tell'),
    ],
    network: onNetwork({ is_active: false }, { is_active: true }),
  },
  'ribbon.remove': {
    texts: ['Remove', 'Ribbon removed', 'Error creating ribbon'],
    roles: STAFF,
    offered: [active, inactive],
    notOffered: [],
    reach: inList('remove this ribbon?'),
    call: sent(a.ribbon(), 'DELETE admin/ribbons/17'),
    readings: [
      ribbon('gone', {}, null, shows('No longer among the ribbons')),
      ribbon('still there', {}, {}, 'not-yet'),
      ribbon('unpublished by somebody', ACTIVE, {}, 'not-yet'),
    ],
    network: removed('ribbons.list'),
  },
};
