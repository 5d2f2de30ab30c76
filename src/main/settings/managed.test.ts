import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { readManagedSettings } from './managed.ts';

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
  it('are read as people write them: a slash at the end, capitals in a host name', async () => {
    expect(
      await read({ apiUrl: ' https://API.example.com/v1/ ', allowedDownloadHosts: ['Files.Test'] }),
    ).toMatchObject({
      managed: {
        settings: { apiUrl: 'https://api.example.com/v1', allowedDownloadHosts: ['files.test'] },
      },
    });
  });

  it('may begin with a byte order mark, as Windows programs write one', async () => {
    const { outcome } = await readText('\u{FEFF}{"updateChannel":"beta"}');
    expect(outcome).toMatchObject({ managed: { settings: { updateChannel: 'beta' } } });
  });

  it('are empty without a file', () => {
    const file = '/nowhere/managed-settings.json';
    expect(readFile(file)).toEqual({
      managed: { place: file, settings: undefined, ignored: null },
    });
  });
});

describe('managed settings that cannot be followed', () => {
  it.each<[object, string]>([
    [{ apiUrl: 'api.example.com' }, "apiUrl holds 'api.example.com'; expected an absolute http or"],
    [{ apiUrl: 'http://a.test/v1' }, "apiUrl holds 'http://a.test/v1'; expected an https address"],
    [
      { apiUrl: 'https://a.test', socketUrl: 'http://a.test', unencryptedAllowed: false },
      "socketUrl holds 'http://a.test'; expected an https address",
    ],
    [
      { apiUrl: 'https://a.test', services: { offers: 'http://b.test' } },
      "services.offers holds 'http://b.test'; expected an https address",
    ],
    [{ apiUrl: 7 }, 'apiUrl holds 7; expected the address of a server.'],
    [
      { services: { users: 'https://a.test' } },
      'services holds {"users":"https://a.test"}; expected an apiUrl',
    ],
    [
      { apiUrl: 'https://a.test', services: { users: 'x' } },
      "services.users holds 'x'; expected an absolute",
    ],
    [{ socketUrl: 'https://a.test' }, "socketUrl holds 'https://a.test'; expected an apiUrl"],
    [{ updateChannel: 'nightly' }, "updateChannel holds 'nightly'; expected 'stable', 'beta' or"],
    [{ practiceAllowed: 'yes' }, "practiceAllowed holds 'yes'; expected true or false."],
    [{ allowedDownloadHosts: 'a.test' }, 'expected a list of host names.'],
    [
      { allowedDownloadHosts: ['a.test', 'https://b.test/x'] },
      "allowedDownloadHosts[1] holds 'https://b.test/x'; expected a host name such as",
    ],
    [{ colour: 'teal' }, 'colour is not a setting; expected one of apiUrl, socketUrl,'],
    [{ catalogue: { colours: [] } }, 'catalogue.colours is not a setting; expected no such key'],
    [
      { catalogue: { paymentTypes: [{ value: 'x' }] } },
      'catalogue.paymentTypes[0].label is missing; expected a text.',
    ],
    [{ catalogue: { paymentProviders: [] } }, 'expected at least one object with value and label'],
    [{ endpointPaths: { 'users.list': 7 } }, 'endpointPaths.users.list holds 7; expected a path'],
    [
      { endpointPaths: { 'orders.list': 'x' } },
      "expected no entry, because the specification shows the path of this call ('admin/transactions', 1L19)",
    ],
    [{ endpointPaths: { nothing: 'x' } }, 'expected the name of a call whose path the'],
    [
      { endpointPaths: { 'users.ban': 'staff/block' } },
      "expected a path below the API's address that holds {id}, such as 'admin/users/{id}/ban'",
    ],
    [
      { clientCertificate: {} },
      'clientCertificate holds {}; expected an object with issuer, subject or both, as common names.',
    ],
    [{ proxy: 'direct' }, "proxy holds 'direct'; expected an object with server or pac."],
    [{ proxy: {} }, 'proxy.server is missing; expected it, or a pac in its place.'],
    [
      { proxy: { server: 'http://proxy.test/x' } },
      "proxy.server holds 'http://proxy.test/x'; expected the address of a proxy without a path",
    ],
    [
      { proxy: { server: 'http://a.test:1', pac: 'http://b.test/p' } },
      "proxy.pac holds 'http://b.test/p'; expected nothing beside a server.",
    ],
    [
      { proxy: { pac: 'http://b.test/p', bypass: ['a.test'] } },
      'proxy.bypass holds ["a.test"]; expected a server beside it.',
    ],
    [
      { proxy: { server: 'http://a.test:1', bypass: ['10.*'] } },
      "proxy.bypass[0] holds '10.*'; expected a host name, or *.example.com",
    ],
  ])('say what %j is expected to be', async (settings, problem) => {
    expect(await problemsOf(settings)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['https://evil.test/users', '//evil.test', '../users', 'a/../b', 'users?x=1', 'a b', ''])(
    "take no path that leads elsewhere: '%s'",
    async (path) => {
      expect(await problemsOf({ endpointPaths: { 'users.list': path } })).toHaveLength(1);
    },
  );

  it('are all reported at once, each with the file', async () => {
    const { file, outcome } = await readText('{"apiUrl":"x","updateChannel":1,"a":1}');
    const problem = expect.stringMatching(`^${file}: `);
    expect(outcome).toEqual({ problems: [problem, problem, problem] });
  });

  it.each(['{"apiUrl":', '', '[]', '"text"', 'null'])(
    'are no settings at all: %s',
    async (text) => {
      const { file, outcome } = await readText(text);
      expect(outcome).toEqual({ problems: [expect.stringContaining(file)] });
      expect(JSON.stringify(outcome)).toContain('expected');
    },
  );

  it('never show a password', async () => {
    const problems = await problemsOf({
      apiUrl: 'https://ada:canary@api.test',
      proxy: { server: 'http://ada:canary@proxy.test' },
    });
    expect(problems.join()).toContain('without user name and password');
    expect(problems.join()).toContain('the address of a proxy');
    expect(problems.join()).not.toContain('canary');
  });

  it('may be a file that cannot be read', async () => {
    const folder = await createFolder();
    expect(readFile(folder)).toEqual({
      problems: [expect.stringContaining(`${folder}: the file cannot be read (EISDIR)`)],
    });
  });
});
