/** What systems answer is written by hand here, after their documentation: none of them was seen. */
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { type ManagedOutcome, readManagedSettings } from './managed.ts';
import { type ManagedSystem, thisSystem } from './managed-places.ts';

const REG = 'C:\\Windows\\System32\\reg.exe';
const KEY = 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Corridor';
const PROGRAM_DATA = 'C:\\ProgramData\\Corridor\\managed-settings.json';
const PLIST = '/Library/Managed Preferences/app.corridor.console.plist';
const LIBRARY = '/Library/Application Support/Corridor/managed-settings.json';

/** `reg query HKLM\Software\Policies /reg:64` where ours is among the keys, or not. */
const keys = (...names: readonly string[]) =>
  ['', ...names.map((name) => `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${name}`), '', ''].join(
    '\r\n',
  );

interface Machine {
  readonly platform: NodeJS.Platform;
  /** The output of each command line. */
  readonly says?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

function systemOf({ platform, says = {}, files = {} }: Machine): ManagedSystem {
  return {
    platform,
    run: (program, args) => {
      const said = says[[program, ...args].join(' ')];
      if (said === undefined) throw new Error(`Command failed: ${program} ${args.join(' ')}`);
      return said;
    },
    readText: (file) => files[file],
    exists: (file) => Object.hasOwn(files, file),
  };
}

const read = (machine: Machine, environment: Record<string, string> = {}): ManagedOutcome =>
  readManagedSettings(true, environment, systemOf(machine));

const TOP = `${REG} query HKEY_LOCAL_MACHINE\\Software\\Policies /reg:64`;
const OURS = `${REG} query ${KEY} /reg:64`;
/** Windows with these lines below our key, and these files. */
const windows = (values: readonly string[] | null, files: Machine['files'] = {}): Machine => ({
  platform: 'win32',
  files,
  says: values
    ? {
        [TOP]: keys('Adobe', 'Corridor', 'Microsoft'),
        [OURS]: `\r\n${KEY}\r\n${values.map((line) => `    ${line}\r\n`).join('')}\r\n`,
      }
    : { [TOP]: keys('Microsoft') },
});

const mac = (values: object | null, files: Machine['files'] = {}): Machine => ({
  platform: 'darwin',
  files: { ...files, ...(values && { [PLIST]: 'bplist00' }) },
  says: {
    [`/usr/bin/plutil -convert json -o - -- ${PLIST}`]: Buffer.from(
      JSON.stringify(values),
    ).toString('latin1'),
  },
});

describe('the policies of Windows', () => {
  it('set flags, numbers and texts; lists and objects as JSON, over several lines too', () => {
    const machine = windows([
      '(Default)    REG_SZ    ',
      'apiUrl    REG_SZ    https://api.example.com/v1',
      'practiceAllowed    REG_DWORD    0x0',
      'journalDays    REG_DWORD    0x5a',
      'allowedDownloadHosts    REG_SZ    ["files.example.com",\r\n  "b.test"]',
      'catalogue    REG_SZ    {"paymentTypes":[{"value":"carte","label":"Carte d\\u00e9bit"}]}',
    ]);
    expect(read(machine)).toEqual({
      managed: {
        place: KEY,
        ignored: null,
        settings: {
          apiUrl: 'https://api.example.com/v1',
          practiceAllowed: false,
          journalDays: 90,
          allowedDownloadHosts: ['files.example.com', 'b.test'],
          catalogue: { paymentTypes: [{ value: 'carte', label: 'Carte débit' }] },
        },
      },
    });
  });

  it('may be texts with lines that look like values, numbers of any size, and keys below', () => {
    const machine = windows([
      'apiUrl    REG_SZ    https://a.test',
      'catalogue    REG_SZ    {"paymentTypes":[\n    {"value":"a","label":"b    REG_SZ c"},\n  {"value":"d","label":"e    f    REG_SZ    g"}\r\n]}',
      'journalDays    REG_QWORD    0x5a',
      'updateChannel    REG_SZ    beta',
      `\r\n${KEY}\\Below`,
    ]);
    expect(read(machine)).toMatchObject({
      managed: {
        settings: {
          apiUrl: 'https://a.test',
          catalogue: {
            paymentTypes: [
              { value: 'a', label: 'b    REG_SZ c' },
              { value: 'd', label: 'e    f    REG_SZ    g' },
            ],
          },
          journalDays: 90,
          updateChannel: 'beta',
        },
      },
    });
  });

  it('are none where there is no such key', () => {
    expect(read(windows(null))).toEqual({
      managed: { place: KEY, settings: undefined, ignored: null },
    });
  });

  it.each<[string, Machine, string]>([
    ['reg.exe does not answer', { platform: 'win32' }, 'cannot be read (Command failed: C:\\Win'],
    [
      'only our key cannot be read',
      { platform: 'win32', says: { [TOP]: keys('Corridor') } },
      'cannot be read (Command failed',
    ],
    ['a value is wrong', windows(['practiceAllowed    REG_SZ    yes']), "holds 'yes'; expected"],
    ['a value is empty', windows(['apiUrl    REG_SZ']), "apiUrl holds ''; expected"],
    ['a flag is neither 0 nor 1', windows(['practiceAllowed    REG_DWORD    0x2']), 'holds 2; exp'],
    ['a list is no JSON', windows(['services    REG_SZ    offers=x']), 'services is not JSON ('],
    ['a name is unknown', windows(['Colour    REG_SZ    teal']), 'Colour is not a setting'],
    [
      'a value has other characters than ASCII, which the code page may have changed',
      windows(['catalogue    REG_SZ    {"paymentTypes":"\x82"}']),
      'characters beyond ASCII; write them as in JSON',
    ],
    ['the permission is no flag', windows(['fileAllowed    REG_SZ    x']), "fileAllowed holds 'x'"],
  ])('keep Corridor from starting where %s', (_what, machine, problem) => {
    expect(read(machine)).toEqual({ problems: [expect.stringContaining(problem)] });
    expect(read(machine)).toEqual({ problems: [expect.stringMatching(/^HKEY_LOCAL_MACHINE/u)] });
  });
});

describe('the managed preferences of macOS', () => {
  it('set what a profile forces, without the names of the profile itself', () => {
    const values = {
      PayloadUUID: '5E7',
      practiceAllowed: false,
      catalogue: { paymentTypes: [{ value: 'carte', label: 'Carte débit' }] },
      services: '{"offers":"https://offers.example.com"}',
      apiUrl: 'https://api.example.com',
    };
    const { PayloadUUID: _profile, ...settings } = values;
    expect(read(mac(values))).toEqual({
      managed: {
        place: PLIST,
        ignored: null,
        settings: { ...settings, services: { offers: 'https://offers.example.com' } },
      },
    });
  });

  it('keep Corridor from starting where they cannot be read', () => {
    const broken = { platform: 'darwin', files: { [PLIST]: '' } } as const;
    expect(read(broken)).toEqual({ problems: [expect.stringContaining('cannot be read')] });
  });
});

describe('the file of settings', () => {
  const TEXT = '{"apiUrl":"https://evil.test","journalDays":7}';

  it.each([
    ['Windows', windows(null, { [PROGRAM_DATA]: TEXT }), PROGRAM_DATA],
    [
      'Windows',
      windows(['journalDays    REG_DWORD    0x1'], { [PROGRAM_DATA]: TEXT }),
      PROGRAM_DATA,
    ],
    [
      'Windows',
      windows(['fileAllowed    REG_DWORD    0x0'], { [PROGRAM_DATA]: TEXT }),
      PROGRAM_DATA,
    ],
    ['macOS', mac(null, { [LIBRARY]: TEXT }), LIBRARY],
  ])(
    'that any user of %s could have made is not used, and said to be ignored',
    (_on, machine, file) => {
      const outcome = read(machine);
      expect(outcome).toMatchObject({ managed: { ignored: file } });
      expect(outcome).not.toMatchObject({ managed: { settings: { apiUrl: expect.anything() } } });
    },
  );

  it.each([
    [
      'Windows',
      windows(['fileAllowed    REG_DWORD    0x1'], { [PROGRAM_DATA]: TEXT }),
      PROGRAM_DATA,
    ],
    ['macOS', mac({ fileAllowed: true }, { [LIBRARY]: TEXT }), LIBRARY],
  ])('is used where a policy of %s allows it', (_on, machine, place) => {
    expect(read(machine)).toEqual({
      managed: {
        place,
        ignored: null,
        settings: { apiUrl: 'https://evil.test', journalDays: 7 },
      },
    });
  });

  it('sets nothing that a policy sets, and each is named for what is wrong with it', () => {
    const allowed = ['fileAllowed    REG_DWORD    0x1', 'journalDays    REG_DWORD    0x1'];
    expect(read(windows(allowed, { [PROGRAM_DATA]: TEXT }))).toMatchObject({
      managed: {
        place: `${KEY} and ${PROGRAM_DATA}`,
        settings: { apiUrl: 'https://evil.test', journalDays: 1 },
      },
    });
    const wrong = '{"apiUrl":"x","colour":"teal"}';
    const outcome = read(
      windows([...allowed, 'updateChannel    REG_SZ    x'], { [PROGRAM_DATA]: wrong }),
    );
    expect('problems' in outcome && outcome.problems.toSorted()).toEqual([
      expect.stringContaining(`${PROGRAM_DATA}: apiUrl holds`),
      expect.stringContaining(`${PROGRAM_DATA}: colour is not`),
      expect.stringContaining(`${KEY}: updateChannel holds`),
    ]);
  });

  it('may be missing where a policy allows it', () => {
    const allowed = ['fileAllowed    REG_DWORD    0x1', 'journalDays    REG_DWORD    0x1'];
    const managed = { place: KEY, settings: { journalDays: 1 }, ignored: null };
    expect(read(windows(allowed))).toEqual({ managed });
    expect(read(windows(allowed.slice(0, 1)))).toEqual({
      managed: { place: PROGRAM_DATA, settings: undefined, ignored: null },
    });
  });

  it.each(['[]', '7', 'null', '"text"'])(
    'is refused where it is no object, beside other policies too: %s',
    (text) => {
      const allowed = ['fileAllowed    REG_DWORD    0x1', 'journalDays    REG_DWORD    0x1'];
      for (const values of [allowed, allowed.slice(0, 1)]) {
        expect(read(windows(values, { [PROGRAM_DATA]: text }))).toEqual({
          problems: [
            expect.stringMatching(/managed-settings.json: the file holds .*an object of/u),
          ],
        });
      }
    },
  );

  it('is not blamed for unknown keys of a policy, nor a policy for those of the file', () => {
    const machine = windows(
      [
        'fileAllowed    REG_DWORD    0x1',
        'colour    REG_SZ    teal',
        'catalogue    REG_SZ    {"x":1}',
      ],
      { [PROGRAM_DATA]: '{"font":1,"constructor":1,"queueHours":{"colour":1}}' },
    );
    const { problems } = read(machine) as { problems: string[] };
    expect(problems.map((problem) => problem.split(' is not', 1)[0]).toSorted()).toEqual([
      `${PROGRAM_DATA}: constructor`,
      `${PROGRAM_DATA}: font`,
      `${PROGRAM_DATA}: queueHours.colour`,
      `${KEY}: catalogue.x`,
      `${KEY}: colour`,
    ]);
  });

  it('of Linux is where only root can write', () => {
    const files = { '/etc/corridor/managed-settings.json': '{"journalDays":7}' };
    expect(read({ platform: 'linux', files })).toMatchObject({
      managed: { settings: { journalDays: 7 }, ignored: null },
    });
  });

  it.each(['win32', 'darwin', 'linux'] as const)(
    'on %s is in no place that the environment names, if Corridor is installed',
    (platform) => {
      const machine = { ...windows(null), platform, files: { '/tmp/x.json': TEXT } };
      const environment = {
        ProgramData: '/tmp',
        SystemRoot: '/tmp',
        CORRIDOR_MANAGED_SETTINGS: '/tmp/x.json',
      };
      expect(read(machine, environment)).toMatchObject({
        managed: { settings: undefined, ignored: null },
      });
    },
  );
});

describe('this computer', () => {
  it('gives the output of a program by its bytes, without input and without its errors', () => {
    const run = (script: string) => thisSystem.run(process.execPath, ['-e', script]);
    expect(run('process.stdout.write(Buffer.of(0x61, 0x82))')).toBe('a\u0082');
    expect(run('process.stdout.write(String(fs.fstatSync(0).isCharacterDevice()))')).toBe('true');
    expect(() => run('console.error(6 * 7); process.exit(1)')).toThrow(
      expect.objectContaining({ status: 1, stderr: null }),
    );
  });

  it('has no text of a file that is missing, or below a file', async () => {
    const file = join(await createFolder({ a: 'b' }), 'a');
    expect(thisSystem.readText(file)).toBe('b');
    expect(thisSystem.readText(`${file}.x`)).toBeUndefined();
    expect(thisSystem.readText(join(file, 'x'))).toBeUndefined();
  });

  it('has other errors than those of its settings', () => {
    const exists = () => {
      throw new TypeError('of the program');
    };
    const machine = { ...systemOf(windows(null)), exists };
    expect(() => readManagedSettings(true, {}, machine)).toThrow('of the program');
  });
});
