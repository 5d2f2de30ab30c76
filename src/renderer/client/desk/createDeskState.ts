/** Builds the page's copy of the desk's state, and keeps it up to date. */
import type { Draft, StartState } from '#contract/bridge/bridge.ts';
import type { SessionChange } from '#contract/bridge/session-state.ts';
import { isLogOut } from '#domain/access/session.ts';
import { followActs } from '../acts/windowActs.ts';
import { bridge } from '../calls/bridge.ts';
import { followDates } from '../kept/dates.ts';
import { keepFirstSeenIn } from '../kept/firstSeen.ts';
import { takePreference } from '../kept/preferences.ts';
import { startPath, startView } from '../kept/startPage.ts';
import { arrangeFor } from '../kept/views.ts';
import { startAgain } from '../start/reload.ts';
import { type DeskState, deskStateOf, personOf } from './desk.ts';
import { isLocked } from './lock.ts';
import { loggedOut } from './session.ts';

/**
 * Builds the state from the start answer and the draft that was kept for this window, and follows
 * the bridge's events from then on. `load` loads the page again at a path.
 */
export function createDeskState(
  start: StartState,
  kept: Draft | null,
  load = startAgain,
): DeskState {
  const state = deskStateOf(start, kept);
  followActs(start);
  followDates(state.preferences, start.app.locale);
  keepFirstSeenIn(state.preferences);
  if (start.session.status === 'signed-in') state.drafts.resumed(start.session.user.id);
  // What was typed last may still wait to be sent.
  window.addEventListener('pagehide', () => void state.drafts.handOver(), { once: true });
  const leave = async (path: string, text: string) => {
    state.leaving.set(text);
    await loggedOut();
    load(path);
  };
  let person = personOf(start.session);
  bridge().subscribe('session', (change) => {
    const before = person;
    person = personOf(change.state) || person;
    followSession(state, change);
    // Nothing of a locked window may be seen by who ended its session.
    const isUnseen = change.ended && state.lock.get().isLocked;
    if (isLogOut(change) || isUnseen) void leave('/login', 'Logging out…');
    else if (before !== '' && before !== person) {
      void leave(state.landing.get() ?? '/', 'Signing in…');
    }
  });
  isLocked.set(start.lock.isLocked);
  bridge().subscribe('lock', (lock) => {
    // The cover stays until the page is loaded again.
    if (state.leaving.get() !== null) return;
    isLocked.set(lock.isLocked);
    state.lock.set(lock);
  });
  bridge().subscribe('practice', ({ on }) => {
    if (on !== start.app.practice) load('/login');
  });
  bridge().subscribe('program', ({ hasEnded }) => state.hasProgramEnded.set(hasEnded));
  bridge().subscribe('sandboxEnded', ({ why }) => state.sandboxEnded.set(why));
  bridge().subscribe('restarted', () => window.location.reload());
  bridge().subscribe('connection', (event) => state.connection.set(event.state));
  bridge().subscribe('waits', ({ until }) => state.waitsUntil.set(until));
  bridge().subscribe('update', state.update.set);
  bridge().subscribe('news', state.news.set);
  bridge().subscribe('preference', (written) => takePreference(state.preferences, written));
  bridge().subscribe('notice', (notice) => {
    const others = state.notices.get().filter(({ id }) => id !== notice.id);
    state.notices.set([...others, notice]);
  });
  return state;
}

/** Takes over a change of the session: first where it leads, then the session itself. */
function followSession(desk: DeskState, change: SessionChange): void {
  const { state: next, ended } = change;
  const before = desk.session.get();
  if (next.status === 'signed-in' && before.status === 'signed-out') {
    const resumed = desk.drafts.resumed(next.user.id);
    const elsewhere = desk.landing.get() ?? resumed ?? null;
    desk.landing.set(elsewhere ?? startPath(desk.preferences.get(), next.user.role));
    const view = startView(desk.preferences.get(), next.user.role);
    if (view && elsewhere === null) arrangeFor(desk.preferences, view);
  }
  if (next.status === 'signed-out' && before.status === 'signed-in') {
    if (isLogOut(change)) desk.drafts.finished();
    else desk.drafts.interrupted(before.user.id, window.location.hash.slice(1));
  }
  desk.session.set(next);
  if (ended) desk.sessionsEnded.set(desk.sessionsEnded.get() + 1);
}
