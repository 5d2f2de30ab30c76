/**
 * Replaces Zod in the build of the page, which needs only constants and types of the contract: the main
 * process has already validated every answer. Zod itself would add 90 kB to the first load. At its start
 * it also tests whether `eval` works, which the page's policy forbids and reports.
 */

const READING = /^(?:safe)?(?:parse|decode|encode)/iu;

/** Anything that is declared with it is it again. */
const declared: unknown = new Proxy(() => undefined, {
  apply: () => declared,
  get: (_target, name) => {
    if (READING.test(String(name))) {
      throw new Error(`The page reads nothing with Zod, but was asked to '${String(name)}'.`);
    }
    return declared;
  },
});

export const z = declared;
