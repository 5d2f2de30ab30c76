/** Document verification requests: how they read, and what may be done with them (2I). */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { changesIn, pictureFacet, textFacet } from '#domain/changes/changes.ts';
import { personName } from '#domain/text/person-names.ts';
import { dayOf, formatDay } from '#domain/time/format.ts';
import type { StatusLabel } from '../text/status.ts';
import { wordsOf } from '../text/words.ts';
import { verifiedAddress } from './address.ts';

/** Why a document is declined, word for word (2I14); other reasons are typed. */
export const DECLINE_REASONS = [
  'Incorrect ID Number',
  'ID type not recognized',
  'Incorrect Date of Birth',
  'Incorrect ID Expiry date',
  'ID Expired',
  'Selfie Image Not Clear',
  'ID Image Not Clear',
  'ID Name does not match account name',
] as const;
type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The words of the status filter (2I03). */
export const DOC_STATUS_LABELS = { approved: 'Verified', unapproved: 'Not Verified' } as const;

const TITLES: Readonly<Record<DocVerificationType, string>> = {
  identity: 'Identity Verification',
  address: 'Address Verification',
};

/** The title of a screen: the type, humanized (2I01). */
export const documentsTitle = (type: DocVerificationType): string => TITLES[type];

/** Only what has no status yet is decided (2I). */
export const isUndecided = ({ status }: Pick<DocVerification, 'status'>): boolean =>
  status === null;

/** How a request without a status is shown. */
export const PENDING: StatusLabel = { text: 'Pending', tone: 'neutral' };

/** A decided document's status; null while it is not decided. */
export function documentStatusLabel(status: string | null): StatusLabel | null {
  if (status === null) return null;
  if (status === 'approved') return { text: DOC_STATUS_LABELS.approved, tone: 'success' };
  return { text: wordsOf(status), tone: 'danger' };
}

/** The decision on a document: 'Approved', 'Declined'; null while it is pending. */
export const documentDecision = ({ status }: Pick<DocVerification, 'status'>): string | null =>
  status === 'approved' ? 'Approved' : (documentStatusLabel(status)?.text ?? null);

/** The reasons of a decision: those ticked, and the typed ones, one a line. */
export function reasonsGiven(ticked: readonly string[], typed: string): readonly string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set([...ticked, ...lines.filter((line) => line !== '')])];
}

/** A field a person has declared, to be compared with their document. */
export interface DeclaredField {
  readonly label: string;
  readonly value: string | null;
  /** The reason to decline when the document says otherwise; null without one. */
  readonly reason: DeclineReason | null;
}

const day = (date: string | null) => date && formatDay(date);

/** The submitted details that this type of document shows. */
export function declaredFields(
  type: DocVerificationType,
  { user, data, expiry_date: expiry }: DocVerification,
): readonly DeclaredField[] {
  const name = {
    label: 'User Name',
    value: personName(user),
    reason: 'ID Name does not match account name',
  } as const;
  const born = {
    label: 'Date of Birth',
    value: day(user?.dob ?? null),
    reason: 'Incorrect Date of Birth',
  } as const;
  if (type === 'address') {
    return [name, born, { label: 'Full Address', value: verifiedAddress(user), reason: null }];
  }
  return [
    name,
    born,
    {
      label: 'National ID Number',
      value: data?.id_number ?? null,
      reason: 'Incorrect ID Number',
    },
    { label: 'Expiry Date', value: day(expiry), reason: 'Incorrect ID Expiry date' },
  ];
}

/** Whether the document says that it has expired. */
export function hasExpired({ expiry_date: expiry }: DocVerification, now: Date): boolean {
  const last = dayOf(expiry ?? '');
  return last !== null && last < now.toISOString().slice(0, 10);
}

export interface DocumentPicture {
  readonly label: string;
  readonly url: string;
}

/** The pictures that came with a request, the document first. */
export function documentPictures(request: DocVerification): readonly DocumentPicture[] {
  const all = [
    ['Document image', request.doc_image_url],
    ['Photo image', request.photo_image_url],
    ['Extra image', request.extra_image_url],
  ] as const;
  return all.flatMap(([label, url]) => (url === null ? [] : [{ label, url }]));
}

/** The changes of a request since it was shown. */
export const documentChanges = changesIn<DocVerification>([
  textFacet('Status', ({ status }) => documentStatusLabel(status)?.text ?? null),
  textFacet('User Name', ({ user }) => personName(user)),
  textFacet('Date of Birth', ({ user }) => day(user?.dob ?? null)),
  textFacet('National ID Number', ({ data }) => data?.id_number ?? null),
  textFacet('Expiry Date', ({ expiry_date: expiry }) => day(expiry)),
  textFacet('Full Address', ({ user }) => verifiedAddress(user)),
  pictureFacet('Document image', ({ doc_image_url }) => doc_image_url),
  pictureFacet('Selfie', ({ photo_image_url }) => photo_image_url),
  pictureFacet('Extra image', ({ extra_image_url }) => extra_image_url),
]);
