import { globSync } from 'node:fs';
import process from 'node:process';

/**
 * @typedef {object} Part
 * @property {readonly string[]} mutate patterns of the files that are changed
 * @property {readonly string[]} tests patterns of the tests that are run on each change
 * @property {true} [isInBrowser] whether these are component tests
 */

/**
 * The parts that `npm run mutants` changes one after the other, each with its own tests. A change of
 * code that runs when it is loaded runs every test of the part, so these are few and fast.
 * @satisfies {Record<string, Part>}
 */
export const PARTS = {
  domain: {
    mutate: [
      'src/domain/money/money.ts',
      'src/domain/orders/status.ts',
      'src/domain/disputes/disputes.ts',
      'src/domain/acts/{,areas/}*.ts',
    ],
    tests: [
      'src/domain/{acts,orders,disputes}/**/*.test.ts',
      'src/domain/money/money.test.ts',
      'tests/acts/{acts,calls,guard,orders,possible,reads,subjects}.test.ts',
    ],
  },
  question: {
    mutate: [
      'src/renderer/ui/guard/{decision,question,state}.ts',
      'src/renderer/screens/orders/bulk/{run,runs,useRun}.ts',
      'src/renderer/screens/transfer/posting/{flow,stage}.ts',
    ],
    tests: [
      'src/renderer/ui/guard/*.test.ts',
      'src/renderer/screens/{orders/bulk,transfer/posting}/*.test.ts',
      'tests/acts/guard.test.ts',
    ],
  },
  acts: { mutate: ['src/main/acts/*.ts'], tests: ['src/main/acts/**/*.test.ts'] },
  session: { mutate: ['src/main/session/*.ts'], tests: ['src/main/session/**/*.test.ts'] },
  api: {
    mutate: ['src/main/api/*.ts', 'src/main/basics/in-flight.ts'],
    tests: ['src/main/{api,basics}/*.test.ts'],
  },
  files: { mutate: ['src/main/files/**/*.ts'], tests: ['src/main/files/**/*.test.ts'] },
  realtime: { mutate: ['src/main/realtime/*.ts'], tests: ['src/main/realtime/*.test.ts'] },
  calls: { mutate: ['src/main/calls/*.ts'], tests: ['src/main/{calls,desk}/*.test.ts'] },
  settings: {
    mutate: ['src/main/settings/*.ts'],
    tests: ['src/main/settings/*.test.ts', 'tests/managed-settings.test.ts'],
  },
  access: {
    mutate: ['src/domain/access/{links,outside-address,roles,routes,screens,session}.ts'],
    tests: ['src/domain/access/*.test.ts', 'src/renderer/app/*.test.ts'],
  },
  wire: {
    mutate: ['src/contract/wire/*.ts'],
    tests: ['src/contract/**/*.test.ts'],
  },
  contract: {
    mutate: ['src/contract/{bridge,network,orders,people}/*.ts'],
    tests: ['src/contract/**/*.test.ts', 'tests/{answers,fields}.test.ts'],
  },
  orders: {
    mutate: [
      'src/domain/{columns,orders,standing}/**/*.ts',
      '!src/domain/orders/status.ts',
      'src/domain/disputes/{changes,validation-data}.ts',
    ],
    tests: ['src/domain/{acts,columns,disputes,orders,standing}/**/*.test.ts'],
  },
  people: {
    mutate: ['src/domain/{queues,referrals,users,verifications,watches}/*.ts'],
    tests: ['src/domain/{queues,referrals,users,verifications,watches}/*.test.ts'],
  },
  values: {
    mutate: [
      'src/domain/{changes,files,places,program,rates,text,transfer}/**/*.ts',
      'src/domain/{money/{sums,typed-number},time/*}.ts',
      'src/domain/network/{health-insurance,news,ribbons,third-party-status}.ts',
      '!src/domain/time/period.ts',
    ],
    tests: ['src/domain/**/*.test.ts', 'tests/shortcuts.test.ts'],
  },
  lists: {
    mutate: [
      'src/renderer/ui/list/state/{reducer,state}.ts',
      'src/renderer/ui/filters/{filter,query}.ts',
      'src/domain/lists/*.ts',
      'src/domain/time/period.ts',
    ],
    tests: [
      'src/renderer/ui/{filters,list/state}/*.test.ts',
      'src/domain/lists/*.test.ts',
      'src/domain/time/period.test.ts',
    ],
  },
  columns: {
    mutate: [
      'src/renderer/ui/grid/columns/{fit,shownColumns,widths}.ts',
      'src/renderer/ui/grid/ag-grid/{copyRows,rowSlots}.ts',
      'src/renderer/ui/list/marks/marks.ts',
    ],
    tests: ['src/renderer/ui/{grid,list/marks}/**/*.test.ts'],
  },
  cache: {
    mutate: ['src/renderer/client/cache/{coalesce,freshness,prefetch,queries}.ts'],
    tests: ['src/renderer/client/cache/*.test.ts'],
  },
  cached: {
    mutate: ['src/renderer/client/cache/use*.ts'],
    tests: [
      'src/renderer/client/cache/*.browser.test.tsx',
      'src/renderer/screens/{twins,orders/detail/*,users/story/*}.browser.test.tsx',
      'src/renderer/{app/layouts/layouts,ui/paper/paper}.browser.test.tsx',
    ],
    isInBrowser: true,
  },
  list: {
    mutate: [
      'src/renderer/ui/list/{marks,paging,part,screen,totals}/*.{ts,tsx}',
      'src/renderer/ui/list/state/{IgnoredNote.tsx,paged.ts,useList.ts}',
      '!src/renderer/ui/list/marks/marks.ts',
    ],
    tests: [
      'src/renderer/ui/list/**/*.browser.test.tsx',
      'src/renderer/screens/{oddAnswers,orders/orders,users/users}.browser.test.tsx',
    ],
    isInBrowser: true,
  },
  grid: {
    mutate: [
      'src/renderer/ui/grid/**/*.{ts,tsx}',
      '!src/renderer/ui/grid/columns/{fit,shownColumns,widths}.ts',
      '!src/renderer/ui/grid/ag-grid/{copyRows,rowSlots}.ts',
    ],
    tests: ['src/renderer/ui/{grid,list/screen}/**/*.browser.test.tsx'],
    isInBrowser: true,
  },
  dialogs: {
    mutate: [
      'src/renderer/screens/{orders/bulk,transfer/posting}/*.tsx',
      'src/renderer/screens/transfer/posting/{posting,request,useTransferFlow}.ts',
    ],
    tests: ['src/renderer/screens/{orders/bulk,transfer/*}/*.browser.test.tsx'],
    isInBrowser: true,
  },
};

/**
 * The files that a part changes.
 * @param {Part} part
 * @param {string} root the project's folder
 */
export const filesOf = ({ mutate }, root) => {
  const isWithout = (/** @type {string} */ pattern) => pattern.startsWith('!');
  const without = mutate.filter(isWithout).map((pattern) => pattern.slice(1));
  return globSync(
    mutate.filter((pattern) => !isWithout(pattern)),
    { cwd: root, exclude: [...without, ...NOT_CHANGED] },
  ).sort();
};

/** What no part changes. */
const NOT_CHANGED = ['src/**/testing.ts', 'src/**/*.test.{ts,tsx}'];

/**
 * The parts with a file among these, each with those files.
 * @param {readonly string[]} changed
 * @param {string} root the project's folder
 */
export const partsWith = (changed, root) =>
  Object.entries(PARTS)
    .map(([each, of]) => ({
      name: each,
      files: filesOf(of, root).filter((file) => changed.includes(file)),
    }))
    .filter(({ files }) => files.length > 0);

/** The name of the part that is run now. */
export const name = process.env.CORRIDOR_MUTANTS ?? 'domain';
/** @type {Part} */
export const part = PARTS[/** @type {keyof typeof PARTS} */ (name)];
