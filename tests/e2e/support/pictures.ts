import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder for pictures, without those of an earlier run whose names have that part. */
export async function emptyFolder(folder: string, part: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const earlier = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  await Promise.all(
    earlier.filter((file) => file.includes(part)).map((file) => rm(join(folder, file))),
  );
}
