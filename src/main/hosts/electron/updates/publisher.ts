/**
 * Checks whether our publisher has signed a program for Windows. Windows' own tool for that is
 * PowerShell. Where PowerShell cannot run, as on many managed computers, electron-updater accepts a
 * program unchecked; here it is refused.
 */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { parseDn } from 'builder-util-runtime';
import { UpdateUncheckedError } from '#main/updates/updates.ts';

/** Milliseconds: a program of this size is read as a whole, on a disk that may be busy. */
const LIMIT = 60_000;

/** Names the program in the environment, so that no name of a file is read as a command. */
const FILE = 'CORRIDOR_UPDATE';

/**
 * Writes the status (0 is valid) and the signer's subject as character codes, which no code page
 * changes. It uses nothing that a restricted PowerShell refuses.
 */
const SCRIPT = `$s = Get-AuthenticodeSignature -LiteralPath $env:${FILE}; '' + [int]$s.Status + ' ' + ((([string]$s.SignerCertificate.Subject).ToCharArray() | ForEach-Object { [int]$_ }) -join ',')`;

const ANSWER = /^(\d+) ?([\d,]*)$/u;

/** By its literal path: a user decides what %SystemRoot% is. */
const POWERSHELL = String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`;

/** Gives what PowerShell said of a program; rejects when it could not be run. */
export type AskPowerShell = (file: string) => Promise<string>;

const askPowerShell: AskPowerShell = async (file) => {
  const { PSModulePath: _modules, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(
    POWERSHELL,
    ['-NoProfile', '-NonInteractive', '-InputFormat', 'None', '-Command', SCRIPT],
    { timeout: LIMIT, windowsHide: true, env: { ...environment, [FILE]: file } },
  );
  return stdout;
};

/** What Windows says of a program's signature. */
interface Signer {
  /** '0' is valid. */
  readonly status: string;
  /** The full subject of its certificate; empty without one. */
  readonly subject: string;
}

/** Asks Windows who has signed a program. @throws {UpdateUncheckedError} when this computer cannot tell */
export async function signerOf(file: string, ask: AskPowerShell = askPowerShell): Promise<Signer> {
  const said = await ask(file).catch((error: unknown) => {
    throw new UpdateUncheckedError('PowerShell could not be run', { cause: error });
  });
  const [, status, letters = ''] = ANSWER.exec(said.trim()) ?? [];
  if (status === undefined) throw new UpdateUncheckedError('PowerShell gave no answer');
  const subject = String.fromCharCode(...letters.split(',').filter(Boolean).map(Number));
  return { status, subject };
}

/**
 * Checks a program for electron-updater. It resolves with null when one of these publishers, each a
 * full subject, has signed it, else with the reason.
 * @throws {UpdateUncheckedError} when this computer cannot check that
 */
export async function verifyPublisher(
  publishers: readonly string[],
  file: string,
  ask?: AskPowerShell,
): Promise<string | null> {
  const { status, subject } = await signerOf(file, ask);
  if (status !== '0') return `the signature has status ${status} (${subject})`;
  return publishers.some((publisher) => isSubject(publisher, subject))
    ? null
    : `signed by ${subject}`;
}

/** Every part of our subject is in the signer's. Someone else could have the same name. */
export function isSubject(publisher: string, subject: string): boolean {
  const ours = parseDn(publisher);
  const theirs = parseDn(subject);
  return ours.size > 1 && [...ours].every(([part, value]) => theirs.get(part) === value);
}
