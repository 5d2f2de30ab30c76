import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ConfigurationError,
  configuredApi,
  defaultDataDir,
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
  it('without any setting means the sandbox, whichever vault there is, and the own data folder', () => {
    expect(read({ HOME: '/home/ada' })).toEqual({
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

  it('names the flag where the value came from one', () => {
    expect(messageOf({}, { api: 'nowhere' })).toContain("--api holds 'nowhere'");
  });

  it('names every wrong setting at once', () => {
    const message = messageOf({ CORRIDOR_API_URL: 'x', CORRIDOR_VAULT: 'y' });
    expect(message.split('\n')).toHaveLength(2);
  });

  it('never repeats a password', () => {
    const message = messageOf({ CORRIDOR_API_URL: 'https://ada:canary@api.test' });
    expect(message).toContain('without user name and password');
    expect(message).not.toContain('canary');
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
  });
});
