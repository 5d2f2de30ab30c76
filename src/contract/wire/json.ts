/** JSON with all its digits, without the schemas of what it says. */

declare global {
  interface JSON {
    /** What `JSON.stringify` writes as this text, which has to be a number in JSON. */
    rawJSON(text: string): number;
  }
}

/** A number of an answer that has more digits than a JavaScript number holds, by its digits. */
export interface LongNumber {
  readonly $number: string;
}

/** `value` as a plain object, or undefined when it is anything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Whether a value is a {@link LongNumber}. */
export const isLongNumber = (value: unknown): value is LongNumber =>
  typeof asRecord(value)?.['$number'] === 'string';

/** A value as JSON, with all digits of its numbers. */
export const toJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_key, inner) => (isLongNumber(inner) ? JSON.rawJSON(inner.$number) : inner),
    indent,
  );
