/** The tests of the project, as the runners themselves list them. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from '../setup/machine/processes.mjs';
import { node24 } from '../setup/runtime.mjs';
import { SetupError } from '../setup/say.mjs';

/** A test that would run. */
export interface ListedTest {
  /** Relative to the project. */
  readonly file: string;
  /** Without the sign that Playwright puts before each. */
  readonly tags: readonly string[];
}

/** The parts of Playwright's list that are read. */
export interface PlaywrightList {
  readonly suites?: readonly PlaywrightList[];
  readonly specs?: readonly {
    readonly file: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly expectedStatus: string }[];
  }[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** The tests in a list of Playwright; `folder` is where its files are. */
export const testsIn = (list: PlaywrightList, folder: string): readonly ListedTest[] => [
  ...(list.specs ?? [])
    .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
    .map(({ file, tags }) => ({ file: `${folder}/${file}`, tags })),
  ...(list.suites ?? []).flatMap((suite) => testsIn(suite, folder)),
];

/**
 * Lists the end-to-end tests.
 * @throws SetupError when a spec cannot be loaded
 */
async function playwrightTests(root: string): Promise<readonly ListedTest[]> {
  const out = join(root, 'out/test');
  const file = join(out, 'e2e-list.json');
  mkdirSync(out, { recursive: true });
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, 'tests/e2e/playwright.config.ts');
  const { code, output } = await run(
    node24(),
    [tool, 'test', '--config', config, '--list', '--reporter=json'],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  if (code !== 0) throw new SetupError(`Playwright could not list its tests:\n${output}`);
  return testsIn(JSON.parse(readFileSync(file, 'utf8')), 'tests/e2e');
}

/**
 * Lists the tests of Vitest, without running their files.
 * @throws SetupError when one cannot be parsed
 */
async function vitestTests(root: string): Promise<readonly ListedTest[]> {
  const config = join(root, 'tests/vitest.config.ts');
  // Loaded when it is needed: every `npm test` loads this file.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { root, config, watch: false, reporters: [] });
  try {
    const modules = await vitest.experimental_parseSpecifications(
      await vitest.globTestSpecifications(),
    );
    const errors = modules.flatMap((module) =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    );
    if (errors.length > 0) {
      throw new SetupError(`Vitest could not list its tests:\n${errors.join('\n')}`);
    }
    return modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter(({ options }) => options.mode !== 'skip' && options.mode !== 'todo')
        .map(({ tags }) => ({ file: module.relativeModuleId, tags })),
    );
  } finally {
    await vitest.close();
  }
}

/** Every test that would run, of both runners. */
export const listTests = async (root: string): Promise<readonly ListedTest[]> =>
  (await Promise.all([vitestTests(root), playwrightTests(root)])).flat();
