/**
 * The bridge between the page and the main process: a short typed list of calls and a stream of
 * events. Both hosts carry it unchanged; adding a call here touches neither.
 */
import { z } from 'zod';
import { catalogue } from '../network/catalogue.ts';
import { FILE_KINDS } from '../wire/file-kinds.ts';
import type { Result } from '../wire/problem.ts';
import { CONNECTION_STATES, isRealtimeEvent, type RealtimeEvent } from '../wire/realtime.ts';
import { actRequest, bulkRun, sentAct } from './act-schemas.ts';
import { dateStyle } from './dates.ts';
import { exerciseList, exerciseState } from './exercises.ts';
import { attachment, attachmentView, callId, exportOutcome, shownPicture } from './files.ts';
import { news, queueKind } from './news.ts';
import { selfCheckItems } from './self-check.ts';
import { lockState, sessionChange, sessionState } from './session-state.ts';
import { watchIds, watchRequest, watchState } from './watches.ts';

/** Something the person should know about this installation, with what to do about it. */
const notice = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type Notice = z.infer<typeof notice>;

/** The managed settings in use, with their defaults. */
const managedPolicy = z.object({
  /** Where an administrator sets them; nothing need be there. */
  place: z.string(),
  /** A file of settings that is not used, because any user could have made it. */
  ignored: z.string().nullable(),
  /** The keys that are set; all others have the default or the user's value. */
  keys: z.array(z.string()),
  /** The values in use that the Settings screen shows, by the key that sets them. */
  shown: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  /** Which releases the installation takes; `off` leaves updates to the administrator. */
  updateChannel: z.enum(['stable', 'beta', 'off']),
  allowedDownloadHosts: z.array(z.string()),
  /** From how many percent on a rate is far from the quote of its pair. */
  rateDoubtPercent: z.number(),
  /** For how many hours an item may wait, by queue. */
  queueHours: z.record(z.string(), z.number()),
});

/** This installation, as the page shows it. */
const appInfo = z.object({
  version: z.string(),
  /** That of the system's regional settings, for dates; null where only the browser knows one. */
  locale: z.string().nullable(),
  host: z.enum(['electron', 'browser']),
  /** Versions of its parts and of the system, by name, for support. */
  facts: z.record(z.string(), z.string()),
  apiUrl: z.string(),
  /** True when the API is the sandbox: nothing shown is real. */
  practice: z.boolean(),
  /** The bridge call that enters or leaves practice; null where there is no way. */
  practiceSwitch: z.enum(['practice.enter', 'practice.leave']).nullable(),
  dataFolder: z.string(),
  /** Whether the credential of the recipient service can be kept here by `credential.store`. */
  storesCredential: z.boolean(),
  /** Whether the program runs where it cannot be updated, such as a disk image, and `program.move` moves it. */
  canMove: z.boolean(),
  managed: managedPolicy,
  catalogue,
  notices: z.array(notice),
});
export type AppInfo = z.infer<typeof appInfo>;

const updateState = z.discriminatedUnion('status', [
  /** This installation does not update itself. */
  z.object({ status: z.literal('none') }),
  /** Nothing newer is known. */
  z.object({ status: z.literal('idle') }),
  z.object({ status: z.literal('checking') }),
  z.object({ status: z.literal('downloading'), version: z.string(), percent: z.int() }),
  /** It is installed when the console is closed, or at once by `update.install`. */
  z.object({ status: z.literal('ready'), version: z.string(), notes: z.string() }),
  /** The last try failed; there will be others. */
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type UpdateState = z.infer<typeof updateState>;

/**
 * Until when loading waits because the server asks for it (Retry-After), in milliseconds since the epoch;
 * null while nothing waits.
 */
const waitsUntil = z.number().nullable();

/** Everything the page needs before it can draw, in one call. */
export const startState = z.object({
  app: appInfo,
  session: sessionState,
  lock: lockState,
  connection: z.enum(CONNECTION_STATES),
  update: updateState,
  news,
  waitsUntil,
  /** Why the sandbox has ended; null while it runs, or without a sandbox. */
  sandboxEnded: z.string().nullable(),
  preferences: z.record(z.string(), z.unknown()),
  /** The acts whose outcome is not known. */
  unsettled: z.array(sentAct),
  /** The acts whose outcome was found by reading, and not yet seen by the user. */
  outcomes: z.array(sentAct),
});
export type StartState = z.infer<typeof startState>;

/**
 * What a user has typed or opened in one window but not finished. It survives the end of a session
 * and a crash of the page, but not of the program: it is never written to disk.
 */
const draft = z.object({
  /** The id of the user who typed it. */
  person: z.string(),
  /** The path of the page when the session ended; null during the session. */
  place: z.string().max(4000).nullable(),
  values: z.record(z.string().max(200), z.json()),
});
export type Draft = z.infer<typeof draft>;

const nothing = z.undefined();
const windowId = z.string().min(1).max(64);
/** A path of the page with its query, as after the '#' of its address; see `domain/access/screens.ts`. */
const pagePath = z.string().min(1).max(2000);

/** Where a window is asked to go. A link says of which side it is; a menu is of the side that is on. */
const destination = z.object({
  path: pagePath,
  side: z.enum(['real', 'practice']).optional(),
});
export type Destination = z.infer<typeof destination>;

/** A dialog that a menu or the command line opens in a window. */
const shown = z.enum(['support-bundle', 'self-check']);
export type ShownDialog = z.infer<typeof shown>;

const supportPreview = z.object({ fileName: z.string(), text: z.string() });
export type SupportPreview = z.infer<typeof supportPreview>;

const call = <Input extends z.ZodType, Output extends z.ZodType>(input: Input, output: Output) => ({
  input,
  output,
});

/** Every call the page can make, with the schemas of both directions. */
export const bridgeCalls = {
  'app.start': call(nothing, startState),
  'session.signIn': call(
    z.object({
      username: z.string().max(1000),
      password: z.string().max(1000),
      remember: z.boolean(),
    }),
    sessionState,
  ),
  /** Asks the server once more for a session that is suspended. */
  'session.resume': call(nothing, sessionState),
  'session.signOut': call(nothing, nothing),
  /** Covers every window until `session.unlock`. What runs goes on; without a session nothing happens. */
  'session.lock': call(nothing, nothing),
  /**
   * Uncovers the windows for the same person; another one's sign-in ends the session of the first. Without the network a
   * hash made at the sign-in decides. The fifth wrong password ends the session.
   */
  'session.unlock': call(
    z.object({ username: z.string().max(1000), password: z.string().max(1000) }),
    nothing,
  ),
  'session.resetPassword': call(z.object({ email: z.string().max(1000) }), nothing),
  /**
   * Calls an endpoint of the contract by its name; `input` is parsed by that endpoint's schema. An act
   * is refused: `acts.send` takes it.
   */
  'api.call': call(
    z.object({ callId, endpoint: z.string().max(100), input: z.unknown().optional() }),
    z.unknown(),
  ),
  'api.cancel': call(z.object({ callId }), nothing),
  /**
   * Writes an act into the journal and sends it. Only its own `api.cancel` aborts it: the answer is
   * awaited and written even if no window is open any more.
   */
  'acts.send': call(actRequest, z.unknown()),
  /** Begins a reading of a thing that is to be acted on. The answer is its number, for `acts.send`. */
  'acts.read': call(nothing, z.int()),
  /**
   * The user has checked an act whose outcome was unknown: it blocks no other act any more. Or has seen what was
   * found of it: it is no news any more.
   */
  'acts.decide': call(z.object({ key: z.uuid() }), nothing),
  /** The acts of the person who is signed in, the latest first. */
  'acts.list': call(nothing, z.array(sentAct)),
  /**
   * Saves the acts of the person who is signed in as CSV among their downloads, with dates in this style;
   * `file` is where.
   */
  'acts.save': call(dateStyle, z.object({ file: z.string() })),
  /** Notes which things a bulk run is about, before its first act. */
  'acts.beginRun': call(bulkRun.pick({ run: true, action: true, kind: true, ids: true }), nothing),
  /** The run is over: what was not sent is not wanted any more. */
  'acts.endRun': call(bulkRun.pick({ run: true }), nothing),
  /** The runs of the person who is signed in that have not ended, each with its acts so far. */
  'acts.runs': call(nothing, z.array(bulkRun.extend({ acts: z.array(sentAct) }))),
  /** What the person who is signed in watches. */
  'watches.list': call(nothing, watchState),
  /** Watches a thing from now on, in place of an earlier watch on it. */
  'watches.set': call(watchRequest, nothing),
  'watches.remove': call(watchIds, nothing),
  /** The person has seen that these came back: they no longer count as new. */
  'watches.seen': call(watchIds, nothing),
  /** Checks for a newer version now; answers with the result. */
  'update.check': call(nothing, updateState),
  /** Moves the program to the Applications of macOS, and starts it there. */
  'program.move': call(nothing, nothing),
  /** Restarts the console into the version that is ready. */
  'update.install': call(nothing, nothing),
  /**
   * Gets the address of a file from an endpoint of `EXPORT_ENDPOINTS`, saves the file in Downloads
   * and opens it. `name` is that of the file, without its extension. It is fetched from another host than
   * the API's only if that is `allowHost` or the managed settings allow it.
   */
  'exports.start': call(
    z.object({
      exportId: callId,
      endpoint: z.string().max(100),
      input: z.record(z.string(), z.unknown()),
      format: z.enum(FILE_KINDS),
      name: z.string().max(100),
      allowHost: z.string().max(300).optional(),
    }),
    exportOutcome,
  ),
  /** Ends an export and removes what it has saved; its start answers 'cancelled'. */
  'exports.cancel': call(z.object({ exportId: callId }), nothing),
  /** Fetches a picture, checks its kind, and gives its address for the page. */
  'attachments.show': call(attachment, attachmentView),
  /**
   * Saves an image or a PDF in Downloads, under `name` with the extension of its kind; with `open`
   * the system's program shows it.
   */
  'attachments.save': call(
    attachment.extend({ name: z.string().max(255), open: z.boolean() }),
    exportOutcome,
  ),
  /**
   * The same for the portrait of a person, which comes from the API's host or one that the managed settings
   * allow, and from no other.
   */
  'attachments.portrait': call(attachment.omit({ allowHost: true }), shownPicture),
  'attachments.cancel': call(z.object({ requestId: callId }), nothing),
  /** Saves the credential of the unified recipient service in the keychain. No call returns it. */
  'credential.store': call(z.object({ credential: z.string().trim().min(1).max(2000) }), nothing),
  /** Keeps a personal preference on this computer; null forgets it. */
  'preferences.write': call(
    z.object({ key: z.string().min(1).max(200), value: z.json() }),
    nothing,
  ),
  /** The draft this window had before its page was loaded again. */
  'drafts.read': call(z.object({ window: windowId }), draft.nullable()),
  'drafts.write': call(z.object({ window: windowId, draft: draft.nullable() }), nothing),
  /**
   * The page now listens to `navigate` and `show`. It returns the place and the dialog that were
   * requested for this window before; null without one.
   */
  'window.arrive': call(
    nothing,
    z.object({ place: destination.nullable(), show: shown.nullable() }),
  ),
  /** Opens a screen in a separate window, or brings that window to the front. */
  'window.open': call(z.object({ path: pagePath }), nothing),
  /** Shows the calling window and gives it the focus. */
  'window.focus': call(nothing, nothing),
  /** The person uses this window; every few seconds while they do. */
  'window.input': call(nothing, nothing),
  /**
   * Raises a notification; a press on it, also after a restart, opens the path as a link does. The newer one of a topic
   * takes the place of the older. `held`: the system did not show it. `page`: this host has none, the page's own is to be used.
   */
  'window.notify': call(
    z.object({
      topic: z.string().min(1).max(64),
      title: z.string().max(200),
      text: z.string().max(1000),
      path: pagePath,
    }),
    z.enum(['shown', 'held', 'page']),
  ),
  /** The number on the program's icon; 0 takes it away. */
  'window.badge': call(z.object({ count: z.int().min(0).max(99_999) }), nothing),
  /**
   * Opens an address outside the console with the system's program, after the page has asked: an
   * https page or a mailbox, nothing else (`domain/access/outside-address.ts`).
   */
  'link.open': call(z.object({ url: z.string().min(1).max(2000) }), nothing),
  /** Requests came into a queue that is not open; one window says so for all. */
  'news.arrived': call(z.object({ kind: queueKind, count: z.int().min(1).max(99_999) }), nothing),
  /** The user has seen a queue, or with null all news. */
  'news.seen': call(z.object({ kind: queueKind.nullable() }), nothing),
  /** A notice is not shown again in this session, in any window that is opened or loaded from now on. */
  'notices.dismiss': call(z.object({ id: z.string().max(64) }), nothing),
  /** The languages, as BCP 47 tags, whose spelling cannot be checked, because there is no dictionary. */
  'spelling.missing': call(nothing, z.array(z.string())),
  /** Runs the self-check, or joins the run under way. */
  'selfCheck.run': call(nothing, selfCheckItems),
  /** A page's answer to the event `selfCheckAsks`. */
  'selfCheck.answer': call(z.object({ id: z.string().max(64), visible: z.boolean() }), nothing),
  'support.preview': call(nothing, supportPreview),
  /** Saves exactly what `support.preview` last showed in this window; `file` is where. */
  'support.save': call(nothing, z.object({ file: z.string() })),
  /**
   * Puts the sandbox in the place of the real network, for every window; see `practice` below. Someone
   * who is signed in to the real network is signed out of it first if they have agreed to that
   * (`signsOut`); otherwise it is refused.
   */
  'practice.enter': call(z.object({ signsOut: z.boolean() }), nothing),
  'practice.leave': call(nothing, nothing),
  /** Starts the sandbox again that has ended; the windows are loaded again when it is done. */
  'practice.restart': call(nothing, nothing),
  /** The exercises of practice, and what is known of them. The calls below are told by the event `exercise`. */
  'exercises.list': call(nothing, exerciseList),
  /** Sets up a situation with new people and figures; an attempt that is under way ends without a result. */
  'exercises.begin': call(z.object({ exercise: z.string().max(60) }), nothing),
  'exercises.hint': call(nothing, nothing),
  /** The person says that they have finished. */
  'exercises.finish': call(nothing, nothing),
  'exercises.leave': call(nothing, nothing),
  /** Erases every result. */
  'exercises.erase': call(nothing, nothing),
  /**
   * Signs out, deletes the sandbox's world and makes the one of the first day. Preferences and the record
   * of acts stay; acts of unknown outcome count as checked, because nothing can tell of them any more.
   */
  'practice.startOver': call(nothing, nothing),
} as const;

export type BridgeCall = keyof typeof bridgeCalls;
export type BridgeInput<Name extends BridgeCall> = z.input<(typeof bridgeCalls)[Name]['input']>;
export type BridgeOutput<Name extends BridgeCall> = z.output<(typeof bridgeCalls)[Name]['output']>;

/** Every event the main process can send to the page. */
export const bridgeEvents = {
  session: sessionChange,
  lock: lockState,
  connection: z.object({ state: z.enum(CONNECTION_STATES) }),
  waits: z.object({ until: waitsUntil }),
  /** An act was sent, answered or settled. */
  act: sentAct,
  /** The acts that are not settled, after a time in which this window may have missed some. */
  unsettled: z.array(sentAct),
  /** What is watched has changed, in any window, or something came back. */
  watches: watchState,
  /** An event of the network's socket. */
  realtime: z.object({
    event: z.custom<RealtimeEvent>(isRealtimeEvent, 'no event of the network'),
    payload: z.unknown().optional(),
  }),
  /** Bytes of a file so far; `total` is null while it is not known. At most four a second. */
  export: z.object({ exportId: callId, received: z.number(), total: z.number().nullable() }),
  /** Bytes of a multipart body that have been sent so far; a few times a second. */
  upload: z.object({ callId, sent: z.number(), total: z.number() }),
  notice,
  /** A preference was written, in any window; null where it is the default again. */
  preference: z.object({ key: z.string(), value: z.unknown() }),
  /** New requests in the queues, or queues seen, in any window. */
  news,
  /** A menu or a link of the operating system asks this window to show a screen. */
  navigate: destination,
  /** A menu asks this window for something that is no screen. */
  show: z.object({ what: shown }),
  /** The state of the self-check. */
  selfCheck: z.object({ items: selfCheckItems }),
  /** The self-check asks every page whether it gets events, and whether its window is visible. */
  selfCheckAsks: z.object({ id: z.string() }),
  update: updateState,
  /** Practice began or ended. The page reloads, because its data is of the other network. */
  practice: z.object({ on: z.boolean() }),
  /** An exercise began, changed or ended, in any window. */
  exercise: exerciseState,
  /** The program behind this window has ended, or is there after all; where a window can outlive it. */
  program: z.object({ hasEnded: z.boolean() }),
  /** The sandbox has ended by itself, with why. */
  sandboxEnded: z.object({ why: z.string() }),
  /** The sandbox was restarted. The page reloads, because its data may be out of date. */
  restarted: z.object({}),
} as const;

export type BridgeEvent = keyof typeof bridgeEvents;
export type BridgeEventPayload<Name extends BridgeEvent> = z.output<(typeof bridgeEvents)[Name]>;

/** What a host exposes to the page as `window.corridor`. */
export interface Bridge {
  call<Name extends BridgeCall>(
    name: Name,
    input: BridgeInput<Name>,
  ): Promise<Result<BridgeOutput<Name>>>;
  /** Listens to an event; the returned function stops listening. */
  subscribe<Name extends BridgeEvent>(
    name: Name,
    listener: (payload: BridgeEventPayload<Name>) => void,
  ): () => void;
}
