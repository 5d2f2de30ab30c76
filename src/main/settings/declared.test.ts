import { describe, expect, it } from 'vitest';
import { DEFAULT_CATALOGUE } from '#domain/network/catalogue.ts';
import { hoursOf } from '#domain/queues/clock.ts';
import { type ManagedSettings, policyOf, type ShownIn, shownSettings } from './declared.ts';

const PROGRAM: ShownIn = {
  version: '1.2.3',
  api: { practice: false, label: 'https://api.test' },
  host: 'electron',
  platform: 'win32',
};

const PRACTICE: ShownIn = { ...PROGRAM, api: { practice: true, label: 'http://127.0.0.1:1' } };
const TRIAL: ShownIn = { ...PROGRAM, version: '1.3.0-beta.1' };
const MAC: ShownIn = { ...PROGRAM, platform: 'darwin' };
const LINUX: ShownIn = { ...PROGRAM, platform: 'linux' };
const BROWSER: ShownIn = { ...PROGRAM, host: 'browser' };

const ONLY_API = 'The API server only. Corridor asks before it uses any other.';
const NOT_HIDDEN = 'Shown, although your administrator hides it';

/** The rows of the Settings screen with these settings, by their names. */
const rows = (settings: ManagedSettings, program = PROGRAM) =>
  Object.fromEntries(
    shownSettings(policyOf(settings), program).map(({ name, value }) => [name, value]),
  );

describe('the Settings screen', () => {
  it('shows the values in use, in the order of the manual', () => {
    expect(shownSettings(policyOf({}), PROGRAM)).toEqual([
      { key: 'apiUrl', name: 'API address', value: 'https://api.test' },
      { key: 'updateChannel', name: 'Update channel', value: 'Stable' },
      { key: 'allowedDownloadHosts', name: 'Downloads allowed from', value: ONLY_API },
      { key: 'practiceAllowed', name: 'Practice sandbox', value: 'Allowed' },
      { key: 'lockMinutes', name: 'Locks without input', value: 'After 15 minutes' },
      { key: 'hiddenFromCapture', name: 'In screen shares', value: 'Shown' },
      {
        key: 'queueHours',
        name: 'Targets of the queues',
        value:
          'Disputes to decide: 24 hours, Orders with payment errors: 4 hours, Failed refunds: 24 hours, Third-party transactions needing attention: 24 hours, Referral withdrawals to approve: 24 hours, Referral withdrawals to complete: 24 hours, Cards to authenticate: 24 hours, Identities to verify: 24 hours, Addresses to verify: 24 hours',
      },
    ]);
  });

  it.each<[name: string, value: string, settings: ManagedSettings, program?: ShownIn]>([
    ['API address', 'The practice sandbox', {}, PRACTICE],
    ['Update channel', 'Beta', {}, TRIAL],
    ['Update channel', 'Stable', { updateChannel: 'stable' }, TRIAL],
    ['Update channel', 'Beta', { updateChannel: 'beta' }],
    ['Update channel', 'Off: your organisation installs updates', { updateChannel: 'off' }],
    ['Downloads allowed from', 'a.test, b.test', { allowedDownloadHosts: ['a.test', 'b.test'] }],
    ['Practice sandbox', 'Not allowed', { practiceAllowed: false }],
    ['Locks without input', 'After 1 minute', { lockMinutes: 1 }],
    ['Locks without input', 'Never', { lockMinutes: 0 }],
    ['In screen shares', 'Shown', { hiddenFromCapture: false }, LINUX],
    ['In screen shares', 'Hidden', { hiddenFromCapture: true }],
    ['In screen shares', 'Hidden, but not from every program', { hiddenFromCapture: true }, MAC],
    [
      'In screen shares',
      `${NOT_HIDDEN}: Linux cannot hide a window`,
      { hiddenFromCapture: true },
      LINUX,
    ],
    [
      'In screen shares',
      `${NOT_HIDDEN}: a browser window cannot be hidden`,
      { hiddenFromCapture: true },
      BROWSER,
    ],
    [
      'Targets of the queues',
      expect.stringContaining('Orders with payment errors: 1 hour, Failed refunds: 24 hours'),
      { queueHours: { 'payment-errors': 1 } },
    ],
  ])("says of '%s': %s", (name, value, settings, program) => {
    expect(rows(settings, program)[name]).toEqual(value);
  });
});

describe('the values in use', () => {
  it('are the defaults where nothing is set', () => {
    expect(policyOf({})).toEqual({
      unencryptedAllowed: false,
      allowedDownloadHosts: [],
      endpointPaths: {},
      catalogue: DEFAULT_CATALOGUE,
      practiceAllowed: true,
      journalDays: 30,
      lockMinutes: 15,
      hiddenFromCapture: false,
      rateDoubtPercent: 20,
      queueHours: hoursOf({}),
    });
  });

  it('are those that are set', () => {
    const settings: ManagedSettings = {
      apiUrl: 'https://api.test',
      socketUrl: 'https://live.test',
      unencryptedAllowed: true,
      updateChannel: 'off',
      allowedDownloadHosts: ['a.test'],
      endpointPaths: { 'users.list': 'staff' },
      catalogue: {
        paymentTypes: [{ value: 'a', label: 'A' }],
        paymentProviders: [{ value: 'b', label: 'B' }],
      },
      services: { offers: 'https://offers.test' },
      practiceAllowed: false,
      journalDays: 1,
      lockMinutes: 0,
      hiddenFromCapture: true,
      rateDoubtPercent: 1,
      queueHours: hoursOf({ disputes: 8 }),
      proxy: { server: 'http://proxy.test:1', bypass: ['a.test'] },
      clientCertificate: { issuer: 'CA' },
    };
    expect(policyOf(settings)).toEqual(settings);
  });
});
