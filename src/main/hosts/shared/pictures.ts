/** Pictures of attachments, as both hosts serve them on the page's own origin. */
import type { Pictures } from '#main/files/pictures/pictures.ts';
import { NOT_FOUND, type PageAnswer, SECURITY_HEADERS } from './page.ts';

const PATH = '/pictures/';

/** The answer of a host to the path of a picture; null for any other path. */
export function answerPicture(pictures: Pictures, path: string): PageAnswer | null {
  if (!path.startsWith(PATH)) return null;
  const picture = pictures.read(path.slice(PATH.length));
  if (!picture) return NOT_FOUND;
  return {
    status: 200,
    headers: {
      ...SECURITY_HEADERS,
      // Nothing of a person's documents is written to disk.
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-type': picture.type,
    },
    body: picture.bytes,
  };
}
