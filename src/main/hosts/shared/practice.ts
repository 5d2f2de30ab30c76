/** Practice mode: when no API is configured, the host starts the sandbox and works against it. */
import { createInterface } from 'node:readline';
import type { ApiAddress, ApiSource } from '#main/ports.ts';

/** How the sandbox says that it can be called; the rest of its lines are for people. */
const READY_LINE = /^sandbox: (http:\/\/127\.0\.0\.1:\d+)$/;

/** The sandbox as a process, however the host starts one. */
export interface SandboxProcess {
  readonly stdout: NodeJS.ReadableStream;
  readonly stderr: NodeJS.ReadableStream;
  /** Settles when the process has ended or could not be started, with how it ended. */
  readonly ended: Promise<string>;
}

/** Where the lines of the sandbox go. */
export interface PracticeOutput {
  readonly out: (line: string) => void;
  readonly progress: (line: string) => void;
  /** Told why there is no sandbox, or no longer one, and what to do. */
  readonly trouble: (message: string) => void;
}

/** The arguments every host starts the sandbox with. */
export const sandboxArguments = (dataFolder: string): readonly string[] => [
  '--data-dir',
  dataFolder,
  '--port',
  '0',
];

/**
 * Makes an API source of a sandbox that is being started. Its address resolves when the sandbox
 * says that it is ready, and rejects with the sandbox's last words when it ends before that.
 */
export function practiceSource(
  sandbox: SandboxProcess,
  dataFolder: string,
  output: PracticeOutput,
): ApiSource {
  let lastWords = '';
  let isReady = false;
  const ready = Promise.withResolvers<ApiAddress>();
  // A host that is stopped early never asks for the address; that is no error.
  ready.promise.catch(() => undefined);

  createInterface({ input: sandbox.stdout }).on('line', (line) => {
    output.out(line);
    const url = READY_LINE.exec(line)?.[1];
    if (!url) return;
    isReady = true;
    ready.resolve({ apiUrl: url, socketUrl: url });
  });
  createInterface({ input: sandbox.stderr }).on('line', (line) => {
    output.progress(line);
    if (line.trim()) lastWords = line.trim();
  });
  void sandbox.ended.then((how) => {
    const message = endedMessage(isReady, lastWords || how, dataFolder);
    output.trouble(message);
    ready.reject(new Error(message));
  });

  return {
    practice: true,
    label: 'Sandbox',
    account: `sandbox:${dataFolder}`,
    address: ready.promise,
  };
}

const endedMessage = (wasReady: boolean, lastWords: string, dataFolder: string) =>
  wasReady
    ? `The practice sandbox has stopped: ${sentence(lastWords)} Nothing can be loaded until Corridor is started again.`
    : `The practice sandbox could not start: ${sentence(lastWords)} Close other Corridor programs that use ${dataFolder} and start Corridor again; to work with a real API instead, start it with --api URL.`;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
