/** Windows and the program's icon, as the page asks for them. */
import type { AppInfo, Destination, ShownDialog } from '#contract/bridge/bridge.ts';
import {
  type LinkRefusal,
  linkPath,
  linkRefusal,
  linkTo as systemLink,
} from '#domain/access/links.ts';
import { needsSignIn } from '#domain/access/routes.ts';
import type { DeskState } from '../desk/desk.ts';
import { ask, bridge, stopAll } from './bridge.ts';

/**
 * Opens a path of the page, such as `/transactions/123`, in a separate window.
 * @throws {ProblemError} when the host cannot open one, with what to do
 */
export async function openInOwnWindow(desk: DeskState, path: string): Promise<void> {
  if (desk.app.host === 'electron') await ask('window.open', { path });
  // A browser opens windows only for its page, not for the program behind it.
  else window.open(`#${path}`, '_blank', 'noopener');
}

/**
 * A link to a path of the page, which says whether it is of practice: one that starts Corridor if it is
 * an installed program, else the address of the page.
 */
export function linkTo(
  { host, practice }: Pick<AppInfo, 'host' | 'practice'>,
  path: string,
  page: string = window.location.href,
): string {
  return host === 'electron'
    ? systemLink(path, practice)
    : new URL(`#${linkPath(path, practice)}`, page).href;
}

/** What menus and links of the system ask of this window. */
export interface HostRequests {
  /** Shows a place of the page. */
  readonly navigate: (path: string) => void;
  /** Says why a link was not followed. */
  readonly refuse: (refusal: LinkRefusal) => void;
  readonly show: (what: ShownDialog) => void;
}

/**
 * Follows the requests of the host to this window, also those that came while the page was loading.
 * A path that needs a sign-in waits for it; a link of the other side is refused. The returned function stops.
 */
export function followHost(desk: DeskState, requests: HostRequests): () => void {
  const go = ({ path, side }: Destination) => {
    const refusal = side ? linkRefusal(side, desk.app.practice) : null;
    if (refusal) {
      requests.refuse(refusal);
      return;
    }
    const waits = desk.session.get().status !== 'signed-in' && needsSignIn(path);
    if (waits) desk.landing.set(path);
    else requests.navigate(path);
  };
  const stop = stopAll(
    bridge().subscribe('navigate', go),
    bridge().subscribe('show', ({ what }) => requests.show(what)),
  );
  void bridge()
    .call('window.arrive', undefined)
    .then((result) => {
      if (!result.ok) return;
      if (result.value.place !== null) go(result.value.place);
      if (result.value.show !== null) requests.show(result.value.show);
    });
  return stop;
}
