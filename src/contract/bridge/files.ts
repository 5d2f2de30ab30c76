/** Files of the network as they cross the bridge: exports, attachments, portraits. */
import { z } from 'zod';

/** The id of a call, chosen by the page, by which it is cancelled. */
export const callId = z.string().min(1).max(64);

/** Where a host is, seen from this computer. */
const hostPlace = z.enum(['public', 'private', 'loopback']);
export type HostPlace = z.infer<typeof hostPlace>;

/** Nothing was fetched: the file is on a host that the person has to allow first. */
const foreignHost = z.object({
  status: z.literal('foreign-host'),
  host: z.string(),
  place: hostPlace,
});
export type ForeignHost = z.infer<typeof foreignHost>;

/** The outcome of an export that did not fail. */
export const exportOutcome = z.discriminatedUnion('status', [
  /** Saved; `opened` is false when no program could show it. */
  z.object({
    status: z.literal('saved'),
    folder: z.string(),
    fileName: z.string(),
    opened: z.boolean(),
  }),
  foreignHost,
]);
export type ExportOutcome = z.infer<typeof exportOutcome>;

/**
 * Kinds of images that are shown. The content of the file decides, not its name or the server's
 * type. Kinds that can contain scripts are not shown.
 */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** An image that is in memory. */
export const shownPicture = z.object({
  status: z.literal('shown'),
  /** Its address, relative to the page. It is valid until newer images need its memory. */
  src: z.string(),
  type: z.enum(PICTURE_TYPES),
  /** Bytes. */
  size: z.number(),
  /** The SHA-256 of its bytes, of a document's image; left out of a portrait. */
  digest: z.string().optional(),
});

/** The outcome of loading an attachment that did not fail. */
export const attachmentView = z.discriminatedUnion('status', [shownPicture, foreignHost]);
export type AttachmentView = z.infer<typeof attachmentView>;

/**
 * A file that an answer of the API names: its address, complete or relative to the API base. It is
 * fetched from another host than the API's only if that is `allowHost` or the managed settings
 * allow it.
 */
export const attachment = z.object({
  requestId: callId,
  url: z.string().min(1).max(4000),
  allowHost: z.string().max(300).optional(),
});
