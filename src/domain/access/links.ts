/** Links to places: `corridor://transactions/1`, or `corridor://practice/…` where the id is of practice. */
import type { Destination } from '#contract/bridge/bridge.ts';
import { isLinkable } from './routes.ts';

export type LinkTarget = Required<Destination>;

const LINK = /^corridor:\/\/(?<place>\S*)$/iu;
const PRACTICE = /^\/practice(?=[/?]|$)/u;

/** The path as links have it, which name practice first. */
export const linkPath = (path: string, isPractice: boolean): string =>
  isPractice ? `/practice${path}` : path;

/** A link of the system to a path of the page. */
export const linkTo = (path: string, isPractice: boolean): string =>
  `corridor:/${linkPath(path, isPractice)}`;

/** Reads a path as links have it; null when a link may not lead there. */
export function readLinkPath(place: string): LinkTarget | null {
  // Some programs put a slash after the name, as if it were a host.
  const whole = `/${place}`.replace(/^\/+/u, '/').replace(/(?<=.)\/(?=\?|$)/u, '');
  const path = whole.replace(PRACTICE, '').replace(/^(?!\/)/u, '/');
  if (!isLinkable(path)) return null;
  return { path, side: PRACTICE.test(whole) ? 'practice' : 'real' };
}

/** Reads a link; null when it is none, or may not lead there. */
export function readLink(link: string): LinkTarget | null {
  const place = LINK.exec(link)?.groups?.['place'];
  return place === undefined ? null : readLinkPath(place);
}

export interface LinkRefusal {
  readonly title: string;
  readonly text: string;
}

/** Why a link of that side is not opened here; null where it is. */
export function linkRefusal(side: LinkTarget['side'], isPractice: boolean): LinkRefusal | null {
  if ((side === 'practice') === isPractice) return null;
  return isPractice
    ? {
        title: 'This is not a practice link',
        text: 'It leads to the real network, and you are in practice. The same ID belongs to something else here. Nothing was opened. Use the link on the real network.',
      }
    : {
        title: 'This is a practice link',
        text: 'It leads into practice, and you are on the real network. The same ID belongs to something else here. Nothing was opened. Use the link in practice.',
      };
}
