/**
 * Unfinished work: what a user has typed or opened but not finished. It is kept outside of the
 * components, to survive the end of a session, and in the main process, to survive a reload. Only
 * the same user gets it back. Chosen files stay in the page only: they survive leaving a screen,
 * but not a reload.
 */
import type { Draft } from '#contract/bridge/bridge.ts';
import type { DraftKey } from '#domain/program/drafts.ts';
import { bridge } from '../calls/bridge.ts';
import { createStore } from '../desk/store.ts';

/** What a draft's value may be. */
export type Json = string | number | boolean | null | { [key: string]: Json } | Json[];
type Values = Readonly<Record<string, Json>>;

/** A file a person has chosen and not sent; two of one name are two. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
}

interface Work {
  readonly values: Values;
  readonly files: Readonly<Record<string, readonly ChosenFile[]>>;
}

const NO_FILES: readonly ChosenFile[] = [];

/** Milliseconds between two messages to the main process; the first change is sent at once. */
const SETTLE_MS = 250;

export type Drafts = ReturnType<typeof createDrafts>;

/** Builds the drafts of this window from what the main process has kept of them. */
export function createDrafts(window: string, kept: Draft | null) {
  let person = kept?.person ?? null;
  let place = kept?.place ?? null;
  const work = createStore<Work>({ values: kept?.values ?? {}, files: {} });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A change is not sent yet. */
  let isLate = false;

  /** Hands everything to the main process now; false when it could not be kept there. */
  const handOver = async () => {
    clearTimeout(timer);
    isLate = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isLate) void handOver();
    }, SETTLE_MS);
    const { values } = work.get();
    const empty = Object.keys(values).length === 0 && place === null;
    const draft = person === null || empty ? null : { person, place, values: { ...values } };
    const { ok } = await bridge().call('drafts.write', { window, draft });
    return ok;
  };
  const forget = () => work.set({ values: {}, files: {} });

  return {
    /** All values by their keys; the same object until one changes. */
    all: () => work.get().values,
    get: (key: DraftKey): Json | undefined => work.get().values[key],
    /** Keeps a value; undefined forgets it. */
    set(key: DraftKey, value: Json | undefined) {
      const { values, files } = work.get();
      if (Object.is(values[key], value)) return;
      const { [key]: _before, ...others } = values;
      work.set({ values: value === undefined ? others : { ...others, [key]: value }, files });
      // A reload right after a question was opened or closed must find it so.
      if (timer === undefined || value === undefined) void handOver();
      else isLate = true;
    },
    /** The files chosen under a key; the same array until they change. */
    files: (key: DraftKey) => work.get().files[key] ?? NO_FILES,
    setFiles(key: DraftKey, chosen: readonly ChosenFile[]) {
      const { values, files } = work.get();
      work.set({ values, files: { ...files, [key]: chosen } });
    },
    /** Calls `listener` after every change; the returned function stops. */
    subscribe: work.subscribe,
    /** The session of a person was ended by the server while they were at that place. */
    interrupted(whose: string, where: string) {
      person = whose;
      place = where;
      void handOver();
    },
    /** A person is signed in: gives the place to bring them back to, if their work was interrupted. */
    resumed(whose: string): string | null {
      const back = person === whose ? place : null;
      if (person !== whose) forget();
      person = whose;
      place = null;
      void handOver();
      return back;
    },
    /** The person signed out: their work is done. */
    finished() {
      person = null;
      place = null;
      forget();
      void handOver();
    },
    handOver,
  };
}
