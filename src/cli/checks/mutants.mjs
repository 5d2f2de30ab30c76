import process from 'node:process';

/**
 * The parts that `npm run mutants` changes one after the other, each with its own tests. A change of
 * code that runs when it is loaded runs every test of the part, so these are few and fast.
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
      'src/renderer/screens/orders/bulk/run.ts',
      'src/renderer/screens/transfer/posting/flow.ts',
    ],
    tests: [
      'src/renderer/ui/guard/*.test.ts',
      'src/renderer/screens/{orders/bulk,transfer/posting}/*.test.ts',
      'tests/acts/guard.test.ts',
    ],
  },
  acts: { mutate: ['src/main/acts/*.ts'], tests: ['src/main/acts/**/*.test.ts'] },
  session: { mutate: ['src/main/session/*.ts'], tests: ['src/main/session/**/*.test.ts'] },
  access: {
    mutate: ['src/domain/access/{outside-address,roles,routes,screens,session}.ts'],
    tests: ['src/domain/access/*.test.ts', 'src/renderer/app/*.test.ts'],
  },
  wire: {
    mutate: ['src/contract/wire/{areas,endpoint,list,values,wire-path,wire-types}.ts'],
    tests: ['src/contract/**/*.test.ts'],
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
};

/** The name of the part that is run now. */
export const name = process.env.CORRIDOR_MUTANTS ?? 'domain';
/** @type {{ readonly mutate: readonly string[]; readonly tests: readonly string[] }} */
export const part = PARTS[/** @type {keyof typeof PARTS} */ (name)];
