/** The three-way merge of a form with what others have changed since it was opened. */

/** A field that was changed in the form, and by others to another value. */
export interface Conflict<F> {
  readonly field: keyof F & string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A merged form, and the fields a person has to choose. */
export interface Merged<F> {
  readonly form: F;
  readonly conflicts: readonly Conflict<F>[];
}

/**
 * Merges a form. A field that only others changed takes their value; one that only this person changed
 * keeps theirs. A field that both changed keeps what is typed, and is a conflict.
 * @param before the values the form was opened with
 * @param mine what the form holds
 * @param theirs the values as they are now
 */
export function mergeForm<F extends Readonly<Record<keyof F, string>>>(
  before: F,
  mine: F,
  theirs: F,
): Merged<F> {
  const fields = (Object.keys(before) as (keyof F & string)[]).map((field) => ({
    field,
    before: before[field],
    mine: mine[field],
    theirs: theirs[field],
  }));
  const entries = fields.map((each) => [
    each.field,
    each.mine === each.before ? each.theirs : each.mine,
  ]);
  return {
    form: Object.fromEntries(entries) as F,
    conflicts: fields.filter(
      (each) =>
        each.mine !== each.before && each.theirs !== each.before && each.mine !== each.theirs,
    ),
  };
}
