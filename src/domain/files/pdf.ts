/** What makes a file a PDF, whatever stands before it. */

/** Bytes at the beginning of a file in which a PDF is found, as PDF readers do. */
export const PDF_HEAD_BYTES = 1024;

const MARK = '%PDF-';

/** Whether a file is a PDF: its mark stands within the first 1,024 bytes. @param bytes its beginning */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PDF_HEAD_BYTES)).includes(MARK);
