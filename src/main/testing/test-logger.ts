/** A logger that keeps the lines it would write. */
import { createLogger } from '#main/basics/log.ts';
import type { Logger } from '#main/basics/ports.ts';

export interface TestLogger extends Logger {
  readonly lines: readonly string[];
  /** The events logged so far, in order. */
  events(): string[];
  /** The same with what each line says besides. */
  details(): Record<string, unknown>[];
}

/** Builds one; what it keeps has passed the redaction. */
export function createTestLogger(): TestLogger {
  const lines: string[] = [];
  const logger = createLogger((line) => lines.push(line));
  const details = () => lines.map((line) => JSON.parse(line));
  return { ...logger, lines, details, events: () => details().map(({ event }) => event) };
}
