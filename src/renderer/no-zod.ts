/**
 * Stands in for Zod in the build of the page, which takes only constants and types of the contract: the
 * main process has read every answer before. Zod itself would weigh 90 kB in the first load, and try
 * at its start whether it may make functions of texts, which the page's policy forbids and reports.
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
