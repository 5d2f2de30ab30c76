/**
 * `npm run mutants`: changes the code in small ways, and shows which changes no test notices. The name of a part
 * (`checks/mutants.mjs`) runs only that one, and `--since main` only the files that were changed since that commit;
 * options are Stryker's, such as `--mutate src/domain/acts/areas/orders.ts`.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { PARTS, partsWith } from '../checks/mutants.mjs';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';

/** What git answers, by lines. What it refuses ends the command. */
function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return stdout.trim().split('\n');
  process.stderr.write(stderr);
  process.exit(2);
}

/** The files that differ from where this branch left that commit, also those that are not committed yet. */
function changedSince(commit: string): readonly string[] {
  const [base = commit] = git('merge-base', commit, 'HEAD');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

const asked = process.argv.slice(2);
const at = asked.indexOf('--since');
const [, since = 'main'] = at < 0 ? [] : asked.splice(at, 2);
const isAsked = (name: string) => !asked.some((each) => each in PARTS) || asked.includes(name);
const parts =
  at >= 0
    ? partsWith(changedSince(since), ROOT)
    : Object.keys(PARTS).map((name) => ({ name, files: [] }));
const options = asked.filter((argument) => !(argument in PARTS));
const chosen = parts.filter(({ name }) => isAsked(name));
if (chosen.length === 0) say('No part has a file that was changed.');

let worst = 0;
for (const { name, files } of chosen) {
  say(`\n── ${name} ──`);
  await runNodeProgram(
    () => Promise.resolve(),
    [
      inProject('node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      inProject('tests/mutants/stryker.config.mjs'),
      ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
      ...options,
    ],
    // Where the computer's time is UTC, no test would notice that a local time is taken for UTC.
    { CORRIDOR_MUTANTS: name, TZ: 'Pacific/Auckland' },
  );
  worst = Math.max(worst, Number(process.exitCode));
}
process.exitCode = worst;
