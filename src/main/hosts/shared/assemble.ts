/** Puts the desk together for both hosts, so that they cannot differ in anything behind the bridge. */
import { join } from 'node:path';
import { accountHash, openJournal } from '#main/acts/journal.ts';
import { createWants, memoryWants, type Wants } from '#main/acts/wants.ts';
import type { Network, PracticeSwitch, Preferences, SandboxRestart } from '#main/basics/ports.ts';
import { systemTheme } from '#main/calls/window-calls.ts';
import { createDesk, type Desk } from '#main/desk/desk.ts';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { openWithPractice } from '#main/desk/practice.ts';
import { createKeptDrafts, type KeptDrafts } from '#main/kept/drafts.ts';
import { managedIgnored, unencrypted } from '#main/kept/notices.ts';
import { openResults } from '#main/practice/results.ts';
import { openVault } from '#main/session/vault.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { openPreferences } from '#main/settings/preferences.ts';
import { withLookOf } from '#main/settings/shared-look.ts';
import { createUpdates, type Updates } from '#main/updates/updates.ts';
import { createWatchStore, type WatchStore } from '#main/watches/kept.ts';
import { describeInstallation } from './installation.ts';
import {
  type OpenedApi,
  openApi,
  openPracticeApi,
  practiceFolder,
  type Sandboxes,
} from './practice-sandbox.ts';
import { sharedProbes } from './self-check.ts';

/** What differs from host to host and from start to start. */
export interface AssembleOptions
  extends Pick<
    DeskPorts,
    | 'host'
    | 'version'
    | 'locale'
    | 'logger'
    | 'windows'
    | 'onInput'
    | 'badge'
    | 'support'
    | 'updater'
    | 'downloads'
    | 'outside'
    | 'move'
    | 'withoutDictionary'
    | 'pictures'
    | 'probes'
  > {
  readonly configuration: Configuration;
  /** Opens the way to servers for one desk. */
  readonly openNetwork: () => Network;
  /** The API of {@link openApi}: opened before all else, because a sandbox takes longest. */
  readonly api: OpenedApi;
  readonly sandboxes: Sandboxes;
}

type OpenedVault = ReturnType<typeof openVault>;

/** One desk: what it talks to and where it keeps things. */
interface Side {
  readonly api: OpenedApi;
  readonly folder: string;
  readonly practiceSwitch?: PracticeSwitch;
  /** Starts this side's sandbox again. */
  readonly restart?: SandboxRestart;
  /** Where the session is kept, instead of the host's vault. */
  readonly vault?: OpenedVault;
  readonly drafts?: KeptDrafts;
  /** What unsettled acts wanted, where this side is opened more than once. */
  readonly wants?: Wants;
  /** What people watch, likewise. */
  readonly watches?: WatchStore;
  readonly updates?: Updates;
  /** Preferences whose look this side shares. */
  readonly lookOf?: Preferences;
}

/** How something is kept encrypted, with its key under that account of the keychain. */
const sealedBy = ({ configuration, logger }: AssembleOptions, account: string) => ({
  openVault: async () => (await openVault({ mode: configuration.vault, account, logger })).vault,
  logger,
});

/** What unsettled acts of that account wanted, in its folder. */
const wantsIn = (options: AssembleOptions, account: string, folder: string) =>
  createWants({ folder: join(folder, 'acts'), ...sealedBy(options, `${account} acts`) });

/** What people watch of that account, in its folder. */
const watchesIn = (options: AssembleOptions, account: string, folder: string) =>
  createWatchStore({
    folder: join(folder, `watches-${accountHash(account)}`),
    ...sealedBy(options, `${account} watches`),
  });

/** Opens what a desk keeps things in, and builds the desk on it. Stopping it stops its API too. */
async function openDesk(options: AssembleOptions, side: Side): Promise<Desk> {
  const { configuration, openNetwork, sandboxes, logger, ...host } = options;
  const { api, folder, practiceSwitch, restart, vault: kept, lookOf, drafts, updates } = side;
  const { account } = api.source;
  const { dataDir, localDir } = configuration;
  const resultsFolder = folder === dataDir ? localDir : folder;
  const keepDays = configuration.policy.journalDays;
  const [{ vault, notice }, { preferences, notices }, journal, results] = await Promise.all([
    kept ?? openVault({ mode: configuration.vault, account, logger }),
    openPreferences({ folder, logger }),
    openJournal({ folder, account, keepDays, logger }),
    api.source.practice ? openResults({ folder: resultsFolder, logger }) : undefined,
  ]);
  const wants = side.wants ?? wantsIn(options, account, folder);
  const watches = side.watches ?? watchesIn(options, account, folder);
  const shared = lookOf ? withLookOf(lookOf, preferences) : preferences;
  host.windows.follow(systemTheme(shared.readAll()['theme']));
  // The queues of the other side are not those of this one.
  host.badge.show(0, api.source.practice);
  const desk = createDesk({
    ...host,
    updates,
    probes: {
      ...sharedProbes({
        configuration,
        sandboxes,
        downloads: host.downloads.folder,
        host: host.host,
      }),
      ...host.probes,
    },
    installation: describeInstallation(configuration, {
      version: host.version,
      api: api.source,
      host: host.host,
    }),
    api: api.source,
    network: openNetwork(),
    practiceSwitch,
    restart,
    vault,
    journal,
    wants,
    watches,
    drafts,
    results,
    preferences: shared,
    logger,
    notices: [
      ...(api.source.practice ? [] : unencrypted(configuration.api)),
      ...(configuration.managed.ignored === null
        ? []
        : [managedIgnored(configuration.managed.ignored)]),
      ...(notice ? [notice] : []),
      ...notices,
    ],
  });
  return {
    ...desk,
    stop: async () => {
      await desk.stop();
      await api.stop();
    },
  };
}

type Sides = Omit<Parameters<typeof openWithPractice>[0], 'logger'>;

/** Opens a desk of two sides. An update belongs to neither: it continues when one of them ends. */
async function openSides(
  { updater, logger }: AssembleOptions,
  sidesOn: (updates: Updates) => Sides,
): Promise<Desk> {
  const updates = createUpdates({ updater, logger });
  const sides = sidesOn({ ...updates, stop: () => undefined });
  const desk = await openWithPractice({ ...sides, logger });
  return {
    ...desk,
    stop: async () => {
      updates.stop();
      await desk.stop();
    },
  };
}

/** A desk on a sandbox alone. One that has ended can be started again, for the same person. */
async function openSandboxDesk(options: AssembleOptions): Promise<Desk> {
  const { configuration, sandboxes, logger } = options;
  const vault = openVault({
    mode: configuration.vault,
    account: options.api.source.account,
    logger,
  });
  const drafts = createKeptDrafts();
  const wants = memoryWants();
  const { account } = options.api.source;
  const watches = watchesIn(options, account, configuration.dataDir);
  let first: OpenedApi | undefined = options.api;
  return await openSides(options, (updates) => ({
    openReal: async (_practiceSwitch, restart, anew) => {
      // The things of a new world have the ids of others.
      if (anew) await watches.keepOnly([]);
      const api = first ?? openApi(configuration, sandboxes, anew);
      first = undefined;
      const folder = configuration.dataDir;
      const kept = { vault, drafts, wants, watches, updates };
      return await openDesk(options, { api, folder, restart, ...kept });
    },
  }));
}

/** Builds the desk; where policy allows it, with a way into practice beside a configured API. */
export async function assembleDesk(options: AssembleOptions): Promise<Desk> {
  const { api, configuration, sandboxes, logger } = options;
  const { dataDir, localDir, policy } = configuration;
  if (!configuration.api) return await openSandboxDesk(options);
  if (!policy.practiceAllowed) return await openDesk(options, { api, folder: dataDir });
  // Unfinished work of an ended session, and of unsettled acts, is kept during practice.
  const drafts = createKeptDrafts();
  const { account } = api.source;
  const wants = wantsIn(options, account, dataDir);
  const watches = watchesIn(options, account, dataDir);
  const real = { api, folder: dataDir, drafts, wants, watches };
  return await openSides(options, (updates) => ({
    openReal: (practiceSwitch) => openDesk(options, { ...real, updates, practiceSwitch }),
    openPractice: async (practiceSwitch, restart, anew) => {
      const { preferences } = await openPreferences({ folder: dataDir, logger });
      const practised = openPracticeApi(sandboxes, localDir, anew);
      const folder = practiceFolder(localDir);
      const ofPractice = watchesIn(options, practised.source.account, folder);
      if (anew) await ofPractice.keepOnly([]);
      return await openDesk(options, {
        api: practised,
        folder,
        watches: ofPractice,
        practiceSwitch,
        restart,
        lookOf: preferences,
        updates,
      });
    },
  }));
}
