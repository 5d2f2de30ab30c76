/** Acts of staff, and the journal of them. */
import { ok } from '#contract/wire/problem.ts';
import { recordAsCsv } from '#domain/acts/records.ts';
import type { Acts } from '#main/acts/acts.ts';
import type { SupportSource } from '#main/basics/ports.ts';
import type { Calls } from './handlers.ts';

interface Parts {
  readonly acts: Acts;
  readonly support: Pick<SupportSource, 'save'>;
}

/** The handlers of `acts.*`. */
export const createActCalls = ({ acts, support }: Parts): Calls<'acts'> => ({
  'acts.send': (request, window) => acts.send(request, window),
  'acts.read': () => ok(acts.read()),
  'acts.decide': ({ key }) => acts.decide(key),
  'acts.list': () => ok(acts.list()),
  'acts.save': async () => {
    const name = `My actions ${new Date().toISOString().slice(0, 10)}.csv`;
    return ok({ file: await support.save(name, recordAsCsv(acts.list())) });
  },
  'acts.beginRun': (run) => acts.beginRun(run),
  'acts.endRun': ({ run }) => acts.endRun(run),
  'acts.runs': () => ok(acts.runs()),
});
