/** All that a host provides for one desk. */
import type { AppInfo, Notice } from '#contract/bridge/bridge.ts';
import type { Journal } from '#main/acts/journal.ts';
import type { Wants } from '#main/acts/wants.ts';
import type {
  ApiSource,
  Badge,
  Downloads,
  Logger,
  Network,
  Outside,
  PracticeSwitch,
  Preferences,
  SandboxRestart,
  SupportSource,
  Updater,
  Vault,
  Windows,
} from '#main/basics/ports.ts';
import type { Pictures } from '#main/files/pictures/pictures.ts';
import type { KeptDrafts } from '#main/kept/drafts.ts';
import type { Results } from '#main/practice/results.ts';
import type { Probes } from '#main/self-check/checks.ts';
import type { Updates } from '#main/updates/updates.ts';
import type { WatchStore } from '#main/watches/kept.ts';

export interface DeskPorts {
  readonly host: 'electron' | 'browser';
  readonly version: string;
  /** That of the system's regional settings, where the host knows it. */
  readonly locale?: string | undefined;
  /** What the page may know of how this installation is set up. */
  readonly installation: Pick<AppInfo, 'dataFolder' | 'managed' | 'catalogue'>;
  readonly api: ApiSource;
  /** The desk closes it when it stops. */
  readonly network: Network;
  /** The way into or out of practice, where there is one. */
  readonly practiceSwitch?: PracticeSwitch | undefined;
  /** Where this desk works with a sandbox. */
  readonly restart?: SandboxRestart | undefined;
  /** Unfinished work, if it must survive this desk. */
  readonly drafts?: KeptDrafts | undefined;
  /** The results of exercises; without it they end with this desk. */
  readonly results?: Results | undefined;
  readonly vault: Vault;
  readonly journal: Journal;
  readonly wants: Wants;
  readonly watches: WatchStore;
  readonly preferences: Preferences;
  readonly logger: Logger;
  readonly windows: Windows;
  /** Hears that the person uses a window, where the host counts that. */
  readonly onInput?: (() => void) | undefined;
  readonly badge: Badge;
  readonly support: SupportSource;
  /** Null where the installation does not update itself. */
  readonly updater: Updater | null;
  /** The updates under way, if they must survive this desk. */
  readonly updates?: Updates | undefined;
  readonly downloads: Downloads;
  readonly outside: Outside;
  /** Moves the program to where it can be updated; false when that was not done. Undefined where it is there. */
  readonly move?: (() => Promise<boolean>) | undefined;
  /** The languages whose spelling the host cannot check now; none where the host does not check it. */
  readonly withoutDictionary?: (() => readonly string[]) | undefined;
  /** The memory of pictures that the host serves from, where it serves any. */
  readonly pictures?: Pictures | undefined;
  /** The probes of this host for the self-check, besides the desk's own. */
  readonly probes?: Probes | undefined;
  /** Notices about this installation, found before the desk was built. */
  readonly notices: readonly Notice[];
}
