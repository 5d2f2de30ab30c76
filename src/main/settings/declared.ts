/**
 * The managed settings, each declared once: what the file may hold, the value in use, and the texts of the
 * administrator's manual and of the Settings screen, which are made from this table.
 */
import process from 'node:process';
import { z } from 'zod';
import { DEFAULT_CATALOGUE } from '#domain/network/catalogue.ts';
import { hoursOf, type QueueHours } from '#domain/queues/clock.ts';
import { QUEUE_IDS, QUEUES } from '#domain/queues/queues.ts';
import { counted } from '#domain/text/words.ts';
import type { ApiSource } from '#main/basics/ports.ts';
import type { ManagedProxy } from '#main/network/proxy.ts';
import { MANAGED_CHANNELS, usualChannel } from '#main/updates/channel.ts';
import {
  address,
  certificateRule,
  days,
  endpointPaths,
  entries,
  filledText,
  hostName,
  lockMinutes,
  percent,
  proxy,
  queueHours,
} from './managed-values.ts';

/** The program in which a value is shown. */
export interface ShownIn {
  readonly version: string;
  readonly api: Pick<ApiSource, 'practice' | 'label'>;
  readonly host: 'electron' | 'browser';
  /** Its system; this one where none is named. */
  readonly platform?: NodeJS.Platform;
}

/** One setting of the file and everything that is said of it. */
interface Setting<Value extends z.ZodType, InUse> {
  readonly value: Value;
  /** The value in use: what the file sets, or the default. */
  inUse(given: z.output<Value> | undefined): InUse;
  /** For the manual: a value that can be used. */
  readonly example: z.input<Value>;
  /** For the manual: what it sets. */
  readonly sets: string;
  /** For the manual: what holds when it is missing. */
  readonly otherwise: string;
  /** Whether it is an error without `apiUrl`: it gets the token of the person who signs in to that API. */
  readonly isOnlyWithApi?: true;
  /** Its name on the Settings screen and the text of the value in use; null where it is not shown. */
  readonly shown: { readonly name: string; text(inUse: InUse, program: ShownIn): string } | null;
}

const setting = <Value extends z.ZodType, InUse>(declared: Setting<Value, InUse>) => declared;

/** Why windows that are to be hidden from screen shares are not; null where the system hides them. */
export function whyNotHidden(
  host: ShownIn['host'],
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (host === 'browser') return 'a browser window cannot be hidden';
  return platform === 'linux' ? 'Linux cannot hide a window' : null;
}

/** What becomes of windows that are to be hidden. */
function hiddenIn({ host, platform = process.platform }: ShownIn): string {
  const why = whyNotHidden(host, platform);
  if (why !== null) return `Shown, although your administrator hides it: ${why}`;
  return platform === 'darwin' ? 'Hidden, but not from every program' : 'Hidden';
}

const CHANNELS = { stable: 'Stable', beta: 'Beta', off: 'Off: your organisation installs updates' };

const DEFAULT_HOURS = QUEUE_IDS.map((id) => `\`${id}\` ${QUEUES[id].clock.hours}`).join(', ');

/** Every managed setting, in the order of the manual and of the Settings screen. */
const MANAGED_SETTINGS = {
  apiUrl: setting({
    value: address,
    inUse: (given) => given,
    example: 'https://api.example.com/v1',
    sets: "the address of the network's API",
    otherwise: 'the command line, then the environment',
    shown: {
      name: 'API address',
      text: (_given, { api }) => (api.practice ? 'The practice sandbox' : api.label),
    },
  }),
  socketUrl: setting({
    value: address,
    inUse: (given) => given,
    example: 'https://live.example.com',
    sets: 'the address of the live updates',
    otherwise: 'the origin of `apiUrl`; without `apiUrl` the environment',
    isOnlyWithApi: true,
    shown: null,
  }),
  unencryptedAllowed: setting({
    value: z.boolean({ error: 'true or false' }),
    inUse: (given) => given ?? false,
    example: false,
    sets: 'whether a server on another computer may have an `http` address. Nothing that goes there is encrypted, passwords included',
    otherwise: 'not allowed',
    shown: null,
  }),
  updateChannel: setting({
    value: z.enum(MANAGED_CHANNELS, { error: "'stable', 'beta' or 'off'" }),
    inUse: (given) => given,
    example: 'stable',
    sets: '`stable`, `beta`, or `off` if the administrator installs updates',
    otherwise: '`beta` for an installed trial version, else `stable`',
    shown: {
      name: 'Update channel',
      text: (channel, { version }) => CHANNELS[channel ?? usualChannel(version)],
    },
  }),
  allowedDownloadHosts: setting({
    value: z.array(hostName, { error: 'a list of host names' }),
    inUse: (given) => given ?? [],
    example: ['files.example.com'],
    sets: "servers that files and portraits may come from without asking, beside the API's own",
    otherwise: 'none',
    shown: {
      name: 'Downloads allowed from',
      text: (hosts) =>
        hosts.join(', ') || 'The API server only. Corridor asks before it uses any other.',
    },
  }),
  endpointPaths: setting({
    value: endpointPaths,
    inUse: (given) => given ?? {},
    example: { 'users.list': 'staff/people' },
    sets: 'the path of a call that the specification does not show (`assumed` in `src/contract`)',
    otherwise: 'the path of the contract',
    shown: null,
  }),
  catalogue: setting({
    value: z.strictObject(
      { paymentTypes: entries.optional(), paymentProviders: entries.optional() },
      { error: 'an object with paymentTypes, paymentProviders or both' },
    ),
    inUse: (given) => ({
      paymentTypes: given?.paymentTypes ?? DEFAULT_CATALOGUE.paymentTypes,
      paymentProviders: given?.paymentProviders ?? DEFAULT_CATALOGUE.paymentProviders,
    }),
    example: { paymentTypes: [{ value: 'plaid', label: 'Plaid (bank link)' }] },
    sets: 'the `paymentTypes` and `paymentProviders` that filters and dialogs offer, each list as a whole',
    otherwise: "those of the specification; the network's companies",
    shown: null,
  }),
  services: setting({
    value: z.strictObject(
      {
        offers: address.optional(),
        recipients: address.optional(),
        users: address.optional(),
        recipientsCredential: filledText.optional(),
      },
      { error: 'an object with offers, recipients, users or recipientsCredential' },
    ),
    inUse: (given) => given,
    example: { offers: 'https://offers.example.com', recipientsCredential: 'recipients' },
    sets: 'the addresses of the services of a transfer: `offers`, `recipients`, `users`; `recipientsCredential` names the keychain item with the credential of the recipient service',
    otherwise: 'all at `apiUrl`; the item `unified-recipients`',
    isOnlyWithApi: true,
    shown: null,
  }),
  practiceAllowed: setting({
    value: z.boolean({ error: 'true or false' }),
    inUse: (given) => given ?? true,
    example: false,
    sets: 'whether users may practise on the sandbox',
    otherwise: 'allowed',
    shown: {
      name: 'Practice sandbox',
      text: (isAllowed) => (isAllowed ? 'Allowed' : 'Not allowed'),
    },
  }),
  journalDays: setting({
    value: days,
    inUse: (given) => given ?? 30,
    example: 90,
    sets: 'the days for which this computer keeps its record of actions (My actions), 1 to 3650',
    otherwise: '30',
    shown: null,
  }),
  lockMinutes: setting({
    value: lockMinutes,
    inUse: (given) => given ?? 15,
    example: 10,
    sets: 'after how many minutes without input Corridor locks and asks for the password, 1 to 1440; `0` for never, if the system locks its screen',
    otherwise: '15',
    shown: {
      name: 'Locks without input',
      text: (minutes) => (minutes === 0 ? 'Never' : `After ${counted(minutes, 'minute')}`),
    },
  }),
  hiddenFromCapture: setting({
    value: z.boolean({ error: 'true or false' }),
    inUse: (given) => given ?? false,
    example: true,
    sets: 'whether the windows are left out of screen shares, recordings and screenshots. Windows does so; macOS only for programs that do not use ScreenCaptureKit; Linux and the browser host cannot, which Settings and the self-check say',
    otherwise: 'they are shown',
    shown: {
      name: 'In screen shares',
      text: (isHidden, program) => (isHidden ? hiddenIn(program) : 'Shown'),
    },
  }),
  rateDoubtPercent: setting({
    value: percent,
    inUse: (given) => given ?? 20,
    example: 10,
    sets: "from how many percent on a rate is far from the quote of its pair, and asked about once more: an exchange rate limit's ends, and the rate of a hybrid order option",
    otherwise: '20',
    shown: null,
  }),
  queueHours: setting({
    value: queueHours,
    inUse: (given): QueueHours => hoursOf(given ?? {}),
    example: { disputes: 8, 'payment-errors': 2 },
    sets: `for how many hours an item of a queue may wait before it is late: ${DEFAULT_HOURS}. The network sends no time of cards and documents: theirs is counted from when this computer first saw them`,
    otherwise: 'those numbers of hours',
    shown: {
      name: 'Targets of the queues',
      text: (inUse) =>
        QUEUE_IDS.map((id) => `${QUEUES[id].name}: ${counted(inUse[id], 'hour')}`).join(', '),
    },
  }),
  proxy: setting({
    value: proxy,
    inUse: (given) => given && checkedProxy(given),
    example: { server: 'http://proxy.example.com:8080', bypass: ['*.intranet.example.com'] },
    sets: 'the proxy for every server: a `server` (`direct` for none) with hosts that `bypass` it, or the address of a `pac` script. Without the script Corridor connects to nothing',
    otherwise: 'the proxy of the system; in the browser host that of the environment',
    shown: null,
  }),
  clientCertificate: setting({
    value: certificateRule,
    inUse: (given) => given,
    example: { issuer: 'Example Device CA' },
    sets: 'which certificate of the computer a server gets that asks for one, by the common names of its `issuer`, its `subject` or both; the one that is valid longest if several fit. Not in the browser host',
    otherwise: 'Corridor asks the user, and remembers the answer for each server',
    shown: null,
  }),
};

/** The policy, beside the settings, that allows the file of settings where policies are the usual way. */
export const FILE_ALLOWED = 'fileAllowed';

type Declared = typeof MANAGED_SETTINGS;
type Key = keyof Declared;

/** The declarations as a list, for what is done with each. */
export const DECLARED_SETTINGS = Object.entries(MANAGED_SETTINGS) as readonly (readonly [
  Key,
  Setting<z.ZodType, unknown>,
])[];

/** The settings of an administrator; the user or the default decides on missing ones. */
export type ManagedSettings = { readonly [K in Key]?: z.output<Declared[K]['value']> | undefined };

/** The managed settings in use: the administrator's, or the default. */
export type Policy = { readonly [K in Key]: ReturnType<Declared[K]['inUse']> };

/** What each key of the file may hold. */
export const settingValues = Object.fromEntries(
  DECLARED_SETTINGS.map(([key, { value }]) => [key, value.optional()]),
) as { readonly [K in Key]: z.ZodOptional<Declared[K]['value']> };

/** The keys that are errors without `apiUrl`. */
export const ONLY_WITH_API = DECLARED_SETTINGS.filter(([, { isOnlyWithApi }]) => isOnlyWithApi).map(
  ([key]) => key,
);

/** The values in use. */
export const policyOf = (settings: ManagedSettings): Policy =>
  Object.fromEntries(
    DECLARED_SETTINGS.map(([key, { inUse }]) => [key, inUse(settings[key])]),
  ) as Policy;

/** The values in use that the Settings screen shows, in words. */
export const shownSettings = (policy: Policy, program: ShownIn) =>
  DECLARED_SETTINGS.flatMap(([key, { shown }]) =>
    shown ? { key, name: shown.name, value: shown.text(policy[key], program) } : [],
  );

/** The proxy of settings that have been checked: they hold either a server or a script. */
function checkedProxy({ server, pac, bypass }: z.output<typeof proxy>): ManagedProxy | undefined {
  if (pac !== undefined) return { pac };
  return server === undefined || server === 'direct' ? server : { server, bypass };
}
