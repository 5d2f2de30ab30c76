/** Kinds of files that are saved and opened: documents that a program shows and none that runs. */
export const FILE_KINDS = ['pdf', 'xlsx', 'xls', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
