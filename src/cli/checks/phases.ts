/** The phases of `npm test`, in the order they run. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { summaryOf } from '../facts/coverage.ts';
import { readFacts } from '../facts/facts.ts';
import { ensureSupportedBrowser } from '../setup/browsers/browser.ts';
import { electronBinary } from '../setup/browsers/electron.ts';
import { ensureOldestBrowser } from '../setup/browsers/oldest-browser.ts';
import { ensureBuild } from '../setup/build.ts';
import { ensureKeychain, ensureKeytar, withSecretService } from '../setup/machine/keychain.ts';
import { postgresPrograms, startPostgres } from '../setup/machine/postgres.ts';
import { run } from '../setup/machine/processes.mjs';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';
import { say } from '../setup/say.mjs';
import { DECLARE_STYLES, forgetStyles } from '../setup/styles.ts';
import {
  addTally,
  FAILED,
  NOTHING,
  PASSED,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './report.ts';

/** One heading of `npm test`. */
export interface Phase {
  readonly name: string;
  readonly title: string;
  /**
   * Installs what it needs on the computer, and returns what is missing and how to get it. All
   * phases are prepared before the first one runs.
   */
  readonly prepare?: () => Promise<string | undefined>;
  readonly run: () => Promise<Tally>;
}

/** Asked twice, tried once. */
let keychain: Promise<string | undefined> | undefined;
function prepareKeychain(): Promise<string | undefined> {
  keychain ??= ensureKeychain(ROOT);
  return keychain;
}

export const PHASES: readonly Phase[] = [
  {
    name: 'static',
    title: 'Types, lint and unused code',
    // The types are keytar's, too, and knip reads the configuration of the end-to-end tests.
    prepare: async () => (await ensureKeytar(ROOT)) ?? (await ensureSupportedBrowser()),
    run: checkSource,
  },
  { name: 'build', title: 'Build, and what is in it', run: checkBuild },
  { name: 'package', title: 'Package tests, on a stand-in for Electron', run: checkPackage },
  {
    name: 'unit',
    title: 'Unit tests',
    run: () => vitest('unit', { beside: ['unit-alone', 'session-network'] }),
  },
  {
    name: 'keychain',
    title: 'Keychain tests, on a Secret Service',
    prepare: prepareKeychain,
    run: () => vitest('keychain', { secretService: true }),
  },
  { name: 'sandbox', title: 'Sandbox tests', run: checkSandbox },
  {
    name: 'component',
    title: 'Component tests, in a browser',
    prepare: ensureSupportedBrowser,
    run: () => vitest('component'),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests, in a browser',
    prepare: ensureSupportedBrowser,
    run: checkEndToEnd,
  },
  { name: 'facts', title: 'Facts of the specification', run: checkFacts },
];

/** These run beside each other; what fails is shown afterwards, one after the other. */
async function checkSource(): Promise<Tally> {
  forgetStyles();
  const styles = await run(node24(), DECLARE_STYLES, { cwd: ROOT });
  if (styles.code !== 0) say(`style sheets:\n${styles.output}`);
  const tsc = inProject('node_modules/typescript/bin/tsc');
  const biome = inProject('node_modules/@biomejs/biome/bin/biome');
  const knip = inProject('node_modules/knip/bin/knip.js');
  const checks = [
    { what: 'types', args: [tsc, '--project', 'tsconfig.json'] },
    { what: 'types of the page', args: [tsc, '--project', 'src/renderer/tsconfig.json'] },
    { what: 'types of the tests', args: [tsc, '--project', 'tests/tsconfig.json'] },
    { what: 'lint', args: [biome, 'check', '--error-on-warnings'] },
    // Exports, files and dependencies that nothing uses.
    { what: 'unused code', args: [knip, '--no-progress', '--treat-config-hints-as-errors'] },
  ];
  const done = await Promise.all(
    checks.map(async ({ what, args }) => ({ what, ...(await run(node24(), args, { cwd: ROOT })) })),
  );
  for (const { what, code, output } of done)
    say(code === 0 ? `${what}: clean` : `${what}:\n${output}`);
  return done.map(({ code }) => (code === 0 ? PASSED : FAILED)).reduce(addTally, NOTHING);
}

async function checkBuild(): Promise<Tally> {
  await ensureBuild(ROOT);
  say('The build is of the current source.');
  return await vitest('built');
}

/** The tests look into a package of the current source. */
async function checkPackage(): Promise<Tally> {
  await ensureBuild(ROOT, 'package');
  return await vitest('package');
}

/** The tests run on embedded Postgres, and also on a server if one is configured. */
async function checkSandbox(): Promise<Tally> {
  await ensureBuild(ROOT);
  const programs = postgresPrograms();
  if (!programs) {
    say(
      'Skipped: the same tests on a Postgres server. To include them: apt-get install postgresql',
    );
    return await vitest('sandbox');
  }
  const postgres = await startPostgres(programs);
  try {
    return await vitest('sandbox', { env: { CORRIDOR_TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.dispose();
  }
}

/** Runs with a keychain where there is one, for the specs that ask. */
async function checkEndToEnd(): Promise<Tally> {
  await ensureBuild(ROOT);
  if (!electronBinary(ROOT)) {
    say(
      'Left out: the same specs in real Electron, as its binary is not here (npm start fetches it). They run through the browser host, and through the Electron entry on a stand-in.',
    );
  }
  const noOldest = await ensureOldestBrowser(ROOT);
  if (noOldest) say(`Left out: the smoke in the oldest supported browser, because ${noOldest}.`);
  const playwright = inProject('node_modules/@playwright/test/cli.js');
  const config = inProject('tests/e2e/playwright.config.ts');
  return await runTests([playwright, 'test', '--config', config], {
    report: 'e2e',
    secretService: (await prepareKeychain()) === undefined,
    read: (report: PlaywrightReport) => tallyPlaywright(report),
  });
}

async function checkFacts(): Promise<Tally> {
  const { lines, unknown } = summaryOf(await readFacts(ROOT));
  for (const line of lines) say(line);
  return unknown.length === 0 ? PASSED : FAILED;
}

interface RunnerOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly secretService?: boolean;
}

/** Runs a project of Vitest, and those `beside` it. */
function vitest(
  project: string,
  { beside = [], ...environment }: RunnerOptions & { readonly beside?: readonly string[] } = {},
) {
  const args = [
    inProject('node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${inProject('tests/vitest.config.ts')}`,
    ...[project, ...beside].map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(project)}`,
  ];
  return runTests(args, {
    ...environment,
    report: project,
    read: (read: VitestReport) => tallyVitest(read),
  });
}

const reportFile = (name: string) => inProject('out/test', `${name}.json`);

/** Runs a test runner, then counts by the report it wrote. */
async function runTests<Report>(
  args: readonly string[],
  options: RunnerOptions & {
    readonly report: string;
    readonly read: (report: Report) => Tally;
  },
): Promise<Tally> {
  const file = reportFile(options.report);
  mkdirSync(inProject('out/test'), { recursive: true });
  rmSync(file, { force: true });
  const wrapped = options.secretService ? withSecretService(node24(), args) : undefined;
  const { code } = await run(wrapped?.command ?? node24(), wrapped?.args ?? args, {
    cwd: ROOT,
    env: { ...(wrapped?.env ?? process.env), ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  wrapped?.dispose();
  return judged(code, readReport(file, options.read));
}

/** A runner that failed without a failing test, wrote no report or found no test, has failed. */
function judged(code: number, tally: Tally | null): Tally {
  if (!tally) {
    say(`The tests ended with code ${code} and left no report.`);
    return FAILED;
  }
  if (tally.passed + tally.failed === 0) {
    say('No test was run.');
    return addTally(tally, FAILED);
  }
  return code !== 0 && tally.failed === 0 ? addTally(tally, FAILED) : tally;
}

function readReport<Report>(file: string, read: (report: Report) => Tally): Tally | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
