/** The version that was refused, in the profile folder, so that it is not downloaded again every few hours. */
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger, RefusalMemory } from '#main/basics/ports.ts';
import { openProfileFile } from '../profile-file.ts';

const FILE = 'refused-update.json';
const kept = z.object({
  /** The version of Corridor that has refused it: another one judges anew. */
  by: z.string(),
  version: z.string(),
  reason: z.enum(['refused', 'unchecked']),
});

/** Opens the memory of this version of Corridor. */
export function openRefusals(profile: string, by: string, logger: Logger): RefusalMemory {
  const { read, write } = openProfileFile(
    join(profile, FILE),
    (found) => kept.safeParse(found).data ?? null,
    (error) => logger.warn('update.not-remembered', { error }),
  );
  return {
    read: () => {
      const refusal = read();
      return refusal?.by === by ? refusal : null;
    },
    write: (refusal) => write({ ...refusal, by }),
  };
}
