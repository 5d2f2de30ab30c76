/**
 * Which certificate of this computer a server gets that asks for one: by the administrator's rule,
 * else the user's choice. Chromium would take the first one unasked.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, type Certificate, dialog } from 'electron';
import { z } from 'zod';
import { formatDay } from '#domain/time/format.ts';
import type { Logger } from '#main/basics/ports.ts';
import { writeWholeNow } from '#main/basics/whole-file.ts';
import type { CertificateRule } from '#main/settings/managed-values.ts';

/** What of a certificate is compared and shown. */
export type OfferedCertificate = Pick<
  Certificate,
  'fingerprint' | 'subjectName' | 'issuerName' | 'validStart' | 'validExpiry'
>;

/** Asks the user for one of these; null for none of them. */
export type AskForCertificate = <C extends OfferedCertificate>(
  host: string,
  offered: readonly C[],
) => Promise<C | null>;

/** The choices of the user, by host and port. */
export interface CertificateMemory {
  read(host: string): string | undefined;
  /** Undefined forgets the choice. */
  write(host: string, fingerprint: string | undefined): void;
}

interface ChoiceOptions {
  /** The administrator's; the user is never asked beside it. */
  readonly rule: CertificateRule | undefined;
  readonly memory: CertificateMemory;
  readonly ask: AskForCertificate;
  readonly now?: () => number;
}

const MILLISECONDS = 1000;

/** Chooses certificates, and asks once for each server. */
export function createCertificateChoice({ rule, memory, ask, now = Date.now }: ChoiceOptions) {
  /** Servers that get none until the end of the program, because the user has said so. */
  const declined = new Set<string>();
  const asking = new Map<string, Promise<string | null>>();

  const isValid = ({ validStart, validExpiry }: OfferedCertificate) =>
    validStart * MILLISECONDS <= now() && now() < validExpiry * MILLISECONDS;

  const fits = (
    { issuerName, subjectName }: OfferedCertificate,
    { issuer, subject }: CertificateRule,
  ) =>
    (issuer === undefined || issuer === issuerName) &&
    (subject === undefined || subject === subjectName);

  /** The user's answer; those who need it meanwhile wait for the same one. */
  async function answerOf(
    host: string,
    offered: readonly OfferedCertificate[],
  ): Promise<string | null> {
    const pending = asking.get(host) ?? ask(host, offered).then((one) => one?.fingerprint ?? null);
    asking.set(host, pending);
    const fingerprint = await pending.finally(() => asking.delete(host));
    if (fingerprint === null) declined.add(host);
    else memory.write(host, fingerprint);
    return fingerprint;
  }

  return {
    /**
     * The certificate for a server; null to give none.
     * @param host with its port
     */
    choose: async <C extends OfferedCertificate>(
      host: string,
      list: readonly C[],
    ): Promise<C | null> => {
      const valid = list.filter(isValid);
      if (rule) {
        const [newest] = valid
          .filter((one) => fits(one, rule))
          .sort((one, other) => other.validExpiry - one.validExpiry);
        return newest ?? null;
      }
      const by = (fingerprint: string | null | undefined) =>
        valid.find((one) => one.fingerprint === fingerprint) ?? null;
      const remembered = by(memory.read(host));
      if (remembered || valid.length === 0 || declined.has(host)) return remembered;
      return by(await answerOf(host, valid));
    },
    /** The server has not accepted what it got: the user is asked again. */
    rejected: (host: string): void => memory.write(host, undefined),
  };
}

/** The choice of certificates in this program. */
export type CertificateChoice = ReturnType<typeof createCertificateChoice>;

const FILE = 'client-certificates.json';
const choices = z.record(z.string(), z.string()).catch({});

/** Opens the memory in the profile folder. A file that cannot be written holds until the end. */
export function openCertificateMemory(folder: string, logger: Logger): CertificateMemory {
  const path = join(folder, FILE);
  const kept = new Map(Object.entries(readChoices(path)));
  return {
    read: (host) => kept.get(host),
    write: (host, fingerprint) => {
      if (kept.get(host) === fingerprint) return;
      if (fingerprint === undefined) kept.delete(host);
      else kept.set(host, fingerprint);
      writeWholeNow(path, () => JSON.stringify(Object.fromEntries(kept))).catch((error: unknown) =>
        logger.warn('certificates.not-remembered', { error }),
      );
    },
  };
}

function readChoices(path: string): Record<string, string> {
  try {
    return choices.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

/** The most certificates in one dialog. */
const AT_ONCE = 5;

const labelOf = ({ subjectName, issuerName, validExpiry }: OfferedCertificate) =>
  `${subjectName}, issued by ${issuerName}, valid until ${formatDay(new Date(validExpiry * MILLISECONDS).toISOString())}`;

/** Asks in a dialog of the system, five certificates at a time. */
export const askForCertificate: AskForCertificate = async (host, offered) => {
  const shown = offered.slice(0, AT_ONCE);
  const rest = offered.slice(AT_ONCE);
  const more = rest.length > 0 ? ['Other certificates…'] : [];
  const buttons = [...shown.map(labelOf), ...more, 'No certificate'];
  const box = {
    type: 'question' as const,
    message: `Which certificate identifies you to ${host}?`,
    detail:
      'This server asks for a certificate of this computer. Corridor remembers your choice for it. If you are not sure, ask your administrator.',
    buttons,
    defaultId: buttons.length - 1,
    cancelId: buttons.length - 1,
    noLink: false,
  };
  const window = BrowserWindow.getAllWindows().find((one) => one.isVisible());
  const { response } = await (window
    ? dialog.showMessageBox(window, box)
    : dialog.showMessageBox(box));
  const chosen = shown[response];
  if (chosen) return chosen;
  return response === shown.length && rest.length > 0 ? askForCertificate(host, rest) : null;
};

/** Answers every request for a certificate, so that none is given unasked. */
export function answerCertificateRequests({ choose }: CertificateChoice, logger: Logger): void {
  app.on('select-client-certificate', (event, contents, host, ...[list, callback]) => {
    event.preventDefault();
    // No page of ours calls a server.
    if (contents) return callback();
    choose(host, list).then(
      (certificate) => (certificate ? callback(certificate) : callback()),
      (error: unknown) => {
        logger.error('certificates.not-chosen', { error });
        callback();
      },
    );
  });
}
