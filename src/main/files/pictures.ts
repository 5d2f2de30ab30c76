/**
 * Images for the windows, in memory only, and deleted when the user logs out. A window loads one by
 * an unguessable key on its host's origin, so that no script of the page handles its bytes, and the
 * page's policy allows images from nowhere else.
 */
import { randomBytes } from 'node:crypto';
import type { PictureType } from '#contract/bridge/bridge.ts';

/** A picture as a host answers it. */
interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The pictures in memory. */
export interface Pictures {
  /** Keeps a picture; its key. The ones not asked for longest make room for it. */
  keep(picture: Picture): string;
  /** The picture of a key; undefined when there is none, or when it had to make room. */
  read(key: string): Picture | undefined;
  forgetAll(): void;
}

/** Bytes of all pictures: many times those on the screen and those loaded ahead. */
const ROOM = 64 * 1024 ** 2;
const KEY_BYTES = 24;

/** Creates an empty memory of pictures. @param room bytes */
export function createPictures(room = ROOM): Pictures {
  const kept = new Map<string, Picture>();
  let used = 0;

  const drop = (key: string, { bytes }: Picture) => {
    kept.delete(key);
    used -= bytes.length;
  };
  return {
    keep: (picture) => {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      kept.set(key, picture);
      used += picture.bytes.length;
      for (const [oldest, other] of kept) {
        if (used <= room || oldest === key) break;
        drop(oldest, other);
      }
      return key;
    },
    read: (key) => {
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
