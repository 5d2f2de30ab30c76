/** Which files may be sent in, judged by what they are and not only by their names (2D). */

/** A kind of file: what it is on the wire, the endings it may have, and its first bytes. */
interface FileKind {
  readonly type: string;
  readonly endings: readonly string[];
  readonly signature: readonly number[];
}

const KINDS: readonly FileKind[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    endings: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'application/pdf', endings: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** What a file dialog offers: '.jpg,.jpeg,.png,.pdf'. */
export const EVIDENCE_ENDINGS = KINDS.flatMap(({ endings }) => endings)
  .map((ending) => `.${ending}`)
  .join(',');

/** Bytes of a file about a dispute at most (2D). */
export const LARGEST_EVIDENCE_BYTES = 2 * 1024 ** 2;

/** The refusals, word for word (2D17, 2D18). */
export const WRONG_KIND = 'You can only upload JPG, JPEG, PNG or PDF files!';
export const TOO_LARGE = 'You can only upload images with maximum size of 2MB!';

/** A file to be sent. */
interface Candidate {
  readonly name: string;
  /** All of it, or at least its beginning. */
  readonly bytes: Uint8Array;
  /** Bytes of the whole file. */
  readonly size: number;
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

const endingOf = (name: string) => /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type of a file about a dispute, or why it is refused. Its name must fit some kind, and its bytes decide which. */
export function evidenceType({
  name,
  bytes,
  size,
}: Candidate): { readonly type: string } | { readonly refusal: string } {
  const isNamedSo = KINDS.some(({ endings }) => endings.includes(endingOf(name)));
  const kind = KINDS.find(({ signature }) => beginsWith(bytes, signature));
  if (!(isNamedSo && kind)) return { refusal: WRONG_KIND };
  return size > LARGEST_EVIDENCE_BYTES ? { refusal: TOO_LARGE } : { type: kind.type };
}
