/** Which files are taken, judged by what they are and not only by their names (2D, 3P08). */
import { isPdf } from './pdf.ts';

/** A kind of file: what it is on the wire, the endings it may have, and how its beginning shows it. */
interface FileKind {
  readonly type: string;
  readonly endings: readonly string[];
  readonly isOf: (bytes: Uint8Array) => boolean;
}

const beginsWith =
  (...signature: readonly number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, at) => bytes[at] === byte);

const KINDS: readonly FileKind[] = [
  { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], isOf: beginsWith(0xff, 0xd8, 0xff) },
  {
    type: 'image/png',
    endings: ['.png'],
    isOf: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { type: 'application/pdf', endings: ['.pdf'], isOf: isPdf },
];

/** What a file dialog offers: '.jpg,.jpeg,.png,.pdf'. */
export const EVIDENCE_ENDINGS = KINDS.flatMap(({ endings }) => endings).join(',');

/** Bytes of a file about a dispute, or of a company's logo, at most (2D, 3P08). */
export const LARGEST_EVIDENCE_BYTES = 2 * 1024 ** 2;

/** The refusals, word for word (2D17, 2D18). */
const WRONG_KIND = 'You can only upload JPG, JPEG, PNG or PDF files!';
const TOO_LARGE = 'You can only upload images with maximum size of 2MB!';

interface Candidate {
  readonly name: string;
  /** All of it, or at least its beginning. */
  readonly bytes: Uint8Array;
  /** Bytes of the whole file. */
  readonly size: number;
}

/** The type of a file. Its name must fit some kind, and its bytes decide which; null for no such kind. */
function fileType({ name, bytes }: Candidate): string | null {
  const lower = name.toLowerCase();
  const isNamedSo = KINDS.some(({ endings }) => endings.some((each) => lower.endsWith(each)));
  const kind = KINDS.find(({ isOf }) => isOf(bytes));
  return isNamedSo && kind ? kind.type : null;
}

/** The type of a file about a dispute, or why it is refused. */
export function evidenceType(
  file: Candidate,
): { readonly type: string } | { readonly refusal: string } {
  const type = fileType(file);
  if (type === null) return { refusal: WRONG_KIND };
  return file.size > LARGEST_EVIDENCE_BYTES ? { refusal: TOO_LARGE } : { type };
}

/** Why a file is no company logo; null when it is a PNG or JPG of at most 2 MB (3P08). */
export function logoRefusal(file: Candidate): string | null {
  if (!fileType(file)?.startsWith('image/')) return 'Choose a PNG or JPG file';
  return file.size > LARGEST_EVIDENCE_BYTES ? 'Choose a file of at most 2Mb' : null;
}
