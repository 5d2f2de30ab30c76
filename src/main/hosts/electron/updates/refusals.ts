/** The version that was refused, in the profile folder, so that it is not downloaded again every few hours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger, RefusalMemory } from '#main/basics/ports.ts';
import { writeWhole } from '#main/basics/whole-file.ts';

const FILE = 'refused-update.json';
const kept = z.object({
  /** The version of Corridor that has refused it: another one judges anew. */
  by: z.string(),
  version: z.string(),
  reason: z.enum(['refused', 'unchecked']),
});

/** Opens the memory of this version of Corridor. A file that cannot be written holds until the end. */
export function openRefusals(profile: string, by: string, logger: Logger): RefusalMemory {
  const path = join(profile, FILE);
  const found = readRefusal(path);
  let current = found?.by === by ? found : null;
  return {
    read: () => current,
    write: (refusal) => {
      current = { ...refusal, by };
      writeWhole(path, JSON.stringify(current)).catch((error: unknown) =>
        logger.warn('update.not-remembered', { error }),
      );
    },
  };
}

function readRefusal(path: string): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
