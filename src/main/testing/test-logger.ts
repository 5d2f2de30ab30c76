/** A logger that keeps the lines it would write. */
import { createLogger } from '#main/basics/log.ts';
import type { Logger } from '#main/basics/ports.ts';

export interface TestLogger extends Logger {
  readonly lines: readonly string[];
  /** The events logged so far, in order. */
  events(): string[];
}

/** Builds one; what it keeps has passed the redaction. */
export function createTestLogger(): TestLogger {
  const lines: string[] = [];
  const logger = createLogger((line) => lines.push(line));
  return { ...logger, lines, events: () => lines.map((line) => JSON.parse(line).event) };
}
