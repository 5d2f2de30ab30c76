import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject, ROOT } from '../setup/paths.mjs';
import { filesOf, PARTS, partsWith } from './mutants.mjs';

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
const covered = NAMES.flatMap((name) => filesOf(PARTS[name], ROOT));

it('each file is changed in one part, and each part has tests', () => {
  expect(covered).toEqual([...new Set(covered)]);
  for (const name of NAMES) {
    expect(filesOf(PARTS[name], ROOT), name).not.toEqual([]);
    for (const tests of PARTS[name].tests) {
      expect(globSync(tests, { cwd: inProject('.') }), tests).not.toEqual([]);
    }
  }
});

it('the parts leave out of the rules of the business only lists of data', () => {
  const all = globSync('src/{contract,domain}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/(?:\.test|\/testing)\.ts$/u.test(file),
  );
  expect(all.filter((file) => !covered.includes(file)).sort()).toEqual([
    'src/domain/access/practice-accounts.ts',
    'src/domain/currencies/catalogue.ts',
    'src/domain/currencies/institution.ts',
    'src/domain/currencies/institutions-canada.ts',
    'src/domain/currencies/institutions-usa.ts',
    'src/domain/currencies/payment-types.ts',
    'src/domain/network/catalogue.ts',
  ]);
});

it('only the parts that have a changed file are run since a commit, and of those only these files', () => {
  const changed = ['README.md', 'src/main/files/transfer.ts', 'src/main/files/transfer.test.ts'];
  expect(partsWith([...changed, 'src/main/api/client.ts'], ROOT)).toEqual([
    { name: 'api', files: ['src/main/api/client.ts'] },
    { name: 'files', files: ['src/main/files/transfer.ts'] },
  ]);
  expect(partsWith(['README.md'], ROOT)).toEqual([]);
});
