/** What crosses the bridge: whole values of its calls and events, and what they take at their limits. */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type BridgeCall, type BridgeEvent, bridgeCalls, bridgeEvents } from './bridge.ts';
import { ACT, AT, chars, KEY, type Limits, taken } from './testing.ts';

const inputOf = (name: BridgeCall): z.ZodType => bridgeCalls[name].input;
const outputOf = (name: BridgeCall): z.ZodType => bridgeCalls[name].output;
const eventOf = (name: BridgeEvent): z.ZodType => bridgeEvents[name];

const ENTRY = { value: 'zelle', label: 'Zelle' };
const APP = {
  version: '1.0.0',
  locale: 'en-GB',
  host: 'electron',
  facts: { Electron: '42' },
  apiUrl: 'https://api.example.test',
  practice: true,
  practiceSwitch: 'practice.leave',
  dataFolder: '/data',
  storesCredential: true,
  canMove: true,
  managed: {
    place: '/managed.json',
    ignored: '/home/managed.json',
    keys: ['updateChannel'],
    shown: [{ key: 'updateChannel', name: 'Releases', value: 'beta' }],
    updateChannel: 'beta',
    allowedDownloadHosts: ['files.example.test'],
    rateDoubtPercent: 20,
    queueHours: { card: 24 },
  },
  catalogue: { paymentTypes: [ENTRY], paymentProviders: [ENTRY] },
  notices: [{ id: 'n1', title: 'A title', text: 'A text' }],
};
const SIGNED_IN = { status: 'signed-in', user: { id: '7', role: 'admin' } };
const arrivalOf = (kind: string) => ({ [kind]: { count: 1, at: 1 } });
const NEWS = { since: 1, arrivals: { card: { count: 2, at: 3 } } };
const START = {
  app: APP,
  session: SIGNED_IN,
  lock: { isLocked: true, username: 'ada' },
  connection: 'live',
  update: { status: 'idle' },
  news: NEWS,
  waitsUntil: 5,
  sandboxEnded: 'It stopped.',
  preferences: { theme: 'dark' },
  unsettled: [ACT],
  outcomes: [ACT],
};

const WATCH = {
  id: KEY,
  thing: { kind: 'order', id: '7' },
  note: 'Call back',
  at: AT,
  onChange: true,
  setAt: AT,
  readAt: AT,
  woke: { at: AT, why: 'Completed', isSeen: true },
};
const WANTED = {
  thing: WATCH.thing,
  note: WATCH.note,
  at: AT,
  onChange: true,
  shown: { status: 'matched' },
};

const FOREIGN = { status: 'foreign-host', host: 'files.example.test', place: 'public' };
const PICTURE = { status: 'shown', src: 'p/1', type: 'image/png', size: 3, digest: 'd' };
const FILE = { requestId: 'r1', url: '/files/7', allowHost: 'files.example.test' };
const DRAFT = { person: '7', place: '/orders', values: { memo: 'typed' } };
const DESTINATION = { path: '/orders', side: 'real' };
const CHECK = { id: 'api', title: 'The API', status: 'passed', detail: 'It answers.', advice: '' };
const STYLE = { form: 'short', zone: 'local', locale: 'en-GB' };

const EXPORT = {
  exportId: 'e1',
  endpoint: 'orders.export',
  input: { format: 'pdf' },
  format: 'pdf',
  name: 'orders',
  allowHost: 'files.example.test',
};

describe('a whole value crosses the bridge as it is', () => {
  it.each<readonly [what: string, z.ZodType, values: readonly unknown[]]>([
    ['the start', outputOf('app.start'), [START]],
    ['the session', outputOf('session.resume'), [SIGNED_IN, { status: 'signed-out' }]],
    [
      'a suspended session',
      eventOf('session'),
      [{ state: { status: 'signed-out', suspended: 'No network' }, ended: true }],
    ],
    [
      'an update',
      eventOf('update'),
      [
        { status: 'none' },
        { status: 'idle' },
        { status: 'checking' },
        { status: 'downloading', version: '1.1.0', percent: 40 },
        { status: 'ready', version: '1.1.0', notes: 'News' },
        { status: 'failed', message: 'No network' },
      ],
    ],
    [
      'an export',
      outputOf('exports.start'),
      [{ status: 'saved', folder: '/downloads', fileName: 'orders.pdf', opened: true }, FOREIGN],
    ],
    ['the request for an export', inputOf('exports.start'), [EXPORT]],
    ['an attachment', outputOf('attachments.show'), [PICTURE, FOREIGN]],
    ['the request for an attachment', inputOf('attachments.show'), [FILE]],
    ['a watch', outputOf('watches.list'), [{ watches: [WATCH], isLasting: true }]],
    ['the request for a watch', inputOf('watches.set'), [WANTED]],
    ['the watches that were seen', inputOf('watches.seen'), [{ ids: [KEY] }]],
    ['a draft', outputOf('drafts.read'), [DRAFT, null]],
    ['a draft to keep', inputOf('drafts.write'), [{ window: 'w1', draft: DRAFT }]],
    ['a place to go', eventOf('navigate'), [DESTINATION, { path: '/orders' }]],
    ['what the support file holds', outputOf('support.preview'), [{ fileName: 'f', text: 't' }]],
    ['the self-check', eventOf('selfCheck'), [{ items: [CHECK] }]],
    ['the style of dates', inputOf('acts.save'), [STYLE]],
    ['a notice', eventOf('notice'), [{ id: 'n1', title: 'A title', text: 'A text' }]],
  ])('%s', (_what, schema, values) => {
    expect(values.map((value) => schema.parse(value))).toEqual(values);
  });
});

/** What is taken at the places of whole values, and what is refused. */
const LIMITS: readonly (readonly [schema: z.ZodType, whole: unknown, ...limits: Limits[]])[] = [
  [
    outputOf('app.start'),
    START,
    ['app.host', ['electron', 'browser'], ['']],
    ['app.practiceSwitch', ['practice.enter', 'practice.leave', null], ['']],
    ['app.managed.updateChannel', ['stable', 'beta', 'off'], ['']],
  ],
  [
    eventOf('news'),
    NEWS,
    ['arrivals', ['card', 'identity', 'address'].map(arrivalOf), [arrivalOf('other')]],
    ['arrivals.card.count', [1, 99_999], [0, 100_000]],
  ],
  [
    eventOf('navigate'),
    DESTINATION,
    ['path', ['/', chars(2000)], ['', chars(2001)]],
    ['side', ['real', 'practice', undefined], ['']],
  ],
  [eventOf('show'), {}, ['what', ['support-bundle', 'self-check'], ['']]],
  [
    eventOf('selfCheck'),
    {},
    [
      'items',
      ['waiting', 'running', 'passed', 'failed', 'skipped'].map((status) => [{ ...CHECK, status }]),
      [[{ ...CHECK, status: '' }]],
    ],
  ],
  [
    inputOf('acts.save'),
    STYLE,
    ['form', ['short', 'letters', 'iso'], ['']],
    ['zone', ['local', 'utc'], ['']],
  ],
  [inputOf('drafts.read'), {}, ['window', ['w', chars(64)], ['', chars(65)]]],
  [
    outputOf('drafts.read'),
    DRAFT,
    ['place', [null, chars(4000)], [chars(4001)]],
    ['values', [{ [chars(200)]: 1 }], [{ [chars(201)]: 1 }]],
  ],
  [inputOf('exports.cancel'), {}, ['exportId', ['e', chars(64)], ['', chars(65)]]],
  [outputOf('exports.start'), FOREIGN, ['place', ['public', 'private', 'loopback'], ['']]],
  [
    inputOf('attachments.show'),
    FILE,
    ['url', ['/', chars(4000)], ['', chars(4001)]],
    ['allowHost', [undefined, chars(300)], [chars(301)]],
  ],
  [
    outputOf('attachments.portrait'),
    PICTURE,
    ['type', ['image/jpeg', 'image/png', 'image/webp', 'image/gif'], ['image/svg+xml', '']],
  ],
  [
    inputOf('watches.set'),
    WANTED,
    [
      'thing.kind',
      ['order', 'user', 'dispute', 'withdrawal', 'card', 'document', 'address-document'],
      ['ribbon', ''],
    ],
    ['thing.id', [chars(200)], [chars(201), null]],
    ['note', ['', chars(500)], [chars(501)]],
    ['at', [AT, null], ['2026-11-20']],
  ],
  [
    inputOf('watches.seen'),
    {},
    ['ids', [[], Array(1000).fill(KEY)], [Array(1001).fill(KEY), ['7']]],
  ],
];

it.each(
  LIMITS.flatMap(([schema, whole, ...limits]) =>
    limits.map((each) => ({ place: each[0], schema, whole, each })),
  ),
)('what crosses the bridge is refused beyond the limits of $place', ({ schema, whole, each }) => {
  const [place, accepted, refused] = each;
  expect(taken(schema, whole, place, [...accepted, ...refused])).toEqual(accepted);
});
