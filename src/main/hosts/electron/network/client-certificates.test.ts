import { readdir } from 'node:fs/promises';
import { app, BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../../testing/folder.ts';
import { record } from '../testing/record.ts';
import {
  type AskForCertificate,
  answerCertificateRequests,
  askForCertificate,
  type CertificateMemory,
  createCertificateChoice,
  type OfferedCertificate,
  openCertificateMemory,
} from './client-certificates.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const HOST = 'api.test:443';
const NOW = Date.UTC(2026, 10, 22);
const SECONDS = NOW / 1000;
const DAY = 86_400;

const certificate = (name: string, more: Partial<OfferedCertificate> = {}): OfferedCertificate => ({
  fingerprint: `of ${name}`,
  subjectName: name,
  issuerName: 'Company CA',
  validStart: SECONDS - DAY,
  validExpiry: SECONDS + 10 * DAY,
  ...more,
});
const ADA = certificate('ada');
const LAPTOP = certificate('laptop', { issuerName: 'Device CA' });
const LIST = [LAPTOP, ADA];

function memory(): CertificateMemory {
  const kept = new Map<string, string>();
  return {
    read: (host) => kept.get(host),
    write: (host, fingerprint) =>
      void (fingerprint === undefined ? kept.delete(host) : kept.set(host, fingerprint)),
  };
}

const openWindow = () => new BrowserWindow({ show: true });

/** A choice whose user takes the certificate of that name. */
function choiceOf(name: string | null, kept = memory()) {
  const ask = vi.fn((_host: string, offered: readonly OfferedCertificate[]) =>
    Promise.resolve(offered.find(({ subjectName }) => subjectName === name) ?? null),
  );
  const options = { rule: undefined, memory: kept, ask: ask as AskForCertificate, now: () => NOW };
  return { ask, ...createCertificateChoice(options) };
}

beforeEach(() => {
  app.removeAllListeners();
  Object.assign(record, { messageBoxes: [], answers: [] });
});

describe('the certificate for a server that asks', () => {
  it.each<[object, string | null]>([
    [{ issuer: 'Company CA' }, 'ada'],
    [{ subject: 'laptop' }, 'laptop'],
    [{ issuer: 'Device CA', subject: 'laptop' }, 'laptop'],
    [{ issuer: 'Device CA', subject: 'ada' }, null],
  ])('is that of the rule %o, and nobody is asked', async (rule, name) => {
    const ask = vi.fn();
    const { choose } = createCertificateChoice({ rule, memory: memory(), ask, now: () => NOW });
    expect((await choose(HOST, LIST))?.subjectName ?? null).toBe(name);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is the one of the rule that is valid longest', async () => {
    const renewed = certificate('ada', { fingerprint: 'renewed', validExpiry: SECONDS + 99 * DAY });
    const { choose } = createCertificateChoice({
      rule: { subject: 'ada' },
      memory: memory(),
      ask: vi.fn(),
      now: () => NOW,
    });
    expect(await choose(HOST, [ADA, renewed])).toBe(renewed);
  });

  it('is asked for once, however many requests need it, and remembered for that server', async () => {
    const { ask, choose } = choiceOf('ada');
    expect(await Promise.all([choose(HOST, LIST), choose(HOST, LIST)])).toEqual([ADA, ADA]);
    expect(await choose(HOST, LIST)).toBe(ADA);
    expect(ask).toHaveBeenCalledOnce();
    await choose('other.test:443', LIST);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is never one that is not valid', async () => {
    const old = certificate('ada', { validExpiry: SECONDS - 1 });
    const early = certificate('ada', { validStart: SECONDS + DAY });
    const { ask, choose } = choiceOf('ada');
    expect(await choose(HOST, [old, early])).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked for again when the remembered one is gone, or was not accepted', async () => {
    const { ask, choose, rejected } = choiceOf('ada');
    await choose(HOST, LIST);
    expect(await choose(HOST, [LAPTOP])).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
    const again = choiceOf('ada');
    await again.choose(HOST, LIST);
    rejected(HOST);
    again.rejected(HOST);
    await again.choose(HOST, LIST);
    expect(again.ask).toHaveBeenCalledTimes(2);
  });

  it('is none until the end where the user has said so', async () => {
    const kept = memory();
    const { ask, choose } = choiceOf(null, kept);
    expect([await choose(HOST, LIST), await choose(HOST, LIST)]).toEqual([null, null]);
    expect(ask).toHaveBeenCalledOnce();
    expect(await choiceOf('ada', kept).choose(HOST, LIST)).toBe(ADA);
  });
});

describe('what is remembered', () => {
  it('is there after a restart, and may be damaged', async () => {
    const folder = await createFolder();
    const open = () => openCertificateMemory(folder, createTestLogger());
    open().write(HOST, ADA.fingerprint);
    expect(open().read(HOST)).toBe(ADA.fingerprint);
    open().write(HOST, undefined);
    expect(open().read(HOST)).toBeUndefined();
    expect(await readdir(folder)).toEqual(['client-certificates.json']);
    const damaged = await createFolder({ 'client-certificates.json': '[1' });
    expect(openCertificateMemory(damaged, createTestLogger()).read(HOST)).toBeUndefined();
  });
});

describe('the question', () => {
  it('names the server, and each certificate with its issuer and its end', async () => {
    openWindow();
    record.answers.push(1);
    expect(await askForCertificate(HOST, LIST)).toBe(ADA);
    expect(record.messageBoxes[0]).toMatchObject({
      message: 'Which certificate identifies you to api.test:443?',
      detail:
        'This server asks for a certificate of this computer. Corridor remembers your choice for it. If you are not sure, ask your administrator.',
      buttons: [
        'laptop, issued by Device CA, valid until 2026-12-02',
        'ada, issued by Company CA, valid until 2026-12-02',
        'No certificate',
      ],
    });
  });

  it('shows five at a time', async () => {
    openWindow();
    const many = Array.from({ length: 7 }, (_, index) => certificate(`user ${index}`));
    record.answers.push(5, 1);
    expect(await askForCertificate(HOST, many)).toBe(many[6]);
    record.answers.push(6);
    expect(await askForCertificate(HOST, many)).toBeNull();
  });
});

describe('a request for a certificate', () => {
  const requests = (contents: object | null) => {
    const event = { preventDefault: vi.fn() };
    const callback = vi.fn();
    app.emit('select-client-certificate', event, contents, HOST, LIST, callback);
    return { event, callback };
  };

  it('gets what was chosen, and never the first of the store unasked', async () => {
    answerCertificateRequests(choiceOf('ada'), createTestLogger());
    const { event, callback } = requests(null);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(callback).toHaveBeenCalledExactlyOnceWith(ADA));
  });

  it('gets none when the user wants none, when the question fails, and from a page', async () => {
    const failing = createCertificateChoice({
      rule: undefined,
      memory: memory(),
      ask: () => Promise.reject(new Error('no dialog')),
      now: () => NOW,
    });
    for (const [choice, contents] of [
      [choiceOf(null), null],
      [failing, null],
      [choiceOf('ada'), {}],
    ] as const) {
      app.removeAllListeners();
      answerCertificateRequests(choice, createTestLogger());
      const { event, callback } = requests(contents);
      await vi.waitFor(() => expect(callback).toHaveBeenCalledExactlyOnceWith());
      expect(event.preventDefault).toHaveBeenCalledOnce();
    }
  });
});
