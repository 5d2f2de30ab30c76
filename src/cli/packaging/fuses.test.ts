import { FuseV1Options, FuseVersion } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { fuseConfig } from './fuses.ts';

describe('the fuses of a package', () => {
  it('are set by the names of electron-builder.yml', () => {
    expect(fuseConfig({ runAsNode: false, onlyLoadAppFromAsar: true }, false)).toEqual({
      version: FuseVersion.V1,
      resetAdHocDarwinSignature: false,
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
    });
  });

  it('leave a program that a Mac still runs: it is signed again', () => {
    expect(fuseConfig({}, true)).toMatchObject({ resetAdHocDarwinSignature: true });
  });
});
