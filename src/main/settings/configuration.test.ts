import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CATALOGUE } from '#domain/network/catalogue.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import {
  ConfigurationError,
  configuredApi,
  defaultDataDir,
  defaultLocalDir,
  type GivenFlags,
  readConfiguration,
} from './configuration.ts';

type Environment = Record<string, string>;
const read = (environment: Environment, flags: GivenFlags = {}) =>
  readConfiguration(flags, environment);

function messageOf(environment: Environment, flags?: GivenFlags): string {
  try {
    read(environment, flags);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
  }
  return '';
}

describe('readConfiguration', () => {
  it('without any setting means the sandbox, the vault of the system and the default data folder', () => {
    expect(read({ HOME: '/home/ada' })).toMatchObject({
      api: undefined,
      vault: undefined,
      dataDir: defaultDataDir(),
    });
  });

  it.each([
    ['https://api.test/v1/', 'https://api.test/v1', 'https://api.test'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    [' https://API.test ', 'https://api.test', 'https://api.test'],
  ])("takes %s, with the socket at the API's origin", (given, apiUrl, socketUrl) => {
    expect(read({ CORRIDOR_API_URL: given }).api).toEqual({ apiUrl, socketUrl });
  });

  it('takes another socket address', () => {
    const environment = {
      CORRIDOR_API_URL: 'https://api.test/v1',
      CORRIDOR_SOCKET_URL: 'https://live.test',
    };
    expect(read(environment).api?.socketUrl).toBe('https://live.test');
  });

  it('puts the command line before the environment, and takes blanks as nothing', () => {
    const environment = { CORRIDOR_API_URL: 'https://env.test', CORRIDOR_DATA_DIR: '/env' };
    const flags = { api: 'https://flag.test', dataDir: 'flag' };
    expect(read(environment, flags)).toMatchObject({
      api: { apiUrl: 'https://flag.test' },
      dataDir: resolve('flag'),
    });
    expect(read(environment, { api: ' ', dataDir: '' })).toMatchObject({
      api: { apiUrl: 'https://env.test' },
      dataDir: resolve('/env'),
    });
    expect(read({ CORRIDOR_API_URL: '', CORRIDOR_VAULT: ' ' })).toMatchObject({
      api: undefined,
      vault: undefined,
    });
  });

  it.each([
    ['CORRIDOR_API_URL', 'http://api.test/v1'],
    ['CORRIDOR_API_URL', 'http://10.0.0.7'],
    ['CORRIDOR_SOCKET_URL', 'http://live.test'],
  ])('refuses %s=%s, whose traffic others could read', (name, value) => {
    const given = { CORRIDOR_API_URL: 'https://api.test', [name]: value };
    expect(messageOf(given)).toBe(
      `${name} holds '${value}'; expected an https address, because nothing is encrypted on the way to an http address of another computer. An administrator can allow it with the managed setting unencryptedAllowed.`,
    );
  });

  it.each(['http://localhost:4000', 'http://sandbox.localhost', 'http://[::1]:4000'])(
    'takes %s, which is on this computer',
    (apiUrl) => {
      expect(read({ CORRIDOR_API_URL: apiUrl }).api?.apiUrl).toBe(apiUrl);
    },
  );

  it.each(['keychain', 'memory'])('takes the vault %s', (vault) => {
    expect(read({ CORRIDOR_VAULT: vault }).vault).toBe(vault);
  });

  it.each([
    ['CORRIDOR_API_URL', 'api.test'],
    ['CORRIDOR_API_URL', 'ftp://api.test'],
    ['CORRIDOR_API_URL', '/v1'],
    ['CORRIDOR_API_URL', 'http://'],
    ['CORRIDOR_API_URL', 'https://api.test/?x=1'],
    ['CORRIDOR_SOCKET_URL', 'wss//nowhere'],
    ['CORRIDOR_VAULT', 'file'],
  ])('refuses %s=%s by name, with what it holds and what is expected', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`${name} holds '${value}'; expected `);
  });

  it('says which vaults there are, and what a folder is', () => {
    expect(messageOf({ CORRIDOR_VAULT: 'file' })).toBe(
      "CORRIDOR_VAULT holds 'file'; expected 'keychain' or 'memory', or nothing for whichever there is.",
    );
    expect(messageOf({}, { dataDir: 'a\0b' })).toBe(
      "--data-dir holds 'a\0b'; expected the path of a folder.",
    );
  });

  it('names the flag where the value came from one', () => {
    expect(messageOf({}, { api: 'nowhere' })).toContain("--api holds 'nowhere'");
  });

  it('names every wrong setting at once', () => {
    const message = messageOf({ CORRIDOR_API_URL: 'x', CORRIDOR_VAULT: 'y' });
    expect(message.split('\n')).toHaveLength(2);
  });

  it('never repeats a password', () => {
    const message = messageOf({ CORRIDOR_API_URL: 'https://ada:c@nary@api.test' });
    expect(message).toContain("holds 'https://…@api.test'; expected");
    expect(message).toContain('without user name and password');
  });
});

describe('defaultDataDir', () => {
  const home = join('/', 'home', 'ada');

  it.each<[NodeJS.Platform, Environment, string]>([
    ['linux', {}, join(home, '.local', 'share', 'corridor')],
    ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'corridor')],
    ['darwin', {}, join(home, 'Library', 'Application Support', 'Corridor')],
    ['win32', { APPDATA: '/roaming' }, join('/roaming', 'Corridor')],
    ['win32', {}, join(home, 'AppData', 'Roaming', 'Corridor')],
  ])('on %s with %o is %s', (platform, environment, folder) => {
    expect(defaultDataDir(platform, environment, home)).toBe(folder);
  });

  it.each<[NodeJS.Platform, Environment, string]>([
    ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'corridor')],
    ['darwin', {}, join(home, 'Library', 'Application Support', 'Corridor')],
    ['win32', { APPDATA: '/roaming', LOCALAPPDATA: '/local' }, join('/local', 'Corridor')],
    ['win32', {}, join(home, 'AppData', 'Local', 'Corridor')],
  ])('stays beside it on the computer on %s with %o in %s', (platform, environment, folder) => {
    expect(defaultLocalDir(platform, environment, home)).toBe(folder);
  });

  it('is one folder for everything where one is chosen', () => {
    expect(read({ CORRIDOR_DATA_DIR: '/env' })).toMatchObject({
      dataDir: resolve('/env'),
      localDir: resolve('/env'),
    });
  });
});

describe('configuredApi', () => {
  it('is known at once, is not practice, and keeps its session under its own address', async () => {
    const address = { apiUrl: 'https://api.test/v1', socketUrl: 'https://api.test' };
    const source = configuredApi(address);
    expect(source).toMatchObject({
      practice: false,
      label: 'https://api.test/v1',
      account: 'https://api.test/v1',
    });
    expect(await source.address).toEqual(address);
    expect(source.endpointPaths).toEqual({});
    expect(await source.recipientsCredential()).toBeNull();
  });
});

describe('with managed settings', () => {
  /** An environment whose machine is managed so. */
  const managedBy = async (settings: object, environment: Environment = {}) => {
    const folder = await createFolder({ 'managed.json': JSON.stringify(settings) });
    return { ...environment, CORRIDOR_MANAGED_SETTINGS: join(folder, 'managed.json') };
  };

  it("puts the administrator's word before the command line and the environment", async () => {
    const environment = await managedBy(
      { apiUrl: 'https://managed.test/v1/' },
      { CORRIDOR_API_URL: 'https://env.test', CORRIDOR_SOCKET_URL: 'https://elsewhere.test' },
    );
    const managed = { apiUrl: 'https://managed.test/v1', socketUrl: 'https://managed.test' };
    expect(read(environment, { api: 'https://flag.test' }).api).toEqual(managed);
    // What is set aside need not even be an address.
    expect(read(environment, { api: 'nowhere' }).api).toEqual(managed);
  });

  it('has each service where the administrator put it', async () => {
    const services = { offers: 'https://offers.test', recipientsCredential: 'item' };
    const { api } = read(await managedBy({ apiUrl: 'https://managed.test', services }));
    expect(api?.services).toEqual({ offers: 'https://offers.test' });
  });

  it.each([
    ['recipients', 'recipientsCredential', 'CORRIDOR_RECIPIENTS_CREDENTIAL'],
    ['a proxy', 'proxyCredential', 'CORRIDOR_PROXY_CREDENTIAL'],
  ] as const)(
    'takes the credential of %s from the environment only without a keychain or a package',
    async (_what, name, variable) => {
      const environment = { CORRIDOR_VAULT: 'memory', [variable]: ' canary-credential ' };
      const credential = (isPackaged: boolean) =>
        readConfiguration({}, environment, isPackaged)[name]();
      expect(await credential(false)).toBe('canary-credential');
      expect(await credential(true)).toBeNull();
    },
  );

  it('leaves what they do not set to the person', async () => {
    const environment = await managedBy(
      { updateChannel: 'beta' },
      { CORRIDOR_API_URL: 'https://env.test', CORRIDOR_SOCKET_URL: 'https://live.test' },
    );
    expect(read(environment)).toMatchObject({
      api: { apiUrl: 'https://env.test', socketUrl: 'https://live.test' },
      policy: { updateChannel: 'beta', practiceAllowed: true },
    });
  });

  it.each([
    [{ server: 'direct' }, 'direct'],
    [
      { server: 'http://proxy.test:8080/', bypass: [' *.Intranet.test '] },
      { server: 'http://proxy.test:8080', bypass: ['*.intranet.test'] },
    ],
    [{ pac: 'https://proxy.test/proxy.pac' }, { pac: 'https://proxy.test/proxy.pac' }],
  ])('decides on the proxy: %o', async (proxy, inForce) => {
    expect(read(await managedBy({ proxy })).policy.proxy).toEqual(inForce);
    expect(read({}).policy.proxy).toBeUndefined();
  });

  it('decides on the certificate that identifies this computer', async () => {
    const clientCertificate = { issuer: 'Company CA', subject: 'ada' };
    const { policy } = read(await managedBy({ clientCertificate }));
    expect(policy.clientCertificate).toEqual(clientCertificate);
    expect(read({}).policy.clientCertificate).toBeUndefined();
  });

  it('allows practice unless the administrator forbids it', async () => {
    const allowed = async (settings: object) =>
      read(await managedBy(settings, { CORRIDOR_API_URL: 'https://env.test' })).policy
        .practiceAllowed;
    expect(await allowed({})).toBe(true);
    expect(await allowed({ apiUrl: 'https://managed.test' })).toBe(true);
    expect(await allowed({ apiUrl: 'https://managed.test', practiceAllowed: false })).toBe(false);
    expect(await allowed({ practiceAllowed: false })).toBe(false);
  });

  it('that leave nothing to work with says so', async () => {
    const environment = await managedBy({ practiceAllowed: false });
    expect(messageOf(environment)).toContain(
      'practiceAllowed holds false, and no API is configured',
    );
    const wrong = { ...environment, CORRIDOR_API_URL: 'x' };
    expect(messageOf(wrong)).toMatch(/^CORRIDOR_API_URL holds 'x'[^\n]*$/u);
  });

  it('replaces the catalogue in whole lists', { tags: ['1F13'] }, async () => {
    const paymentTypes = [{ value: 'plaid', label: 'Plaid' }];
    const { catalogue } = read(await managedBy({ catalogue: { paymentTypes } })).policy;
    expect(catalogue).toEqual({ paymentTypes, paymentProviders: null });
    expect(read({}).policy.catalogue).toEqual(DEFAULT_CATALOGUE);
  });

  it('that are invalid are reported together with all others, and name the administrator', async () => {
    const environment = await managedBy({ apiUrl: 7, colour: 'teal' }, { CORRIDOR_VAULT: 'file' });
    const lines = messageOf(environment).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`${environment.CORRIDOR_MANAGED_SETTINGS}: apiUrl holds 7;`);
    expect(lines[2]).toContain('Tell your administrator.');
    expect(lines[3]).toContain("CORRIDOR_VAULT holds 'file'");
  });
});
