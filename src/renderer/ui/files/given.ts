/** What a person has dropped, pasted or chosen: files, and why anything else is not taken. */

/** Something that is not taken. */
export interface RefusedFile {
  /** Two of one name are two. */
  readonly key: string;
  readonly name: string;
  readonly why: string;
}

/** All that was given: each thing is either taken or refused. */
export interface GivenFiles {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
}

const FOLDER = 'This is a folder. Open it and choose the files in it.';
/** A folder looks like a file where the browser does not tell them apart, but it cannot be read. */
export const UNREADABLE =
  'This file could not be read. If it is a folder, open it and choose the files in it.';
const ONE_ONLY = 'Only one file can be chosen here.';

const refusal = (name: string, why: string): RefusedFile => ({
  key: crypto.randomUUID(),
  name,
  why,
});
const refuse = (name: string, why: string): GivenFiles => ({
  files: [],
  refused: [refusal(name, why)],
});

async function judge(file: File): Promise<GivenFiles> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return { files: [file], refused: [] };
  } catch {
    return refuse(file.name, UNREADABLE);
  }
}

async function allOf(parts: readonly (GivenFiles | Promise<GivenFiles>)[]): Promise<GivenFiles> {
  const judged = await Promise.all(parts);
  return {
    files: judged.flatMap(({ files }) => files),
    refused: judged.flatMap(({ refused }) => refused),
  };
}

/** The files that were chosen in a dialog of the system. */
export const chosenFiles = (files: Iterable<File>): Promise<GivenFiles> =>
  allOf([...files].map(judge));

/** The files that were dropped or pasted. It has to be called during the event. */
export function transferredFiles({ items }: DataTransfer): Promise<GivenFiles> {
  const parts = [...items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    const name = entry?.name ?? file?.name ?? '';
    if (entry?.isDirectory) return [refuse(name, FOLDER)];
    return [file ? judge(file) : refuse(name, UNREADABLE)];
  });
  return allOf(parts);
}

/** What a place for one file takes: that file, or none of several. */
export const oneOf = (given: GivenFiles): GivenFiles =>
  given.files.length > 1
    ? {
        files: [],
        refused: [...given.refused, ...given.files.map(({ name }) => refusal(name, ONE_ONLY))],
      }
    : given;
