/**
 * Images for the windows, in memory only, and deleted when the user logs out. A window loads one by
 * an unguessable key on its host's origin, so that no script of the page handles its bytes, and the
 * page's policy allows images from nowhere else.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { AttachmentView, PictureType } from '#contract/bridge/files.ts';

/** A picture as a host answers it. */
interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a window gets of a picture in memory. */
export type ShownPicture = Extract<AttachmentView, { readonly status: 'shown' }>;

/** A picture in memory, as a window shows it. */
export const asShownPicture = (key: string, { type, bytes }: Picture): ShownPicture => ({
  status: 'shown',
  src: `./pictures/${key}`,
  type,
  size: bytes.length,
});

/** The pictures in memory. */
export interface Pictures {
  /** Keeps a picture of a document; its key. The ones not asked for longest make room for it. */
  keep(picture: Picture): string;
  /** The key of the portrait at an address, whether or not it is kept. */
  portraitKey(address: string): string;
  /** Keeps a portrait under the key of its address; portraits make room for portraits only. */
  keepPortrait(key: string, picture: Picture): void;
  /** The picture of a key; undefined when there is none, or when it had to make room. */
  read(key: string): Picture | undefined;
  forgetAll(): void;
}

const MEGABYTE = 1024 ** 2;
/** Bytes of all pictures of documents: many times those on the screen and those loaded ahead. */
const ROOM = 64 * MEGABYTE;
/** Bytes of all portraits. */
const PORTRAIT_ROOM = 32 * MEGABYTE;
const KEY_BYTES = 24;

/** Pictures that share a room. @param room bytes */
function createShelf(room: number) {
  const kept = new Map<string, Picture>();
  let used = 0;

  const drop = (key: string, { bytes }: Picture) => {
    kept.delete(key);
    used -= bytes.length;
  };
  return {
    put: (key: string, picture: Picture) => {
      const before = kept.get(key);
      if (before) drop(key, before);
      kept.set(key, picture);
      used += picture.bytes.length;
      for (const [oldest, other] of kept) {
        if (used <= room || oldest === key) break;
        drop(oldest, other);
      }
    },
    read: (key: string) => {
      const found = kept.get(key);
      if (!found) return;
      // A map lists in the order of insertion: the requested one goes to its end.
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    forgetAll: () => {
      kept.clear();
      used = 0;
    },
  };
}

/** Creates an empty memory of pictures. @param room bytes of each kind */
export function createPictures(room = { documents: ROOM, portraits: PORTRAIT_ROOM }): Pictures {
  const documents = createShelf(room.documents);
  const portraits = createShelf(room.portraits);
  const secret = randomBytes(KEY_BYTES);
  return {
    keep: (picture) => {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      documents.put(key, picture);
      return key;
    },
    portraitKey: (address) => createHmac('sha256', secret).update(address).digest('base64url'),
    keepPortrait: portraits.put,
    read: (key) => documents.read(key) ?? portraits.read(key),
    forgetAll: () => {
      documents.forgetAll();
      portraits.forgetAll();
    },
  };
}
