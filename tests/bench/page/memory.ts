/** Memory of processes, as Linux counts it. */
import { readFileSync } from 'node:fs';
import { descendants } from '#cli/setup/machine/processes.mjs';

/** Megabytes of memory. */
export interface Memory {
  /** Proportional: what several processes share is divided among them, so that sums are true. */
  readonly pss: number;
  /** Resident: everything a process can reach without the disk. */
  readonly rss: number;
}

export const NO_MEMORY: Memory = { pss: 0, rss: 0 };

export const plusMemory = (a: Memory, b: Memory): Memory => ({
  pss: a.pss + b.pss,
  rss: a.rss + b.rss,
});

/** The memory of a process; none when it has already ended. */
export function memoryOfProcess(pid: number): Memory {
  const text = readProcess(pid, 'smaps_rollup');
  return { pss: megabytes(text, 'Pss'), rss: megabytes(text, 'Rss') };
}

/** The memory of processes and all they have started. */
export function memoryOfTrees(...roots: readonly number[]): Memory {
  const pids = new Set(roots.flatMap((root) => [root, ...descendants(root).keys()]));
  return [...pids].map(memoryOfProcess).reduce(plusMemory, NO_MEMORY);
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A line such as 'Pss:      1234 kB'. */
function megabytes(text: string, field: string): number {
  const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'mu').exec(text)?.[1] ?? '0';
  return (Number(kibibytes) * 1024) / 1e6;
}
