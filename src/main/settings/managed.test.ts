import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUEUE_IDS } from '#domain/queues/queues.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { DECLARED_SETTINGS } from './declared.ts';
import { readManagedSettings } from './managed.ts';
import { thisSystem } from './managed-places.ts';

const ADDRESS = 'an absolute http or https address such as https://api.example.com/v1';
const ENCRYPTED =
  'an https address, because nothing is encrypted on the way to an http address of another computer. An administrator can allow it with the managed setting unencryptedAllowed';
/** The longest host name: 253 characters. */
const LONGEST = `${'x'.repeat(61)}.${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(63)}`;

const HOST_NAME = 'a host name such as files.example.com, without https://, port and path';

const quoted = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

async function readText(text: string) {
  const folder = await createFolder({ 'managed.json': text });
  const file = join(folder, 'managed.json');
  return { file, outcome: readFile(file) };
}

const readFile = (file: string) => readManagedSettings(false, { CORRIDOR_MANAGED_SETTINGS: file });

const read = async (settings: unknown) => (await readText(JSON.stringify(settings))).outcome;

/** What is wrong with these settings, without the name of the file that each line begins with. */
async function problemsOf(settings: unknown): Promise<string[]> {
  const { file, outcome } = await readText(JSON.stringify(settings));
  if (!('problems' in outcome)) return [];
  return outcome.problems.map((line) => line.replace(`${file}: `, ''));
}

describe('the managed settings', () => {
  it.each<[given: object, asRead?: object]>([
    [
      { apiUrl: '\u00a0https://API.example.com/v1// ', socketUrl: 'https://live.test/' },
      { apiUrl: 'https://api.example.com/v1', socketUrl: 'https://live.test' },
    ],
    [{ apiUrl: 'http://a.test', unencryptedAllowed: true }],
    [{ apiUrl: 'http://localhost:4000' }],
    [{ updateChannel: 'off' }],
    [
      { allowedDownloadHosts: [' Files.Test ', 'a', 'a-1.b', `${'x'.repeat(63)}.test`, LONGEST] },
      { allowedDownloadHosts: ['files.test', 'a', 'a-1.b', `${'x'.repeat(63)}.test`, LONGEST] },
    ],
    [{ endpointPaths: { 'users.list': '/v2.0/~staff/people_a', 'users.ban': 'x/{id}' } }],
    [
      { catalogue: { paymentTypes: [{ value: ' a ', label: 'A' }] } },
      { catalogue: { paymentTypes: [{ value: 'a', label: 'A' }] } },
    ],
    [{ journalDays: 1, lockMinutes: 0, rateDoubtPercent: 0.5, queueHours: { disputes: 0.5 } }],
    [{ journalDays: 3650, lockMinutes: 1440, rateDoubtPercent: 100 }],
    [{ queueHours: { disputes: 1000 } }],
    [{ proxy: { server: ' direct ' } }, { proxy: { server: 'direct' } }],
    [{ proxy: { server: 'http://a.test:1', bypass: ['*.b.test', 'c'] } }],
    [{ clientCertificate: { issuer: 'CA' } }],
    [{ clientCertificate: { subject: 'ada' } }],
  ])('are read as people write them: %j', async (given, asRead = given) => {
    expect(await read(given)).toMatchObject({ managed: { settings: asRead } });
  });

  it('may begin with a byte order mark, as Windows programs write one, and hold others', async () => {
    const { outcome } = await readText('\u{FEFF}{"updateChannel":"beta"}');
    expect(outcome).toMatchObject({ managed: { settings: { updateChannel: 'beta' } } });
    const clientCertificate = { issuer: 'a\u{FEFF}b' };
    expect(await read({ clientCertificate })).toMatchObject({
      managed: { settings: { clientCertificate } },
    });
  });

  it('are empty without a file', () => {
    const file = '/nowhere/managed-settings.json';
    expect(readFile(` ${file} `)).toEqual({
      managed: { place: file, settings: undefined, ignored: null },
    });
  });
});

describe('managed settings that cannot be followed', () => {
  it.each<[settings: unknown, problem: string]>([
    [[], 'the file holds []; expected an object of settings'],
    [{ apiUrl: 'api.example.com' }, `apiUrl holds 'api.example.com'; expected ${ADDRESS}`],
    [
      { apiUrl: 'https://ada@a.test' },
      `apiUrl holds 'https://…@a.test'; expected ${ADDRESS}, without user name and password`,
    ],
    [
      { apiUrl: 'https://:x@a.test' },
      `apiUrl holds 'https://…@a.test'; expected ${ADDRESS}, without user name and password`,
    ],
    ...['?', '#', '?a=1', '#a'].map((more): [object, string] => [
      { apiUrl: `https://a.test/v1${more}` },
      `apiUrl holds 'https://a.test/v1${more}'; expected ${ADDRESS}, without '?' and '#'`,
    ]),
    [{ apiUrl: `//${'x'.repeat(76)}` }, `apiUrl holds '//${'x'.repeat(76)}'; expected ${ADDRESS}`],
    [{ apiUrl: `//${'x'.repeat(77)}` }, `apiUrl holds '//${'x'.repeat(77)}…; expected ${ADDRESS}`],
    [{ apiUrl: 'http://a.test/v1' }, `apiUrl holds 'http://a.test/v1'; expected ${ENCRYPTED}`],
    [
      { apiUrl: 'https://a.test', socketUrl: 'http://a.test', unencryptedAllowed: false },
      `socketUrl holds 'http://a.test'; expected ${ENCRYPTED}`,
    ],
    [
      { apiUrl: 'https://a.test', services: { offers: 'http://b.test' } },
      `services.offers holds 'http://b.test'; expected ${ENCRYPTED}`,
    ],
    [{ apiUrl: 7 }, 'apiUrl holds 7; expected the address of a server'],
    [
      { services: { users: 'https://a.test' } },
      'services holds {"users":"https://a.test"}; expected an apiUrl beside it: the two are managed together',
    ],
    [
      { apiUrl: 'https://a.test', services: { users: 'x' } },
      `services.users holds 'x'; expected ${ADDRESS}`,
    ],
    [
      { apiUrl: 'https://a.test', services: { recipientsCredential: ' ' } },
      "services.recipientsCredential holds ' '; expected a text that is not empty",
    ],
    [
      { apiUrl: 'https://a.test', services: ['http://b.test'] },
      'services holds ["http://b.test"]; expected an object with offers, recipients, users or recipientsCredential',
    ],
    [
      { socketUrl: 'https://a.test' },
      "socketUrl holds 'https://a.test'; expected an apiUrl beside it: the two are managed together",
    ],
    [
      { updateChannel: 'nightly' },
      "updateChannel holds 'nightly'; expected 'stable', 'beta' or 'off'",
    ],
    ...['unencryptedAllowed', 'practiceAllowed', 'hiddenFromCapture'].map(
      (key): [object, string] => [{ [key]: 'yes' }, `${key} holds 'yes'; expected true or false`],
    ),
    [
      { allowedDownloadHosts: 'a.test' },
      "allowedDownloadHosts holds 'a.test'; expected a list of host names",
    ],
    ...[7, 'https://b.test/x', '', '-a.test', 'a-.test', 'a.b-', 'a..b', 'a_b', 'a_b.test'].map(
      (host): [object, string] => [
        { allowedDownloadHosts: ['a.test', host] },
        `allowedDownloadHosts[1] holds ${quoted(host)}; expected ${HOST_NAME}`,
      ],
    ),
    [
      { allowedDownloadHosts: [`x${LONGEST}`] },
      `allowedDownloadHosts[0] holds 'x${LONGEST.slice(0, 78)}…; expected ${HOST_NAME}`,
    ],
    [
      { colour: 'teal' },
      `colour is not a setting; expected one of ${DECLARED_SETTINGS.map(([key]) => key).join(', ')}`,
    ],
    [
      { catalogue: { colours: [] } },
      'catalogue.colours is not a setting; expected no such key here',
    ],
    [
      { catalogue: 7 },
      'catalogue holds 7; expected an object with paymentTypes, paymentProviders or both',
    ],
    [
      { catalogue: { paymentTypes: 'plaid' } },
      "catalogue.paymentTypes holds 'plaid'; expected a list of objects with value and label",
    ],
    [
      { catalogue: { paymentTypes: ['plaid'] } },
      "catalogue.paymentTypes[0] holds 'plaid'; expected an object with value and label",
    ],
    [
      { catalogue: { paymentTypes: [{ value: 'x' }] } },
      'catalogue.paymentTypes[0].label is missing; expected a text',
    ],
    [
      { catalogue: { paymentProviders: [] } },
      'catalogue.paymentProviders holds []; expected at least one object with value and label',
    ],
    [{ endpointPaths: 7 }, 'endpointPaths holds 7; expected an object of paths by call'],
    [{ endpointPaths: { 'users.list': 7 } }, 'endpointPaths.users.list holds 7; expected a path'],
    [
      { endpointPaths: { 'orders.list': 'x' } },
      "endpointPaths.orders.list holds 'x'; expected no entry, because the specification shows the path of this call ('admin/transactions', 1L19)",
    ],
    [
      { endpointPaths: { nothing: 'x' } },
      "endpointPaths.nothing holds 'x'; expected the name of a call whose path the specification does not show",
    ],
    [
      { endpointPaths: { 'users.list': 'staff/{id}' } },
      "endpointPaths.users.list holds 'staff/{id}'; expected a path below the API's address, such as 'admin/users'",
    ],
    [
      { endpointPaths: { 'users.ban': 'staff/block' } },
      "endpointPaths.users.ban holds 'staff/block'; expected a path below the API's address that holds {id}, such as 'admin/users/{id}/ban'",
    ],
    ...['x', 0, 3651, 1.5].map((journalDays): [object, string] => [
      { journalDays },
      `journalDays holds ${quoted(journalDays)}; expected a whole number of days from 1 to 3650`,
    ]),
    ...['x', -1, 1441, 1.5].map((lockMinutes): [object, string] => [
      { lockMinutes },
      `lockMinutes holds ${quoted(lockMinutes)}; expected a whole number of minutes from 0 to 1440`,
    ]),
    ...['x', 0, 101].map((rateDoubtPercent): [object, string] => [
      { rateDoubtPercent },
      `rateDoubtPercent holds ${quoted(rateDoubtPercent)}; expected a number of percent above 0, at most 100`,
    ]),
    ...['x', 0, 1001].map((disputes): [object, string] => [
      { queueHours: { disputes } },
      `queueHours.disputes holds ${quoted(disputes)}; expected a number of hours above 0, at most 1000`,
    ]),
    [
      { queueHours: 8 },
      `queueHours holds 8; expected an object of hours by queue: ${QUEUE_IDS.join(', ')}`,
    ],
    ...[{}, 'CA'].map((clientCertificate): [object, string] => [
      { clientCertificate },
      `clientCertificate holds ${quoted(clientCertificate)}; expected an object with issuer, subject or both, as common names`,
    ]),
    [{ proxy: 'direct' }, "proxy holds 'direct'; expected an object with server or pac"],
    [{ proxy: {} }, 'proxy.server is missing; expected it, or a pac in its place'],
    ...[7, 'http://proxy.test/x', 'socks5://proxy.test'].map((server): [object, string] => [
      { proxy: { server } },
      `proxy.server holds ${quoted(server)}; expected the address of a proxy without a path, such as http://proxy.example.com:8080, or 'direct' for none`,
    ]),
    [
      { proxy: { server: 'http://a.test:1', pac: 'http://b.test/p' } },
      "proxy.pac holds 'http://b.test/p'; expected nothing beside a server",
    ],
    [
      { proxy: { pac: 'http://b.test/p', bypass: ['a.test'] } },
      'proxy.bypass holds ["a.test"]; expected a server beside it',
    ],
    [
      { proxy: { server: 'direct', bypass: ['a.test'] } },
      'proxy.bypass holds ["a.test"]; expected a server beside it',
    ],
    [
      { proxy: { server: 'http://a.test:1', bypass: 'a.test' } },
      "proxy.bypass holds 'a.test'; expected a list of host names",
    ],
    ...[7, '10.*', 'a.*.test', ''].map((host): [object, string] => [
      { proxy: { server: 'http://a.test:1', bypass: [host] } },
      `proxy.bypass[0] holds ${quoted(host)}; expected a host name, or *.example.com for all hosts below one`,
    ]),
  ])('say what %j is expected to be', async (settings, problem) => {
    expect(await problemsOf(settings)).toEqual([`${problem}.`]);
  });

  it('say in our own words what is expected in place of any part of an example', () => {
    const JUNK = [null, true, 7.5, -1, '', 'x', [], {}, [7], { x: 1 }];
    const variants = (part: unknown): unknown[] => [
      ...JUNK,
      ...(typeof part === 'object'
        ? Object.entries(part ?? {}).flatMap(([key, inner]) =>
            variants(inner).map((each) =>
              Array.isArray(part) ? part.with(Number(key), each) : { ...part, [key]: each },
            ),
          )
        : []),
    ];
    const problems = DECLARED_SETTINGS.flatMap(([key, { example }]) =>
      variants(example).flatMap((each) => {
        const text = JSON.stringify({ apiUrl: 'https://a.test', [key]: each });
        const system = { ...thisSystem, platform: 'linux', readText: () => text } as const;
        const outcome = readManagedSettings(true, {}, system);
        return 'problems' in outcome ? outcome.problems : [];
      }),
    );
    expect(problems.length).toBeGreaterThan(DECLARED_SETTINGS.length);
    expect(problems.filter((problem) => !/expected (?!Invalid|Too|Unrec)/u.test(problem))).toEqual(
      [],
    );
  });

  it.each([
    'https://evil.test/users',
    '//evil.test',
    '../users',
    'a/../b',
    'a/./b',
    'users?x=1',
    'a b',
    '',
  ])("take no path that leads elsewhere: '%s'", async (path) => {
    expect(await problemsOf({ endpointPaths: { 'users.list': path } })).toHaveLength(1);
  });

  it('are all reported at once, each with the file', async () => {
    const { file, outcome } = await readText(
      '{"socketUrl":"http://a.test","updateChannel":1,"a":1,"b":1}',
    );
    const { problems } = outcome as { problems: string[] };
    expect(problems.map((line) => line.split(/;|is not/u, 1)[0])).toEqual([
      `${file}: updateChannel holds 1`,
      `${file}: a `,
      `${file}: b `,
      `${file}: socketUrl holds 'http://a.test'`,
      `${file}: socketUrl holds 'http://a.test'`,
    ]);
  });

  it.each(['{"apiUrl":', '', '[]', '"text"', 'null'])(
    'are no settings at all: %s',
    async (text) => {
      const { file, outcome } = await readText(text);
      expect(outcome).toEqual({ problems: [expect.stringContaining(file)] });
      expect(JSON.stringify(outcome)).toContain('expected');
    },
  );

  it.each(['https://ada:canary@a.test', 'https://ada:a@canary/a b@a.test', 'ada:canary@a.test'])(
    'never show a password: %s',
    async (address) => {
      const problems = await problemsOf({
        apiUrl: address,
        proxy: { server: address },
        services: [address, { users: address }],
        updateChannel: address,
      });
      expect(problems).toHaveLength(4);
      for (const problem of problems) expect(problem).toContain('…@a.test');
      expect(problems.join()).not.toContain('canary');
    },
  );

  it('may be a file that cannot be read', async () => {
    const folder = await createFolder();
    expect(readFile(folder)).toEqual({
      problems: [expect.stringContaining(`${folder}: the file cannot be read (EISDIR)`)],
    });
  });
});
