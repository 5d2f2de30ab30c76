/** Entry of the Electron host, which installers ship: starts the parts in order, ends them in reverse. */
import { join } from 'node:path';
import process from 'node:process';
import { app, net, session, shell } from 'electron';
import { createLogger } from '#main/basics/log.ts';
import type { Logger } from '#main/basics/ports.ts';
import type { Desk } from '#main/desk/desk.ts';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { type Configuration, readConfiguration } from '#main/settings/configuration.ts';
import { channelInForce } from '#main/updates/channel.ts';
import { assembleDesk } from '../shared/assemble.ts';
import { moveProfile, moveRest } from '../shared/local-folder.ts';
import { type LogFile, openLogFile } from '../shared/log-file.ts';
import { openApi, type Sandboxes } from '../shared/practice-sandbox.ts';
import { makeProfileFolder } from '../shared/profile-folder.ts';
import { printSelfCheck } from '../shared/self-check.ts';
import { createSupportSource } from '../shared/support.ts';
import { collectLinks, type Links, linkToHandOver, registerLinks } from './deep-links.ts';
import { askFirst, type Front, leaveProfile, takeDataFolder } from './front.ts';
import { APP_ID } from './identity.ts';
import { askBeforeEnd } from './life/leaving.ts';
import { moverToApplications } from './life/moving.ts';
import { followMachine, followShutdown, stopBeforeQuit } from './life/power.ts';
import { createBadge } from './menus/badge.ts';
import { type MenuActions, showMenu } from './menus/menu.ts';
import { followStatus } from './menus/status.ts';
import { createTray, type TrayIcon } from './menus/tray.ts';
import {
  answerCertificateRequests,
  askForCertificate,
  createCertificateChoice,
  openCertificateMemory,
} from './network/client-certificates.ts';
import { sessionNetworks } from './network/session-network.ts';
import { openSessions } from './network/sessions.ts';
import { createProxySignIn } from './network/sign-in.ts';
import { PROTOCOL_SWITCHES, proxySwitches } from './network/switches.ts';
import { createNotices, startByNotices } from './notices.ts';
import { asksForSelfCheck, handsOverSelfCheck, readFlags, refusedSwitches } from './options.ts';
import { createDownloads, guardDownloads, systemOutside } from './page/downloads.ts';
import { denyPermissions, guardPages, keepSpellingLocal } from './page/guards.ts';
import { type Ipc, serveBridge } from './page/ipc.ts';
import { registerScheme, servePage } from './page/protocol.ts';
import { forkSandbox } from './sandbox.ts';
import { electronProbes } from './self-check.ts';
import { openRefusals } from './updates/refusals.ts';
import { openUpdater } from './updates/updates.ts';
import { leaveToOther, refuseStart, unexpectedFailure } from './windows/failure.ts';
import { logLostProcesses } from './windows/recovery.ts';
import { type StartWatch, watchStart } from './windows/silence.ts';
import { openWindowMemory } from './windows/window-memory.ts';
import { createWindows, type ElectronWindows } from './windows/windows.ts';

const built = (...path: string[]) => join(import.meta.dirname, ...path);
const out = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (line: string) => void process.stderr.write(`${line}\n`);

// A terminal that was closed takes no more lines.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
start();

function start(): void {
  try {
    const flags = readFlags(process.argv, app.isPackaged);
    for (const name of app.isPackaged ? refusedSwitches(process.argv) : []) {
      app.commandLine.removeSwitch(name);
    }
    const configuration = readConfiguration(flags, process.env, app.isPackaged);
    moveProfile(configuration, 'electron');
    const profile = makeProfileFolder(configuration.localDir, 'electron');
    app.setPath('userData', profile);
    const selfCheck = asksForSelfCheck(process.argv);
    if (!app.requestSingleInstanceLock({ ...linkToHandOver(process.argv), selfCheck })) {
      leaveProfile();
      void askFirst(configuration, selfCheck).then(({ why, isShown }) =>
        leaveToOther(why, isShown),
      );
      return;
    }
    const front = takeDataFolder(configuration, selfCheck);
    const log = openLogFile(configuration.localDir);
    const logger = createLogger(log.write);
    const watch = watchStart(log, logger);
    const links = collectLinks(process.argv);
    for (const [name, value] of [
      ...PROTOCOL_SWITCHES,
      ...proxySwitches(configuration.policy.proxy),
    ]) {
      app.commandLine.appendSwitch(name, value);
    }
    registerScheme();
    // Windows shows notifications, and one icon on the task bar, by the name of the shortcut.
    app.setAppUserModelId(app.isPackaged ? APP_ID : process.execPath);
    startByNotices(links);
    // This undoes `--no-sandbox`, without which neither root nor some containers can run Chromium.
    // Every window asks for its sandbox itself.
    if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
    const fail = (error: unknown) => {
      watch.over();
      logger.error('start.failed', { error });
      void refuseStart(unexpectedFailure(error));
    };
    const given = { configuration, profile, links, selfCheck, front, log, logger, watch, fail };
    void Promise.all([front.claim, app.whenReady()])
      .then(([claim]) => {
        if (claim.release) {
          moveRest(configuration, logger);
          open(given);
          return;
        }
        watch.over();
        leaveToOther(claim.why, claim.isShown);
      })
      .catch(fail);
  } catch (error) {
    void refuseStart(error instanceof Error ? error.message : String(error));
  }
}

/** What everything from `ready` on is made with. */
interface Beginning {
  readonly configuration: Configuration;
  readonly profile: string;
  readonly links: Links;
  readonly selfCheck: boolean;
  readonly front: Front;
  readonly log: LogFile;
  readonly logger: Logger;
  readonly watch: StartWatch;
  /** Called with the reason why there will be no desk. */
  readonly fail: (error: unknown) => void;
}

/** Everything from `ready` on. Registers all it needs before its first wait. */
function open(beginning: Beginning): void {
  const { configuration, profile, links, selfCheck, front, log, logger, watch, fail } = beginning;
  guardPages(logger);
  logLostProcesses(logger);
  denyPermissions(session.defaultSession, logger);
  guardDownloads(session.defaultSession, logger);
  const withoutDictionary = keepSpellingLocal(session.defaultSession);
  const pictures = createPictures();
  servePage(session.defaultSession, built('../renderer'), pictures);
  void registerLinks();

  const sandboxes = sandboxesOfApp();
  const { promise: desk, resolve: deskBuilt } = Promise.withResolvers<Desk>();
  const ipc: Ipc = serveBridge(desk, logger);
  const isShuttingDown = followShutdown();
  const leaving = askBeforeEnd(desk, isShuttingDown);
  const windows = createWindows({
    leaving,
    notify: createNotices(links),
    preload: built('../preload/preload.cjs'),
    memory: openWindowMemory(profile, logger),
    isHiddenFromCapture: configuration.policy.hiddenFromCapture,
    logger,
    join: ipc.join,
    send: ipc.send,
    onSeen: () => {
      watch.over();
      // `npm start` waits for this line.
      out('window: open');
    },
  });
  front.windows = windows;
  const downloads = createDownloads();
  const signIn = createProxySignIn(configuration.proxyCredential);
  const certificates = createCertificateChoice({
    rule: configuration.policy.clientCertificate,
    memory: openCertificateMemory(profile, logger),
    ask: askForCertificate,
  });
  answerCertificateRequests(certificates, logger);
  const { onInput } = followMachine(desk, configuration.policy.lockMinutes);
  const tray = createTray({ open: () => windows.show(null), quit: () => app.quit() });
  assembleDesk({
    host: 'electron',
    version: app.getVersion(),
    locale: app.getSystemLocale(),
    logger,
    updater: openUpdater({
      channel: channelInForce(configuration.policy.updateChannel, app.getVersion()),
      signIn,
      logger,
      mayEnd: leaving.mayEnd,
      refusals: openRefusals(profile, app.getVersion(), logger),
    }),
    configuration,
    openNetwork: sessionNetworks({
      net,
      sessions: openSessions(session, configuration.policy.proxy),
      signIn,
      certificates,
    }),
    api: openApi(configuration, sandboxes),
    sandboxes,
    windows,
    onInput,
    badge: createBadge(),
    support: createSupportSource({
      log,
      downloads: downloads.folder,
      reveal: (file) => shell.showItemInFolder(file),
      facts: { Electron: process.versions.electron, Chromium: process.versions.chrome },
    }),
    downloads,
    outside: systemOutside,
    move: moverToApplications(leaving),
    withoutDictionary,
    pictures,
    probes: electronProbes({ isTrayThere: tray.isThere }),
  }).then(deskBuilt, fail);
  stopBeforeQuit(desk, tell, isShuttingDown);
  showPrograms(desk, windows, tray);

  windows.show(null);
  links.follow(windows.show, logger);
  if (selfCheck) {
    windows.ask('self-check');
    void desk.then((running) => printSelfCheck(running, out));
  }
  followApp(windows);
}

/** What the system asks of the running program. */
function followApp(windows: ElectronWindows): void {
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    if (handsOverSelfCheck(handedOver)) windows.ask('self-check');
  });
  app.on('activate', () => windows.show(null));
  app.on('window-all-closed', () => {
    // On macOS a program goes on without windows, until it is quit.
    if (process.platform !== 'darwin') app.quit();
  });
}

/** The menu and the tray, which follow what the desk says. */
function showPrograms(desk: Promise<Desk>, windows: ElectronWindows, tray: TrayIcon): void {
  const actions: MenuActions = {
    navigate: windows.goTo,
    back: () => windows.focused()?.navigationHistory.goBack(),
    forward: () => windows.focused()?.navigationHistory.goForward(),
    reload: () => windows.focused()?.reload(),
    print: () => windows.focused()?.print(),
    zoom: windows.zoom,
    showSupportBundle: () => windows.ask('support-bundle'),
    showSelfCheck: () => windows.ask('self-check'),
  };
  showMenu(actions, false);
  void desk.then((running) =>
    followStatus(running, (status, isPractice) => {
      tray.show(status, isPractice);
      showMenu(actions, status !== 'signed-out');
    }),
  );
}

/** Sandboxes as utility processes. Their end is no news while the program ends. */
function sandboxesOfApp(): Sandboxes {
  let isEnding = false;
  app.once('before-quit', () => {
    isEnding = true;
  });
  const trouble = (message: string) => {
    if (!isEnding) tell(message);
  };
  return {
    start: (dataFolder, wishes) => forkSandbox(built('sandbox-process.js'), dataFolder, wishes),
    output: { out, progress: tell, trouble },
  };
}
