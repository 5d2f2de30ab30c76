/** Who has signed a package for Windows: read from the package itself, so that it holds for every route to a certificate. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { type AskPowerShell, isSubject, signerOf } from '#main/hosts/electron/updates/publisher.ts';

/**
 * Writes the full subject of the program's certificate into the channel file of its package, where electron-builder
 * writes the common name only, which another company may have too.
 * @param channelFile app-update.yml; without one the package never checks for updates
 * @throws Error when the certificate has no full subject, or is not the expected one
 */
export async function nameSigner(
  channelFile: string,
  program: string,
  { expected, ask }: { readonly expected: string | undefined; readonly ask?: AskPowerShell },
): Promise<void> {
  if (!existsSync(channelFile)) return;
  const { subject } = await signerOf(program, ask);
  if (!isSubject(expected ?? subject, subject)) {
    throw new Error(
      `${program} is signed by '${subject}'; expected ${expected === undefined ? 'a full subject with an organisation' : `'${expected}', as CORRIDOR_PUBLISHER says`}.`,
    );
  }
  const channel: Record<string, unknown> = parse(readFileSync(channelFile, 'utf8'));
  writeFileSync(channelFile, stringify({ ...channel, publisherName: [subject] }, { lineWidth: 0 }));
}
