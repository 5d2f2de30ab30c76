/**
 * Images that answers of the API name by their address. The main process fetches them and returns a
 * local address. The page decodes each one once, keeps the latest and loads the next ones ahead.
 */
import { useCallback, useEffect, useMemo } from 'react';
import type { BridgeInput } from '#contract/bridge/bridge.ts';
import type { ForeignHost } from '#contract/bridge/files.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { isLogOut } from '#domain/access/session.ts';
import { isSamePicture, withoutQuery } from '#domain/changes/changes.ts';
import { createStore, type Store, useStore } from '../desk/store.ts';
import { ask, bridge, problemOf } from './bridge.ts';
import { apiReachable } from './endpoints.ts';

/** What an image is of: a document, which a person works with, or a person, whose portrait is decoration. */
type Subject = 'document' | 'person';

/** How far a picture is. */
type ImageState =
  /** `slow` after some seconds: a person may want to try again. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'shown'; readonly element: HTMLImageElement }
  | { readonly status: 'failed'; readonly problem: Problem }
  /** On a host that the person has to allow first; nothing was fetched. */
  | ForeignHost;

interface Entry {
  readonly url: string;
  readonly subject: Subject;
  readonly state: Store<ImageState>;
  /** Components that show it, or wait for it. */
  users: number;
  /** Bytes as fetched. */
  size: number;
  /** The load under way. */
  requestId: string | undefined;
}

/** Milliseconds until a picture counts as slow. */
const SLOW_MS = 4000;
/** Bytes of pictures kept that nothing shows: those of the next items, and of the ones just seen. */
const ROOM = 48 * 1024 ** 2;

const LOADING: ImageState = { status: 'loading', slow: false };
const BROKEN: Problem = {
  kind: 'refused',
  message: 'The image file is damaged and cannot be shown. Try again or download it.',
};

/** By {@link keyOf}. */
const entries = new Map<string, Entry>();
/** The loads that have not ended. */
const underWay = new Set<Promise<void>>();
/** The addresses of pictures that were shown in this window. */
const seen = new Set<string>();
/** By address, what the files of documents' images are recognized by, as far as they were loaded since the sign-in. */
const digests = createStore<ReadonlyMap<string, string>>(new Map());
/** Hosts that were allowed in this window, until it is loaded again. */
const allowed = new Set<string>();
/** For an address as it was signed once, the latest one of the same image. */
const signedAnew = new Map<string, string>();
let follows = false;

const keyOf = (subject: Subject, url: string) => `${subject} ${url}`;

/** Whether it failed for a reason that may pass: no answer, an overloaded or a failing server. */
function hasFailedForNow({ state }: Entry): boolean {
  const now = state.get();
  if (now.status !== 'failed') return false;
  const { problem } = now;
  if (problem.kind === 'server') return problem.status >= 500 || problem.status === 429;
  return problem.kind === 'offline';
}

/**
 * Whose pictures they are has signed out: nothing of them stays. Those on the screen that could not be loaded
 * are loaded again once the API can be reached again.
 */
function follow(): void {
  if (follows) return;
  follows = true;
  apiReachable.subscribe(() => {
    if (!apiReachable.get()) return;
    for (const entry of entries.values()) {
      if (entry.users > 0 && hasFailedForNow(entry)) void load(entry);
    }
  });
  bridge().subscribe('session', (change) => {
    if (!isLogOut(change)) return;
    entries.clear();
    allowed.clear();
    seen.clear();
    digests.set(new Map());
    signedAnew.clear();
  });
}

/**
 * Notes that a thing was loaded again: an address in it that differs from before in its query alone is the
 * same image, signed anew. A signature expires, so from now on that image is asked for by the new one.
 */
export function noteReloaded(before: object, now: object): void {
  const latest = new Map<string, unknown>(Object.entries(now));
  for (const [field, old] of Object.entries(before)) {
    const fresh = latest.get(field);
    if (typeof old !== 'string' || typeof fresh !== 'string' || old === fresh) continue;
    if (isSamePicture(old, fresh)) signedAnew.set(old, fresh);
  }
}

const latestOf = (url: string): string => signedAnew.get(url) ?? url;

/** The host of an address, if the user has allowed it. */
function allowedHost(url: string): { readonly allowHost?: string } {
  const host = URL.parse(url)?.host ?? '';
  return allowed.has(host) ? { allowHost: host } : {};
}

/** Removes the least recently used pictures that are not shown. */
function makeRoom(): void {
  const idle = [...entries].filter(([, entry]) => entry.users === 0);
  let used = idle.reduce((sum, [, entry]) => sum + entry.size, 0);
  for (const [key, entry] of idle) {
    if (used <= ROOM) return;
    entries.delete(key);
    used -= entry.size;
  }
}

async function decoded(src: string): Promise<HTMLImageElement> {
  const element = new Image();
  element.draggable = false;
  element.src = src;
  await element.decode();
  return element;
}

/** A small picture, which the browser decodes as small as it is drawn. */
async function loaded(src: string): Promise<HTMLImageElement> {
  const element = new Image();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  element.onload = resolve;
  element.onerror = reject;
  element.src = src;
  await promise;
  return element;
}

/** Fetches and decodes it. Never rejects. */
function load(entry: Entry): Promise<void> {
  const loading = loadOnce(entry).finally(() => underWay.delete(loading));
  underWay.add(loading);
  return loading;
}

/** A load that was cancelled or restarted changes nothing. */
async function loadOnce(entry: Entry): Promise<void> {
  const requestId = crypto.randomUUID();
  entry.requestId = requestId;
  entry.state.set(LOADING);
  const slow = setTimeout(() => {
    if (entry.requestId === requestId) entry.state.set({ status: 'loading', slow: true });
  }, SLOW_MS);
  const outcome = await viewed(requestId, entry);
  clearTimeout(slow);
  if (entry.requestId !== requestId) return;
  entry.requestId = undefined;
  entry.state.set(outcome);
  makeRoom();
}

const viewOf = ({ subject, url }: Entry, requestId: string) =>
  subject === 'person'
    ? ask('attachments.portrait', { requestId, url })
    : ask('attachments.show', { requestId, url: latestOf(url), ...allowedHost(url) });

async function viewed(requestId: string, entry: Entry): Promise<ImageState> {
  try {
    const view = await viewOf(entry, requestId);
    if (view.status === 'foreign-host') return view;
    entry.size = view.size;
    if (view.digest !== undefined) {
      digests.set(new Map([...digests.get(), [withoutQuery(entry.url), view.digest]]));
    }
    const draw = entry.subject === 'person' ? loaded : decoded;
    return await draw(view.src).then(
      (element) => ({ status: 'shown', element }),
      () => ({ status: 'failed', problem: BROKEN }),
    );
  } catch (thrown) {
    return { status: 'failed', problem: problemOf(thrown) };
  }
}

function giveUp(entry: Entry): void {
  const { requestId } = entry;
  if (requestId === undefined) return;
  entry.requestId = undefined;
  void bridge().call('attachments.cancel', { requestId });
}

const newEntry = (subject: Subject, url: string): Entry => ({
  url,
  subject,
  state: createStore<ImageState>(LOADING),
  users: 0,
  size: 0,
  requestId: undefined,
});

/** The entry of an address, loading if it is new. It becomes the last in the order of use. */
function entryOf(subject: Subject, url: string): Entry {
  follow();
  const key = keyOf(subject, url);
  const known = entries.get(key);
  const entry = known ?? newEntry(subject, url);
  entries.delete(key);
  entries.set(key, entry);
  if (!known) void load(entry);
  return entry;
}

/** Counts the wishes of {@link prefetchImages}: a later one ends what is left of an earlier one. */
let wishes = 0;

/**
 * Prefetches images one at a time, after all that are on screen. Those that failed before are tried
 * again.
 */
export async function prefetchImages(urls: readonly string[]): Promise<void> {
  wishes += 1;
  const own = wishes;
  for (const url of urls) {
    await Promise.all(underWay);
    if (own !== wishes) return;
    const entry = entryOf('document', url);
    if (entry.state.get().status === 'failed') void load(entry);
  }
}

/** Notes that the picture at an address is on the screen. */
export const markImageSeen = (url: string): void => void seen.add(withoutQuery(url));

/** Whether the picture at an address has been on the screen of this window since the sign-in. */
export const wasImageSeen = (url: string | null): boolean =>
  url !== null && seen.has(withoutQuery(url));

/** A hook: what the file of an image is recognized by; undefined for one that was not loaded since the sign-in. */
export function useImageDigests(): (url: string) => string | undefined {
  const known = useStore(digests);
  return useCallback((url) => known.get(withoutQuery(url)), [known]);
}

/** What no component waits for. */
const NOTHING = newEntry('person', '');

/** A hook: the entry of an address, and nothing without one. Loading stops when no component needs it. */
function useEntry(subject: Subject, url: string | null): Entry {
  const entry = useMemo(() => (url === null ? NOTHING : entryOf(subject, url)), [subject, url]);
  useEffect(() => {
    if (entry === NOTHING) return;
    entry.users += 1;
    return () => {
      entry.users -= 1;
      // What takes its place may show the same picture: that is known a moment later.
      queueMicrotask(() => {
        if (entry.users > 0) return;
        const loadsAgain = entry.requestId !== undefined || hasFailedForNow(entry);
        if (loadsAgain) entries.delete(keyOf(entry.subject, entry.url));
        giveUp(entry);
        makeRoom();
      });
    };
  }, [entry]);
  return entry;
}

/** A hook: the picture at an address, and what a person can do about one that does not come. */
export function useImage(url: string) {
  const entry = useEntry('document', url);
  const state = useStore(entry.state);
  /** Cancels the current load and starts again. */
  const retry = useCallback(() => {
    giveUp(entry);
    void load(entry);
  }, [entry]);
  /** Fetches it from its host, now and later without a question. */
  const allow = useCallback(() => {
    const host = URL.parse(url)?.host;
    if (host) allowed.add(host);
    retry();
  }, [retry, url]);
  return { state, retry, allow };
}

/**
 * A hook: the local address of a person's portrait, undefined while it loads and where it cannot be loaded.
 * Nothing is fetched without an address.
 */
export function usePortrait(url: string | null): string | undefined {
  const state = useStore(useEntry('person', url).state);
  return state.status === 'shown' ? state.element.src : undefined;
}

/** How far the portrait at an address is; undefined where none was asked for. */
export const portraitStatus = (url: string): ImageState['status'] | undefined =>
  entries.get(keyOf('person', url))?.state.get().status;

/**
 * Saves an image or a PDF among the person's downloads, under `name` without its ending, which follows from
 * what it is. It resolves then, or when its host needs permission first; a person has allowed `allowHost`
 * for this one time.
 * @throws {ProblemError} when it failed
 */
export function saveAttachment(wish: Omit<BridgeInput<'attachments.save'>, 'requestId'>) {
  const requestId = crypto.randomUUID();
  const url = latestOf(wish.url);
  return ask('attachments.save', { requestId, ...allowedHost(url), ...wish, url });
}
