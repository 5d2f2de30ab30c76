/** Disputes about matches: what both sides say, and what staff decide (2D). */
import { z } from 'zod';
import { namedPerson, person } from '../people/person.ts';
import { anyAnswer, endpoint, ofId, onRecord } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { listAnswer, paging } from '../wire/list.ts';
import { upload } from '../wire/upload.ts';
import {
  free,
  id,
  listOf,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  part,
} from '../wire/values.ts';

/** The sides of a dispute, as validation data names them. */
export const DISPUTE_SIDES = ['matcher', 'posters_beneficiary'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/** A validation result of one side of a match; `data` is the answer of the source. */
const validationEntry = z.object({
  side: optionalText,
  source_type: optionalText,
  data: free.optional(),
});
export type ValidationEntry = z.output<typeof validationEntry>;
type ValidationEntryOnWire = z.input<typeof validationEntry>;

/** Entries; a server with only one may send it without a list. */
const validationData = z.preprocess(
  (value) => (asRecord(value) ? [value] : value),
  listOf(validationEntry),
) as z.ZodType<ValidationEntry[], readonly ValidationEntryOnWire[] | null | undefined>;

/** A file that a side has sent by e-mail; without a `filepath` it cannot be shown. */
const responseFile = z.object({
  filepath: optionalText,
  originalname: optionalText,
  mimetype: optionalText,
});
export type ResponseFile = z.output<typeof responseFile>;

export const disputeMatch = z.object({
  id: optionalId,
  matcher_amount: optionalDecimal,
  matcher_currency: optionalText,
  order: part(z.object({ id: optionalId })),
  user: part(person),
  latestValidationData: validationData,
  cancelled_at: optionalInstant,
  matcher_payment_completed_at: optionalInstant,
  completed_at: optionalInstant,
});

const disputeOrder = z.object({
  id: optionalId,
  postersBeneficiary: part(namedPerson),
});

const YES: readonly unknown[] = [1, '1', true];
const NO: readonly unknown[] = [0, '0', false];

/** Whether the poster's beneficiary has got the money: 1 yes, 0 no, else no data (2D19). */
const response = z.preprocess((value) => {
  if (YES.includes(value)) return 1;
  return NO.includes(value) ? 0 : null;
}, z.literal([0, 1]).nullable()) as z.ZodType<0 | 1 | null, 0 | 1 | null | undefined>;

export const dispute = z.object({
  id,
  created_at: optionalInstant,
  /** When it began, in the words of the server. */
  time: optionalText,
  status: optionalText,
  match_id: optionalId,
  match: part(disputeMatch),
  order: part(disputeOrder),
  pb_response: response,
  poster_beneficiary_resp_email_files: listOf(responseFile),
  matcher_resp_email_files: listOf(responseFile),
});
export type Dispute = z.output<typeof dispute>;
export type DisputeOnWire = z.input<typeof dispute>;

const source = '2D';
export const disputeEndpoints = {
  /** What `type` may be is not shown; the console leaves it out. */
  'disputes.list': endpoint({
    method: 'GET',
    path: 'admin/disputes',
    query: z.object({ type: z.string().optional(), ...paging }),
    answer: listAnswer(dispute),
    source,
    assumed: true,
  }),
  /** Sets the status, or adds a file that one side has sent. */
  'disputes.update': endpoint({
    method: 'PUT',
    path: 'admin/disputes/{id}',
    params: ofId,
    body: {
      encoding: 'multipart',
      fields: z.object({
        status: z.string().optional(),
        poster_beneficiary_resp_email: upload.optional(),
        matcher_resp_email: upload.optional(),
      }),
    },
    answer: anyAnswer,
    source,
  }),
  'disputes.approve': onRecord('POST', 'admin/disputes/{id}/approve', source),
  'disputes.decline': onRecord('POST', 'admin/disputes/{id}/decline', source),
  /** Asks the network to validate the transaction again. */
  'disputes.refresh': onRecord('GET', 'admin/disputes/{id}/refresh-transaction-data', source),
};
