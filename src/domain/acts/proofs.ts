/** What proves that an act happened: of a thing before it was sent, and of the same thing as it is read now. */
import { known, type Shown } from '#contract/wire/unreadable.ts';
import type { Count } from '../lists/pages.ts';
import { type Finding, isTrace, type Proof } from './act.ts';

/** Proof: an instant that was not set before is set now. */
export const stamped =
  <T>(text: string, read: (thing: T) => Shown<string>) =>
  (before: T, _wanted: unknown, now: T | null): Finding => {
    if (read(before) !== null || now === null) return 'cannot-tell';
    const at = read(now);
    return at === null ? 'not-yet' : { text, at: known(at) };
  };

/** Proof: the thing was not so before and is so now. */
export const turned =
  <T, Wanted = unknown>(text: string, isSo: (thing: T, wanted: Wanted) => boolean) =>
  (before: T, wanted: Wanted, now: T | null): Finding => {
    if (isSo(before, wanted) || now === null) return 'cannot-tell';
    return isSo(now, wanted) ? { text, at: null } : 'not-yet';
  };

/** Proof: the thing has this status, which it had not before. */
export const hasStatus = <T extends { readonly status: string | null }>(
  text: string,
  status: string,
): Proof<T> => turned(text, (thing) => thing.status === status);

/**
 * Proof about everything that a query finds: a row that was not so before is so now, and so are all the
 * others. `rowsOf` gives null where not every row was read; then no reading can tell.
 */
export const allTurned =
  <T, Row extends { readonly id: string }, Wanted = unknown>(
    text: string,
    rowsOf: (found: T) => readonly Row[] | null,
    isSo: (row: Row, wanted: Wanted) => boolean,
  ) =>
  (before: T, wanted: Wanted, now: T | null): Finding => {
    const old = rowsOf(before);
    const rows = now && rowsOf(now);
    if (old === null || rows === null) return 'cannot-tell';
    const open = new Set(old.filter((row) => !isSo(row, wanted)).map(({ id }) => id));
    if (!rows.some(({ id }) => open.has(id))) return 'cannot-tell';
    return rows.every((row) => isSo(row, wanted)) ? { text, at: null } : 'not-yet';
  };

/** The rows, if all of them were read; null otherwise. */
export const wholeList = <Row>({
  rows,
  rowCount,
  said,
}: Count & { readonly rows: readonly Row[] | null }): readonly Row[] | null =>
  said === undefined && rows?.length === rowCount ? rows : null;

/** Proof: the thing was there before and is not there now. */
export const gone =
  <T>(text: string) =>
  (_before: T, _wanted: unknown, now: T | null): Finding =>
    now === null ? { text, at: null } : 'not-yet';

/** Proof about one part of a thing, such as its match: where another is in its place, nothing is proven. */
export const ofSame =
  <T>(partOf: (thing: T) => string | null) =>
  (proof: Proof<T>): Proof<T> =>
  (before, wanted, now) =>
    now !== null && partOf(now) !== partOf(before) ? 'cannot-tell' : proof(before, wanted, now);

/** The first trace that any of these proofs shows. Without one, no reading can tell if one of the proofs says so. */
export const anyOf =
  <T>(...proofs: readonly Proof<T>[]): Proof<T> =>
  (before, wanted, now) => {
    const findings = proofs.map((proof) => proof(before, wanted, now));
    return findings.find(isTrace) ?? (findings.includes('cannot-tell') ? 'cannot-tell' : 'not-yet');
  };
