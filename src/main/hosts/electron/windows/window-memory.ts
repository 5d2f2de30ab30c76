/** What the windows remember from one start to the next: one small file of the profile folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '#main/basics/ports.ts';
import { writeWholeNow } from '#main/basics/whole-file.ts';

const FILE = 'windows.json';

const pixels = z.int().min(-100_000).max(100_000);

/** A damaged part is forgotten without the others. */
const windowMemory = z.object({
  /** The main window when it is neither maximized nor full screen. */
  bounds: z
    .object({ x: pixels, y: pixels, width: pixels, height: pixels })
    .optional()
    .catch(undefined),
  maximized: z.boolean().catch(false),
  fullScreen: z.boolean().catch(false),
  /** 1 is 100 %. */
  zoom: z.number().min(0.25).max(5).catch(1),
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
});

export type RememberedWindows = Readonly<z.infer<typeof windowMemory>>;

/** The memory of this profile. */
export interface WindowMemory {
  read(): RememberedWindows;
  /** Remembers these; a file that cannot be written is logged, and they hold until the end. */
  remember(changes: Partial<RememberedWindows>): void;
}

/** Opens the memory in the profile folder; what cannot be read starts with the defaults. */
export function openWindowMemory(folder: string, logger: Logger): WindowMemory {
  const path = join(folder, FILE);
  let current: RememberedWindows = readMemory(path);
  return {
    read: () => current,
    remember: (changes) => {
      current = { ...current, ...changes };
      writeWholeNow(path, () => JSON.stringify(current)).catch((error: unknown) =>
        logger.warn('windows.not-remembered', { error }),
      );
    },
  };
}

function readMemory(path: string): RememberedWindows {
  try {
    return windowMemory.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return windowMemory.parse({});
  }
}
