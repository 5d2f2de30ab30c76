import { readFileSync } from 'node:fs';
import type { Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../setup/paths.mjs';
import { withSigning } from './signing.ts';

const OURS: Configuration = parse(readFileSync(inProject('electron-builder.yml'), 'utf8'));
const PUBLISHER = 'CN=Example Ltd, O=Example Ltd, C=GB';
const PRINT = '0123456789abcdef0123456789ABCDEF01234567';
const AZURE = 'https://weu.codesigning.azure.net/example/corridor';
const winOf = (environment: Record<string, string>, publisher?: string) =>
  withSigning(OURS, environment, publisher).win;

describe('a package for Windows is signed', () => {
  it('with SHA-256 alone, which certificates issued today have, by a file or not at all', () => {
    for (const environment of [{}, { WIN_CSC_LINK: 'file.pfx' }]) {
      const win = winOf(environment, PUBLISHER);
      expect(win?.signtoolOptions).toEqual({
        signingHashAlgorithms: ['sha256'],
        publisherName: PUBLISHER,
      });
      expect(win).not.toHaveProperty('azureSignOptions');
    }
    expect(withSigning(OURS, {}, undefined)).toEqual(OURS);
  });

  it('by a certificate of the store or a cloud HSM, by its thumbprint', () => {
    const spaced = PRINT.replaceAll(/..(?=.)/gu, '$& ');
    expect(winOf({ CORRIDOR_SIGNING_THUMBPRINT: spaced }, PUBLISHER)?.signtoolOptions).toEqual({
      signingHashAlgorithms: ['sha256'],
      publisherName: PUBLISHER,
      certificateSha1: PRINT.toUpperCase(),
    });
  });

  it('by Azure, with no options of the other tool', () => {
    const win = winOf({ CORRIDOR_AZURE_SIGNING: AZURE }, PUBLISHER);
    expect(win?.azureSignOptions).toEqual({
      endpoint: 'https://weu.codesigning.azure.net',
      codeSigningAccountName: 'example',
      certificateProfileName: 'corridor',
      publisherName: PUBLISHER,
    });
    expect(win).not.toHaveProperty('signtoolOptions');
    expect(win).toMatchObject({ target: OURS.win?.target });
  });

  it.each<[Record<string, string>, string | undefined, string]>([
    [{ CORRIDOR_AZURE_SIGNING: AZURE }, undefined, 'needs CORRIDOR_PUBLISHER'],
    [
      { CORRIDOR_AZURE_SIGNING: 'https://weu.codesigning.azure.net' },
      PUBLISHER,
      'expected the add',
    ],
    [{ CORRIDOR_SIGNING_THUMBPRINT: 'abc' }, PUBLISHER, "holds 'abc'; expected the SHA-1"],
    [{ CORRIDOR_SIGNING_THUMBPRINT: PRINT, WIN_CSC_LINK: 'x' }, PUBLISHER, 'Set one of'],
  ])('not as %o says, with the publisher %s', (environment, publisher, why) => {
    expect(() => winOf(environment, publisher)).toThrow(why);
  });
});
