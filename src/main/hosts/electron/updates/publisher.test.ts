import { describe, expect, it } from 'vitest';
import { UpdateUncheckedError } from '#main/updates/updates.ts';
import { verifyPublisher } from './publisher.ts';

const OURS = 'CN=Corridor GmbH, O=Corridor GmbH, L=Köln, C=DE';

/** What PowerShell writes of a program with this signer. */
const answer = (status: number, subject: string) => () =>
  Promise.resolve(`${status} ${[...subject].map((letter) => letter.charCodeAt(0)).join(',')}\r\n`);

describe('the publisher of a program for Windows', () => {
  it.each([
    ['as it is', OURS],
    [
      'in another order, with quotes and more to it',
      'C=DE, STREET="Am Dom 1", L=Köln, O=Corridor GmbH, CN=Corridor GmbH',
    ],
  ])('is ours when its subject is, %s', async (_what, subject) => {
    await expect(verifyPublisher([OURS], 'x.exe', answer(0, subject))).resolves.toBeNull();
  });

  it.each([
    ['a signature that is not valid', answer(2, OURS), OURS],
    [
      'the same name of another company',
      answer(0, OURS.replace('O=Corridor GmbH', 'O=Other')),
      OURS,
    ],
    ['the same name in another country', answer(0, OURS.replace('C=DE', 'C=FR')), OURS],
    ['no signer', answer(0, ''), OURS],
    ['a configuration that has a name only', answer(0, OURS), 'CN=Corridor GmbH'],
    ['a configuration without a subject', answer(0, OURS), 'Corridor GmbH'],
  ])('is not ours with %s', async (_what, ask, publisher) => {
    await expect(verifyPublisher([publisher], 'x.exe', ask)).resolves.toEqual(expect.any(String));
  });

  it.each([
    ['is blocked', () => Promise.reject(new Error('spawn powershell.exe EACCES'))],
    ['says nothing', () => Promise.resolve('')],
    ['says something else', () => Promise.resolve('This command is not allowed.')],
  ])('is not taken on trust where PowerShell %s', async (_what, ask) => {
    await expect(verifyPublisher([OURS], 'x.exe', ask)).rejects.toThrow(UpdateUncheckedError);
  });

  it('is refused where there is no PowerShell', async () => {
    await expect(verifyPublisher([OURS], 'x.exe')).rejects.toThrow('PowerShell could not be run');
  });
});
