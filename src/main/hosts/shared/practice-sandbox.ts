/** The sandbox as the API: from the start when none is configured, or while a user practises beside a real one. */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICES } from '#contract/wire/areas.ts';
import { PRACTICE_CREDENTIAL, practicePath } from '#domain/access/practice-accounts.ts';
import type { ApiAddress, ApiSource, ServiceAddresses } from '#main/basics/ports.ts';
import { type Configuration, configuredApi } from '#main/settings/configuration.ts';

/** The sandbox's line when it is ready; its other lines are for people. */
const READY_LINE = /^sandbox: (http:\/\/127\.0\.0\.1:\d+)$/;

/** The sandbox as a process, however the host starts one. */
export interface SandboxProcess {
  readonly stdout: NodeJS.ReadableStream;
  readonly stderr: NodeJS.ReadableStream;
  /** What it answers to alone; nothing for one that answers everyone on this computer. */
  readonly secret?: string;
  /** Settles when the process has ended or could not be started, with how it ended. */
  readonly ended: Promise<string>;
}

export interface RunningSandbox extends SandboxProcess {
  /** Asks the sandbox to close its database and end; resolves once it is gone. */
  stop(): Promise<void>;
}

/** What a sandbox is started with, beside its folder. */
export interface SandboxWishes {
  /** As many orders as it makes by itself when left out. */
  readonly orders?: number;
  /** Whether the world of the folder is deleted and made again. */
  readonly anew?: boolean;
}

export interface Sandboxes {
  /** Starts one whose database is in that folder. */
  start(dataFolder: string, wishes?: SandboxWishes): RunningSandbox;
  readonly output: PracticeOutput;
}

/** An API that can be called, or is about to be. */
export interface OpenedApi {
  readonly source: ApiSource;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

/** Where the lines of the sandbox go. */
export interface PracticeOutput {
  readonly out: (line: string) => void;
  readonly progress: (line: string) => void;
  /** Called with the reason why there is no sandbox, or no longer one, and what to do. */
  readonly trouble: (message: string) => void;
}

/** The arguments every host starts the sandbox with. */
export const sandboxArguments = (
  dataFolder: string,
  { orders, anew = false }: SandboxWishes = {},
): readonly string[] => [
  '--data-dir',
  dataFolder,
  '--port',
  '0',
  ...(orders === undefined ? [] : ['--orders', String(orders)]),
  ...(anew ? ['--anew'] : []),
];

/** The paths of a sandbox for services that a network has on other hosts. */
const practiceServices = (url: string): ServiceAddresses =>
  Object.fromEntries(SERVICES.map((service) => [service, `${url}${practicePath(service)}`]));

/** The addresses of a sandbox at `origin`. */
function addressOf(origin: string, secret: string | undefined): ApiAddress {
  const apiUrl = secret === undefined ? origin : `${origin}/${secret}`;
  return {
    apiUrl,
    socketUrl: origin,
    ...(secret !== undefined && { socketPath: `/${secret}/socket.io` }),
    services: practiceServices(apiUrl),
  };
}

/** Advice for a missing sandbox. */
interface Remedy {
  readonly beforeReady: string;
  readonly afterwards: string;
}

const FROM_THE_START: Remedy = {
  beforeReady:
    'and start Corridor again; to work with a real API instead, start it with --api URL.',
  afterwards: 'Restart Corridor to load data again.',
};
const BESIDE_THE_REAL: Remedy = {
  beforeReady: 'and choose Leave practice, then start practice again.',
  afterwards: 'Choose Leave practice, then start practice again.',
};

/** The data of practice beside a real network: a separate profile inside the profile. */
export const practiceFolder = (dataFolder: string): string => join(dataFolder, 'practice');

function openSandbox(
  { start, output }: Sandboxes,
  folder: string,
  remedy: Remedy,
  anew: boolean,
): OpenedApi {
  let isStopping = false;
  const sandbox = start(folder, { anew });
  // A sandbox that ends on request is no failure.
  const trouble = (message: string) => {
    if (!isStopping) output.trouble(message);
  };
  const source = practiceSource(sandbox, folder, { ...output, trouble }, remedy);
  const ended = Promise.withResolvers<string>();
  void source.ended.then((why) => {
    if (!isStopping) ended.resolve(why);
  });
  return {
    source: { ...source, ended: ended.promise },
    stop: () => {
      isStopping = true;
      return sandbox.stop();
    },
  };
}

/** Starts the sandbox of practice beside a real network; with `anew` on a new world. */
export const openPracticeApi = (
  sandboxes: Sandboxes,
  dataFolder: string,
  anew: boolean,
): OpenedApi => openSandbox(sandboxes, practiceFolder(dataFolder), BESIDE_THE_REAL, anew);

/** The configured API; the sandbox when there is none, with `anew` on a new world. */
export function openApi(
  configuration: Configuration,
  sandboxes: Sandboxes,
  anew = false,
): OpenedApi {
  const { api, localDir, policy, recipientsCredential, storeRecipientsCredential } = configuration;
  if (!api) return openSandbox(sandboxes, localDir, FROM_THE_START, anew);
  const source = configuredApi(
    api,
    policy.endpointPaths,
    recipientsCredential,
    storeRecipientsCredential,
  );
  return { source, stop: () => Promise.resolve() };
}

/** An API source of a sandbox that starts: its address resolves once it is ready, else rejects with its last words. */
export function practiceSource(
  sandbox: SandboxProcess,
  dataFolder: string,
  output: PracticeOutput,
  remedy = FROM_THE_START,
): ApiSource & { readonly ended: Promise<string> } {
  let lastWords = '';
  let isReady = false;
  const ready = Promise.withResolvers<ApiAddress>();
  const ended = Promise.withResolvers<string>();
  // A host that is stopped early never asks for the address; that is no error.
  ready.promise.catch(() => undefined);

  createInterface({ input: sandbox.stdout }).on('line', (line) => {
    output.out(line);
    const socketUrl = READY_LINE.exec(line)?.[1];
    if (!socketUrl) return;
    isReady = true;
    // The lines of its start do not explain a later end.
    lastWords = '';
    ready.resolve(addressOf(socketUrl, sandbox.secret));
  });
  createInterface({ input: sandbox.stderr }).on('line', (line) => {
    output.progress(line);
    if (line.trim()) lastWords = line.trim();
  });
  void sandbox.ended.then((how) => {
    const why = sentence(lastWords || how);
    const message = isReady
      ? `The practice sandbox has stopped: ${why} ${remedy.afterwards}`
      : `The practice sandbox could not start: ${why} Close other Corridor programs that use ${dataFolder} ${remedy.beforeReady}`;
    output.trouble(message);
    ready.reject(new Error(message));
    ended.resolve(`The practice sandbox ${isReady ? 'has stopped' : 'could not start'}: ${why}`);
  });

  return {
    practice: true,
    label: 'Sandbox',
    account: `sandbox:${dataFolder}`,
    endpointPaths: {},
    recipientsCredential: () => Promise.resolve(PRACTICE_CREDENTIAL),
    address: ready.promise,
    ended: ended.promise,
  };
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
