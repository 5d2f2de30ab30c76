import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PHASES } from '#cli/checks/phases.ts';
import { inProject } from '#cli/setup/paths.mjs';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly strategy?: {
    readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] };
  };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: { readonly push: { readonly tags: readonly string[] } };
  readonly permissions: unknown;
  readonly jobs: { readonly package: Job; readonly publish: Job };
}

const text = readFileSync(inProject('.github/workflows/release.yml'), 'utf8');
const workflow: Workflow = parse(text);
const { package: packaging, publish } = workflow.jobs;

/** The place of the first step that runs or uses this. */
const placeOf = (what: RegExp) =>
  packaging.steps.findIndex(({ run, uses }) => what.test(run ?? uses ?? ''));
const stepWith = (what: RegExp) => packaging.steps[placeOf(what)];

describe('the release workflow', () => {
  it('runs for a tag, on the three systems', () => {
    expect(workflow.on.push.tags).toEqual(['v*']);
    const systems = packaging.strategy?.matrix.include ?? [];
    expect(systems.map(({ runner }) => runner)).toEqual([
      'windows-latest',
      'macos-latest',
      'ubuntu-latest',
    ]);
  });

  it('checks before it packages, and packages before it publishes', () => {
    const order = [
      /^npm ci$/u,
      /electron\/install\.js/u,
      /^npm test -- --only /u,
      /playwright\/test\/cli\.js test .*--project electron$/u,
      /^npm run package\b/u,
      /^actions\/upload-artifact@/u,
    ].map(placeOf);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(publish.needs).toBe('package');
  });

  it('runs phases that npm test knows, and Electron on a display of its own on Linux', () => {
    const phases = /--only (\S+)/u.exec(stepWith(/^npm test/u)?.run ?? '')?.[1]?.split(',') ?? [];
    expect(phases).toEqual(expect.arrayContaining(['static', 'build', 'package', 'unit']));
    expect(PHASES.map(({ name }) => name)).toEqual(expect.arrayContaining(phases));
    const ubuntu = packaging.strategy?.matrix.include.find(({ system }) => system === 'ubuntu');
    expect(ubuntu?.['display']).toMatch(/^xvfb-run/u);
    expect(stepWith(/--project electron/u)?.run).toMatch(/^\$\{\{ matrix\.display \}\} /u);
  });

  it('releases nothing that is not signed where the system asks for it', () => {
    for (const { system, signing } of packaging.strategy?.matrix.include ?? []) {
      expect([system, signing]).toEqual([
        system,
        system === 'ubuntu' ? '' : '-c.forceCodeSigning=true',
      ]);
    }
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
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const steps = [...packaging.steps, ...publish.steps];
    expect(steps.filter(({ run }) => run?.includes('secrets.'))).toEqual([]);
    const values = steps.flatMap(({ env }) => Object.entries(env ?? {}));
    const sensitive = values.filter(([name]) => /KEY_TEXT|CSC|SSH_|TARGET/u.test(name));
    expect(sensitive).toHaveLength(8);
    for (const [, value] of sensitive) expect(value).toMatch(/^\$\{\{ .*\bsecrets\.\w+.*\}\}$/u);
  });
});
