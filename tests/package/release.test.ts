import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PHASES } from '#cli/checks/phases.ts';
import { inProject } from '#cli/setup/paths.mjs';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly strategy?: {
    readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] };
  };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<
    Record<string, { readonly tags?: readonly string[]; readonly branches?: readonly string[] }>
  >;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (name: string): Workflow =>
  parse(readFileSync(inProject('.github/workflows', name), 'utf8'));
const checks = read('check.yml');
const release = read('release.yml');
const NO_JOB: Job = { steps: [] };
const { check = NO_JOB } = checks.jobs;
const { package: packaging = NO_JOB, publish = NO_JOB } = release.jobs;

/** The place of the first step that runs or uses this. */
const placeOf = ({ steps }: Job, what: RegExp) =>
  steps.findIndex(({ run, uses }) => what.test(run ?? uses ?? ''));
const stepWith = (job: Job, what: RegExp) => job.steps[placeOf(job, what)];
const systemsOf = ({ strategy }: Job) => strategy?.matrix.include ?? [];

/** Whether a job has steps like these, in this order. */
function hasInOrder(job: Job, steps: readonly RegExp[]): boolean {
  const places = steps.map((step) => placeOf(job, step));
  return places.every((place, at) => place > (places[at - 1] ?? -1));
}
const THREE_SYSTEMS = ['windows-latest', 'macos-latest', 'ubuntu-latest'];

describe('the workflow of every push', () => {
  it('runs on the three systems, for each branch, and for a release', () => {
    expect(Object.keys(checks.on)).toEqual(['push', 'pull_request', 'workflow_call']);
    // A tag is checked by the release, once.
    expect(checks.on['push']).toEqual({ branches: ['**'] });
    expect(systemsOf(check).map(({ runner }) => runner)).toEqual(THREE_SYSTEMS);
    expect(checks.permissions).toEqual({ contents: 'read' });
  });

  it('checks everything, and then the specs in real Electron', () => {
    expect(
      hasInOrder(check, [
        /^npm ci$/u,
        /electron\/install\.js/u,
        /^npm test -- --only /u,
        /playwright\/test\/cli\.js test .*--project electron$/u,
      ]),
    ).toBe(true);
  });

  it('runs phases that npm test knows, and Electron on a separate display on Linux', () => {
    const tests = stepWith(check, /^npm test/u)?.run ?? '';
    const phases = /--only (\S+)/u.exec(tests)?.[1]?.split(',') ?? [];
    expect(phases).toEqual(expect.arrayContaining(['static', 'build', 'package', 'unit']));
    expect(PHASES.map(({ name }) => name)).toEqual(expect.arrayContaining(phases));
    const ubuntu = systemsOf(check).find(({ system }) => system === 'ubuntu');
    expect(ubuntu?.['display']).toMatch(/^xvfb-run/u);
    expect(stepWith(check, /--project electron/u)?.run).toMatch(/^\$\{\{ matrix\.display \}\} /u);
  });

  it("lets Chromium's sandbox be made on Ubuntu, before anything runs in it", () => {
    const allow = /apparmor_restrict_unprivileged_userns=0/u;
    expect(stepWith(check, allow)?.if).toBe("matrix.system == 'ubuntu'");
    expect(hasInOrder(check, [allow, /--project electron/u])).toBe(true);
  });
});

describe('what the workflows are made of', () => {
  it('is named by its commit, because its owner may move a tag', () => {
    const used = [...check.steps, ...packaging.steps, ...publish.steps].flatMap(
      ({ uses }) => uses ?? [],
    );
    expect(used).toHaveLength(9);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/u);
  });

  it('is the same bytes on every system', () => {
    expect(readFileSync(inProject('.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/mu);
  });
});

describe('the release workflow', () => {
  it('runs for a tag, on a computer of each system and processor', () => {
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    const made = systemsOf(packaging).map((each) => [
      each['system'],
      each['processor'],
      each['runner'],
    ]);
    expect(made).toEqual([
      ['windows', 'x64', 'windows-latest'],
      ['windows', 'arm64', 'windows-11-arm'],
      ['macos', 'arm64', 'macos-latest'],
      ['macos', 'x64', 'macos-15-intel'],
      ['ubuntu', 'x64', 'ubuntu-latest'],
    ]);
  });

  it('checks before it packages, and packages before it publishes', () => {
    expect(release.jobs['check']?.uses).toBe('./.github/workflows/check.yml');
    expect(packaging.needs).toBe('check');
    expect(
      hasInOrder(packaging, [
        /^npm ci$/u,
        /electron\/install\.js/u,
        /^npm run package\b/u,
        /^actions\/upload-artifact@/u,
      ]),
    ).toBe(true);
    expect(publish.needs).toBe('package');
  });

  it('releases nothing that is not signed where the system asks for it', () => {
    for (const { system, signing } of systemsOf(packaging)) {
      expect([system, signing]).toEqual([
        system,
        system === 'ubuntu' ? '' : '-c.forceCodeSigning=true',
      ]);
    }
  });

  it('puts the packages of all processors into one channel before it publishes them', () => {
    const steps = [/^actions\/download-artifact@/u, /merge-releases\.ts made release$/u, /rsync/u];
    expect(hasInOrder(publish, steps)).toBe(true);
  });

  it('puts the files of the channel after what they name', () => {
    const lines = publish.steps
      .find(({ name }) => name === 'Publish')
      ?.run?.trim()
      .split('\n');
    expect(lines).toEqual([
      expect.stringContaining("--exclude '*.yml'"),
      expect.stringContaining("--include '*.yml' --exclude '*'"),
    ]);
  });

  it('takes its secrets by name, and never into the text of a command', () => {
    expect(release.permissions).toEqual({ contents: 'read' });
    const steps = [...packaging.steps, ...publish.steps];
    expect(steps.filter(({ run }) => run?.includes('secrets.'))).toEqual([]);
    const values = steps.flatMap(({ env }) => Object.entries(env ?? {}));
    const sensitive = values.filter(([name]) => /KEY_TEXT|CSC|SSH_|TARGET/u.test(name));
    expect(sensitive).toHaveLength(8);
    for (const [, value] of sensitive) expect(value).toMatch(/^\$\{\{ .*\bsecrets\.\w+.*\}\}$/u);
  });
});
