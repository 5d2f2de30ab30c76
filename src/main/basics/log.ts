/** Structured log lines, without what must not be logged, by the names of fields and the form of texts. */
import type { Logger } from '#main/basics/ports.ts';

type Level = 'info' | 'warn' | 'error';

const REDACTED = '[redacted]';
const LONGEST_TEXT = 2000;
const DEEPEST = 6;
const MOST_ITEMS = 50;

/** Fields whose value is never shown. */
const SECRET_FIELD =
  /token|authorization|passw|passphrase|secret|cookie|credential|session.?id|csrf|otp|^pin$|(^|_|-|api|access|private)key$/iu;
const PERSONAL_FIELD =
  /name|e-?mail|phone|mobile|address|^dob$|birth|account_?number|iban|^search$|^query$/iu;
/** Fields that only look personal. */
const TECHNICAL_FIELD = /^(host|file|path|event|endpoint)_?name$|^ip_?address$|^address_?family$/iu;

const NAMED_SECRET =
  /\b((?:[\w-]*(?:token|password|passwd|secret|cookie|credential|apikey|api_key))|key|authorization|code)(["']?\s*[=:]\s*["']?)(?:(?:bearer|basic|token)\s+)?[^\s"'&;,})\]]+/giu;
const SCHEMED_SECRET = /\b(bearer|basic|token)\s+[\w.~+/=-]{6,}/giu;
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu;
const URL_CREDENTIALS = /(\/\/)[^/@\s:]+(?::[^/@\s]*)?@/gu;
const MAIL_ADDRESS = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.[a-z]{2,}/giu;
const PHONE_NUMBER = /(?<![\w.-])\+\d[\d ().-]{6,}\d/gu;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** Long runs without spaces that mix letters and digits: tokens without a name. */
const OPAQUE = /(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}/giu;

/** `text` without anything that looks like a credential, a mail address or a phone number. */
export function redactText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(URL_CREDENTIALS, `$1${REDACTED}@`)
    .replace(NAMED_SECRET, `$1$2${REDACTED}`)
    .replace(SCHEMED_SECRET, `$1 ${REDACTED}`)
    .replace(JSON_WEB_TOKEN, REDACTED)
    .replace(MAIL_ADDRESS, REDACTED)
    .replace(PHONE_NUMBER, REDACTED)
    .replace(OPAQUE, (run) => (UUID.test(run) ? run : REDACTED));
}

const isHidden = (field: string) =>
  SECRET_FIELD.test(field) || (PERSONAL_FIELD.test(field) && !TECHNICAL_FIELD.test(field));

/** An error as fields; its other properties (a request, its headers) are left out. */
function errorFields(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name,
    message: redactText(error.message),
    ...('code' in error && { code: redactValue(error.code, depth + 1) }),
    ...(error.cause !== undefined && { cause: redactValue(error.cause, depth + 1) }),
    ...(error.stack !== undefined && { stack: redactText(stackOnly(error)) }),
  };
}

/** The frames of a stack, without the message that heads it. */
function stackOnly(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return frames.map((line) => line.trim()).join('\n');
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') {
    return String(value.toString());
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (value instanceof Error) return errorFields(value, depth);
  if (value instanceof Date || value instanceof URL) return redactText(JSON.stringify(value));
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ITEMS).map((item) => redactValue(item, depth + 1));
  }
  return redactFields(value, depth);
}

/** Fields as they may be in a log line. Their depth is limited, so that a circular object does no harm. */
function redactFields(fields: object, depth: number): Record<string, unknown> {
  const kept = Object.entries(fields)
    .slice(0, MOST_ITEMS)
    .map(([field, value]) => [field, isHidden(field) ? REDACTED : redactValue(value, depth + 1)]);
  return Object.fromEntries(kept);
}

/** Passes one JSON object per line to `writeLine`: `{time, level, event, ...detail}`. Logging never throws. */
export function createLogger(writeLine: (line: string) => void): Logger {
  const log =
    (level: Level) =>
    (event: string, detail: Record<string, unknown> = {}) => {
      const head = { time: new Date().toISOString(), level, event };
      try {
        writeLine(JSON.stringify({ ...head, ...redactFields(detail, 0), ...head }));
      } catch {
        writeLine(JSON.stringify({ ...head, detail: 'could not be written' }));
      }
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}
