/** `app://corridor/…`: the built page, without a server and without a port. */
import { protocol, type Session } from 'electron';
import type { Pictures } from '#main/files/pictures/pictures.ts';
import { createPage, type PageAnswer } from '../../shared/page.ts';
import { answerPicture } from '../../shared/pictures.ts';
import { ORIGIN, SCHEME } from './origin.ts';

/** Makes the scheme a real origin with storage, fetch and a code cache. Call it before `ready`. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Serves the page in `root`, and the pictures it shows, to the windows of `session`. */
export function servePage(session: Session, root: string, pictures: Pictures): void {
  const page = createPage({ root });
  session.protocol.handle(SCHEME, async (request) => {
    const url = URL.parse(request.url);
    // The origin of a URL with a scheme of ours is not computed by every runtime; its parts are.
    const isOurs = url !== null && `${url.protocol}//${url.host}` === ORIGIN;
    if (!isOurs || request.method !== 'GET') return new Response('Not found', { status: 404 });
    return toResponse(answerPicture(pictures, url.pathname) ?? (await page(url.pathname)));
  });
}

const toResponse = ({ status, headers, body }: PageAnswer) =>
  new Response(body, { status, headers });
