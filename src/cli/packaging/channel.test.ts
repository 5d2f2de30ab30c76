import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../setup/testing.ts';
import {
  mergeReleases,
  publisherSubject,
  releaseUrl,
  rolloutPercent,
  stageRollout,
} from './channel.ts';

describe('the release channel of a package', () => {
  it('is an https address', () => {
    const url = 'https://releases.corridor.example/console';
    expect(releaseUrl({ CORRIDOR_RELEASE_URL: url })).toBe(url);
  });

  it('is none unless it is given', () => {
    expect(releaseUrl({})).toBe('');
    expect(releaseUrl({ CORRIDOR_RELEASE_URL: '  ' })).toBe('');
  });

  it.each(['http://releases.corridor.example', 'releases', 'file:///releases'])(
    'is refused at %s, where somebody else could answer',
    (url) => {
      expect(() => releaseUrl({ CORRIDOR_RELEASE_URL: url })).toThrow(
        `CORRIDOR_RELEASE_URL holds '${url}'`,
      );
    },
  );
});

describe('the publisher of a package', () => {
  it('is the full subject of its certificate, or none', () => {
    const subject = 'CN=Example Ltd, O=Example Ltd, C=GB';
    expect(publisherSubject({ CORRIDOR_PUBLISHER: ` ${subject} ` })).toBe(subject);
    expect(publisherSubject({ CORRIDOR_PUBLISHER: ' ' })).toBeUndefined();
  });

  it.each(['Example Ltd', 'CN=Example Ltd', 'O=Example Ltd, C=GB'])(
    'is refused as %s, which another company may have too',
    (subject) => {
      expect(() => publisherSubject({ CORRIDOR_PUBLISHER: subject })).toThrow(
        `CORRIDOR_PUBLISHER holds '${subject}'`,
      );
    },
  );
});

describe('a staged rollout', () => {
  it('reaches all installations unless a share is given', () => {
    expect(rolloutPercent({})).toBeUndefined();
    expect(rolloutPercent({ CORRIDOR_ROLLOUT_PERCENT: '10' })).toBe(10);
  });

  it.each(['0', '101', '5.5', 'ten'])('is refused as %s', (share) => {
    expect(() => rolloutPercent({ CORRIDOR_ROLLOUT_PERCENT: share })).toThrow('from 1 to 100');
  });

  it('is written into every channel file and changes nothing else', () => {
    const folder = temporaryFolder();
    const release = { version: '1.4.0', files: [{ url: 'Corridor.exe', sha512: 'abc=', size: 7 }] };
    const channels = ['beta-mac.yml', 'beta.yml', 'latest.yml'];
    for (const file of channels) writeFileSync(join(folder, file), JSON.stringify(release));
    writeFileSync(join(folder, 'builder-debug.yml'), 'x: 1\n');
    expect(stageRollout(folder, 10)).toEqual(channels);
    for (const file of channels) {
      expect(parse(readFileSync(join(folder, file), 'utf8'))).toEqual({
        ...release,
        stagingPercentage: 10,
      });
    }
    expect(readFileSync(join(folder, 'builder-debug.yml'), 'utf8')).toBe('x: 1\n');
  });
});

describe('a release for several processors', () => {
  /** Two folders, for x64 and arm64, each with the packages and the channel file of one system. */
  function madeOn(versions: readonly string[]) {
    const root = temporaryFolder();
    return versions.map((version, at) => {
      const folder = join(root, `windows-${at}`);
      const name = `Corridor-${version}-win-${at === 0 ? 'x64' : 'arm64'}.exe`;
      mkdirSync(folder);
      writeFileSync(join(folder, name), '');
      const channel = { version, path: name, files: [{ url: name }] };
      writeFileSync(join(folder, 'latest.yml'), JSON.stringify(channel));
      return folder;
    });
  }

  it('has one channel file, which names the packages of all', () => {
    const target = temporaryFolder();
    mergeReleases(madeOn(['1.4.0', '1.4.0']), target);
    expect(parse(readFileSync(join(target, 'latest.yml'), 'utf8'))).toEqual({
      version: '1.4.0',
      path: 'Corridor-1.4.0-win-x64.exe',
      files: [{ url: 'Corridor-1.4.0-win-x64.exe' }, { url: 'Corridor-1.4.0-win-arm64.exe' }],
    });
    expect(readFileSync(join(target, 'Corridor-1.4.0-win-arm64.exe'), 'utf8')).toBe('');
  });

  it('is of one version', () => {
    expect(() => mergeReleases(madeOn(['1.4.0', '1.4.1']), temporaryFolder())).toThrow(
      'latest.yml is of version 1.4.1',
    );
  });
});
