/** What the desk needs from its host. A host (Electron or browser) builds these and passes them to `createDesk`. */
import type { AxiosRequestConfig } from 'axios';
import type { ManagerOptions } from 'socket.io-client';
import type { Destination, ShownDialog } from '#contract/bridge/bridge.ts';
import type { Service } from '#contract/wire/areas.ts';
import type { Trouble } from '../network/trouble.ts';

/** What a request is for: each purpose has its own connections, so that none waits for another. */
export type Purpose = 'call' | 'file';

/** What a network may know of a request. */
interface RequestHints {
  /** A call where left out. */
  readonly purpose?: Purpose;
  /** Called a few times a second with the bytes of the body sent. */
  readonly onUpload?: ((sent: number) => void) | undefined;
}

/** The options of socket.io that decide the way to a server. */
type SocketWay = Partial<Pick<ManagerOptions, 'agent' | 'transports'>>;

/** The way to servers: the network stack of a host, with the proxy and the certificates of the computer. */
export interface Network {
  /** axios options for `url`. No stack follows redirects, keeps cookies or copies, or repeats anything but a GET. */
  http(url: string, hints?: RequestHints): AxiosRequestConfig;
  socket(url: string): Promise<SocketWay>;
  /** The host of the proxy for `url`; null without one. */
  proxyOf(url: string): Promise<string | null>;
  /** Why no answer came from `url`, read from what was thrown. Never rejects. */
  explain(error: unknown, url: string): Promise<Trouble>;
  /** Ends the connections that are kept for further requests. */
  close(): void;
}

/** Where the session's secret is kept between starts. */
export interface Vault {
  /** `memory` means that a sign-in does not survive a restart. */
  readonly kind: 'keychain' | 'memory';
  /** The stored secret, or null when there is none. */
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
  clear(): Promise<void>;
}

/** Structured log lines. Everything passes the redaction of `log.ts` first. */
export interface Logger {
  info(event: string, detail?: Record<string, unknown>): void;
  warn(event: string, detail?: Record<string, unknown>): void;
  error(event: string, detail?: Record<string, unknown>): void;
}

export interface ApiAddress {
  /** Absolute http(s) URL that every path of the contract is relative to. */
  readonly apiUrl: string;
  /** Absolute http(s) URL of the socket; the API's origin unless configured. */
  readonly socketUrl: string;
  /** The path of the socket's server, where it is not `/socket.io`. */
  readonly socketPath?: string | undefined;
  /** Absolute http(s) URLs of the services that are not at {@link ApiAddress.apiUrl}. */
  readonly services?: ServiceAddresses | undefined;
}

export type ServiceAddresses = Readonly<{ [Name in Service]?: string | undefined }>;

/** Paths by endpoint name, where an API has a call at another path than the contract assumes. */
export type EndpointPaths = Readonly<Record<string, string>>;

/** The API behind the desk: a configured address, or a sandbox that is being started. */
export interface ApiSource {
  /** True when the API is the sandbox. */
  readonly practice: boolean;
  /** The API's name on the page, before and after its address is known. */
  readonly label: string;
  /** The key under which the session of this API is kept. */
  readonly account: string;
  readonly endpointPaths: EndpointPaths;
  /** Reads the credential of the unified recipient service; null when this machine has none. */
  readonly recipientsCredential: () => Promise<string | null>;
  /** Keeps that credential in the keychain, where one is used; rejects when it cannot. */
  readonly storeRecipientsCredential?: ((credential: string) => Promise<void>) | undefined;
  /** Resolves once the API can be called; rejects with a message for the person when it never will. */
  readonly address: Promise<ApiAddress>;
  /** For an API that this console has started: resolves with the reason when it has ended by itself. */
  readonly ended?: Promise<string>;
}

/** Personal preferences, kept on this computer. */
export interface Preferences {
  readAll(): Readonly<Record<string, unknown>>;
  /**
   * Null deletes the key. Rejects with a RangeError when the value is too large, and with a
   * NotSavedError when it applies but could not be saved for the next start.
   */
  write(key: string, value: unknown): Promise<void>;
}

/** A notification of the system. */
export interface Notice {
  /** A newer notice of a topic takes the place of an older one. */
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** What a press opens, as `readLink` takes it. */
  readonly link: string;
}

/** What the page can ask of the windows. A `client` is the window that asks. */
export interface Windows {
  /** From now on this page gets links and menus by the events `navigate` and `show`; returns those before. */
  arrive(client: string): { readonly place: Destination | null; readonly show: ShownDialog | null };
  /** Opens a path in a separate window, or shows the one that has it. False where none, or too many, are open. */
  open(path: string): boolean;
  /** Shows this window and gives it the focus. */
  focus(client: string): void;
  /** Raises a notification whose press opens its link, and says what became of it; see `window.notify`. */
  notify(notice: Notice): Promise<'shown' | 'held' | 'page'>;
  /** Makes what belongs to the system (window background, menus, dialogs) light or dark. */
  follow(theme: 'system' | 'light' | 'dark'): void;
}

/** The mark on the program's icon, where the system shows one. */
export interface Badge {
  /** The number, 0 for none; in practice the mark of practice, in place of a number that is not real. */
  show(count: number, isPractice: boolean): void;
}

/** Saves files for the user, and opens them. */
export interface Downloads {
  /** The person's folder for downloads; it need not exist yet. */
  readonly folder: string;
  /** Opens a file with the system's program for its kind; false when there is none. */
  open(file: string): Promise<boolean>;
  /** Marks a file as from the internet, where the system has such marks. Never rejects. */
  mark(file: string): Promise<void>;
}

export interface Outside {
  /** Opens what `domain/access/outside-address.ts` has read with the system's program; false without one. */
  open(url: string): Promise<boolean>;
}

/** What a support bundle is made of, and where it goes. */
export interface SupportSource {
  /** Versions, host and system: names and values, without anything personal. */
  facts(): Readonly<Record<string, string>>;
  /** The last lines of the log, oldest first. */
  logLines(): readonly string[];
  /** What identifies the person or the machine in a text, and its replacement. */
  readonly private: readonly (readonly [text: string, replacement: string])[];
  /** Writes a new file into Downloads, under a free name, and shows it in the file manager. Returns its path. */
  save(fileName: string, text: string): Promise<string>;
}

export interface NewerVersion {
  readonly version: string;
  /** The release notes, as plain text; empty without notes. */
  readonly notes: string;
}

/** A version that was not installed, and why: not what our publisher has signed, or its signer could not be checked. */
export interface UpdateRefusal {
  readonly version: string;
  readonly reason: 'refused' | 'unchecked';
}

/** Remembers one refusal for this version of Corridor, also after a restart. */
export interface RefusalMemory {
  read(): UpdateRefusal | null;
  write(refusal: UpdateRefusal): void;
}

/** Gets newer versions of the console. A host builds one where the installation can be updated. */
export interface Updater {
  readonly refusals: RefusalMemory;
  /** The release to update to; null when there is none newer than this version. */
  find(): Promise<NewerVersion | null>;
  /**
   * Downloads and verifies the result of {@link Updater.find}. It is then installed when the
   * program ends. Rejects with an UpdateRefusedError when our publisher has not signed it.
   * @param onPercent called with the progress, from 0 to 100
   */
  download(onPercent: (percent: number) => void): Promise<void>;
  /** Ends the program, installs what was downloaded, and starts the program again. */
  install(): void;
}

/** Starts the sandbox again, with `anew` on a new world. Resolves once calls go to a desk on it. */
export type SandboxRestart = (wanted: { readonly anew: boolean }) => Promise<void>;

/** The way from the real network into practice, or back. */
export interface PracticeSwitch {
  readonly leads: 'in' | 'out';
  /** Goes through; resolves once calls go to the desk on the other side. */
  pass(): Promise<void>;
}
