/**
 * Requests to verify cards and documents, and the notifications of them (2C, 2I, 1V).
 */

import { z } from 'zod';
import { anyAnswer, endpoint, ofId, onRecord } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { listAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  id,
  ignoreInvalid,
  listOf,
  optionalId,
  optionalText,
  part,
  rawId,
  text,
} from '../wire/values.ts';
import { original, sentWhole, withOriginal } from '../wire/wire-types.ts';
import { DOC_VERIFICATION_TYPES } from './choices.ts';

/** A notification of a user; Corridor counts and reads those of card verification requests. */
const notification = z.object({
  id: rawId,
  object_type: ignoreInvalid(optionalText),
  status: ignoreInvalid(optionalText),
});

/** Whose card or document it is. Servers write the name whole or in parts, and so the address. */
const user = z.object({
  id: optionalId,
  firstname: optionalText,
  middlename: optionalText,
  lastname: optionalText,
  name: optionalText,
  full_name: optionalText,
  dob: optionalText,
  full_address: optionalText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zipcode: optionalText,
  country: optionalText,
});
export type VerifiedUser = z.output<typeof user>;
const verifiedUser = user as z.ZodType<VerifiedUser, Partial<z.input<typeof user>>>;

/** A request to have a card verified. Its status is kept as it comes, an unknown one too. */
export const cardVerification = z.object({
  id,
  user: part(verifiedUser),
  number: optionalText,
  expiry_date: optionalText,
  status: optionalText,
  resp_message: optionalText,
  image_url: optionalText,
});
export type CardVerification = z.output<typeof cardVerification>;
export type CardVerificationOnWire = z.input<typeof cardVerification>;

export type DocVerificationType = (typeof DOC_VERIFICATION_TYPES)[number];

/** Reasons a document was declined for: a list, or one text. */
const comments = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? [value] : value || []),
  listOf(text),
) as z.ZodType<string[], readonly string[] | string | null | undefined>;

/** A request to have a document verified. Without a status it is not decided yet. */
const document = z.object({
  id,
  type: optionalText,
  user: part(verifiedUser),
  data: z.preprocess(
    (value) => asRecord(value) ?? null,
    part(z.object({ id_number: optionalText })),
  ) as z.ZodType<
    { id_number: string | null } | null,
    { id_number?: string | null } | null | undefined
  >,
  expiry_date: optionalText,
  status: optionalText,
  doc_image_url: optionalText,
  photo_image_url: optionalText,
  extra_image_url: optionalText,
  comments,
  original,
});
export const docVerification = adapted(withOriginal, document);
export type DocVerification = z.output<typeof docVerification>;
export type DocVerificationOnWire = z.input<typeof docVerification>;

/** The year and the month of the expiry to search cards by; either alone is enough. */
const cardFilters = z.object({
  expiryYear: z.coerce.number().int().optional(),
  expiryMonth: z.coerce.number().int().min(1).max(12).optional(),
});
export type CardFilters = z.output<typeof cardFilters>;

const docFilters = z.object({ status: z.string().optional() });
export type DocFilters = z.output<typeof docFilters>;

export const verificationEndpoints = {
  /** A user's notifications; the console reads how many there are, and which. */
  'notifications.list': endpoint({
    method: 'GET',
    path: 'admin/users/{id}/notifications',
    params: ofId,
    query: z.object({ object_type: z.string().optional(), status: z.string().optional() }),
    answer: listAnswer(notification),
    source: '1N08, 2C27',
  }),
  'notifications.read': endpoint({
    method: 'PUT',
    path: 'admin/users/{id}/notifications/read',
    params: ofId,
    body: { encoding: 'json', fields: z.object({ notification_ids: z.array(rawId) }) },
    answer: anyAnswer,
    source: '2C28',
    isNoAct: true,
  }),
  /** The names of the expiry's parameters are not shown. */
  'cardVerifications.list': endpoint({
    method: 'GET',
    path: 'admin/card-verification',
    query: z.object({
      search: z.string().optional(),
      filters: cardFilters.optional(),
      ...paging,
    }),
    answer: listAnswer(cardVerification),
    source: '2C25',
    assumed: true,
  }),
  'cardVerifications.approve': onRecord('POST', 'admin/card-verification/approve/{id}', '2C20'),
  'cardVerifications.decline': onRecord('POST', 'admin/card-verification/decline/{id}', '2C21'),
  /** Requests to verify documents; counts give the status beside the type and ask for one row. */
  'docVerifications.list': endpoint({
    method: 'GET',
    path: 'admin/doc-verification',
    query: z.object({
      type: z.enum(DOC_VERIFICATION_TYPES),
      status: z.string().optional(),
      search: z.string().optional(),
      filters: docFilters.optional(),
      page: paging.page.optional(),
      pageSize: paging.pageSize,
    }),
    answer: listAnswer(docVerification),
    source: '2I17',
  }),
  'docVerifications.approve': onRecord('POST', 'admin/doc-verification/{id}/approve', '2I18'),
  /** The body is the item as it was received, with the reasons as its comments. */
  'docVerifications.decline': endpoint({
    method: 'POST',
    path: 'admin/doc-verification/{id}/decline',
    params: ofId,
    body: {
      encoding: 'json',
      fields: z
        .object({ comments: z.array(z.string().min(1)).min(1), original })
        .transform((fields) => sentWhole(fields)),
    },
    answer: anyAnswer,
    source: '2I19',
  }),
};
