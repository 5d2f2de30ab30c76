/** Acts of staff, and the journal of them. */
import { ok } from '#contract/wire/problem.ts';
import { recordAsCsv } from '#domain/acts/records.ts';
import { practiceFileName } from '#domain/program/practice.ts';
import type { Acts } from '#main/acts/acts.ts';
import type { SupportSource } from '#main/basics/ports.ts';
import type { Calls } from './handlers.ts';

interface Parts {
  readonly acts: Acts;
  readonly support: Pick<SupportSource, 'save'>;
  readonly practice: boolean;
}

/** The handlers of `acts.*`. */
export const createActCalls = ({ acts, support, practice }: Parts): Calls<'acts'> => ({
  'acts.send': (request, window) => acts.send(request, window),
  'acts.read': () => ok(acts.read()),
  'acts.decide': ({ key }) => acts.decide(key),
  'acts.list': () => ok(acts.list()),
  'acts.save': async (dates) => {
    const name = `My actions ${new Date().toISOString().slice(0, 10)}.csv`;
    const csv = recordAsCsv(acts.list(), { dates, isPractice: practice });
    return ok({ file: await support.save(practiceFileName(name, practice), csv) });
  },
  'acts.beginRun': (run) => acts.beginRun(run),
  'acts.endRun': ({ run }) => acts.endRun(run),
  'acts.runs': () => ok(acts.runs()),
});
