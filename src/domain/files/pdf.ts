/** How a file is recognised as a PDF, also where other bytes stand before it. */

/** The first bytes of a file, in which PDF readers look for the mark. */
export const PDF_HEAD_BYTES = 1024;

const MARK = '%PDF-';

/** Whether a file is a PDF: its mark stands within the first 1,024 bytes. @param bytes its beginning */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PDF_HEAD_BYTES)).includes(MARK);
