/** Reads the problem from an unsuccessful answer (1E, 1S). */
import type { AxiosResponse } from 'axios';
import type { z } from 'zod';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { isAct } from '#contract/wire/endpoint.ts';
import { endpoints, isEndpointName } from '#contract/wire/endpoints.ts';
import { asRecord } from '#contract/wire/json.ts';
import { OFFLINE_MESSAGE, type Problem } from '#contract/wire/problem.ts';
import { adviceOn } from '#main/network/trouble.ts';

/** A text that a server may mean for people; longer ones are dumps. */
const LONGEST_MESSAGE = 2000;

const CHECK_ADDRESS =
  "Check the API address (CORRIDOR_API_URL or --api): it must be the base that the API's paths follow.";

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_MESSAGE;

/** A text, or a list of texts as validation libraries send it, as one text. */
function asText(value: unknown): string | undefined {
  if (isText(value)) return value.trim();
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter(isText).map((text) => text.trim());
  return texts.length > 0 ? texts.join('\n') : undefined;
}

function messageOf(value: unknown): string | undefined {
  return asText(value) ?? asText(asRecord(value)?.['message']);
}

/**
 * Every message in an answer's body, the most specific first: `message`, `error.message`,
 * `errors[0].message`, `error_description` (RFC 6749 §5.2), `error`, and the same inside `data`.
 */
export function messagesIn(body: unknown): string[] {
  if (typeof body === 'string') return isText(body) ? [body.trim()] : [];
  const fields = asRecord(body);
  if (!fields) return [];
  const first = Array.isArray(fields['errors']) ? fields['errors'][0] : undefined;
  const found = [
    asText(fields['message']),
    asText(asRecord(fields['error'])?.['message']),
    messageOf(first),
    asText(fields['error_description']),
    asText(fields['error']),
    ...messagesIn(asRecord(fields['data'])),
  ];
  return found.filter((message) => message !== undefined);
}

const plain = (message: string) => message.toLowerCase().replace(/[.!\s]+$/u, '');
const ENDS_SESSION: ReadonlySet<string> = new Set([
  plain(SESSION_MESSAGES.refreshExpired),
  plain(SESSION_MESSAGES.refreshInvalid),
]);
const ASKS_REFRESH: ReadonlySet<string> = new Set([
  plain(SESSION_MESSAGES.accessExpired),
  plain(SESSION_MESSAGES.credentialsExpired),
]);

/** What a server's message means for the session (1E01, 1S22): nothing, as a rule. */
export function sessionVerdict(message: string): 'refresh' | 'end' | undefined {
  const text = plain(message);
  if (ENDS_SESSION.has(text)) return 'end';
  return ASKS_REFRESH.has(text) ? 'refresh' : undefined;
}

/** The message in `body` that the session depends on. */
export const sessionMessageIn = (body: unknown): string | undefined =>
  messagesIn(body).find((message) => sessionVerdict(message) !== undefined);

export interface Answered {
  /** The endpoint's name in the contract. */
  readonly name: string;
  /** The address called, without query. */
  readonly url: string;
  readonly status: number;
  /** Seconds the server asks to wait before the next try. */
  readonly retryAfter?: number | undefined;
}

/** Whether a call only reads. One that changes something may have taken effect despite the problem. */
const isAsked = (name: string): boolean => !(isEndpointName(name) && isAct(endpoints[name]));

/** The server refused. Without a message, the text names the status and the call. */
export function serverProblem(
  { name, url, status, retryAfter }: Answered,
  message: string | undefined,
): Problem {
  const refusal = {
    kind: 'server',
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  } as const;
  if (message !== undefined) return { ...refusal, message };
  const said = `The server could not answer (${name}, status ${status}) and gave no reason.`;
  const advice =
    status === 404 || status === 405
      ? ` ${CHECK_ADDRESS} It was called at ${url}.`
      : `${isAsked(name) ? ' Try again.' : ''} If it happens again, tell the API team.`;
  return { ...refusal, message: `${said}${advice}` };
}

/** The answer is not of the API, but of a web page, a proxy or another program. */
export function notTheApi({ name, url, status }: Answered, said: string): Problem {
  return {
    kind: 'unreadable',
    message: `${url} answered ${said} (status ${status}): that is not the API. ${CHECK_ADDRESS}`,
    endpoint: name,
    field: '',
  };
}

/** The answer is JSON, but not what the contract reads: `field` is where it went wrong. */
export function unreadableField(name: string, field: string, expected: string): Problem {
  const place = field === '' ? name : `${name}: ${field}`;
  return {
    kind: 'unreadable',
    message: `Corridor does not understand the server's answer (${place}, ${expected}). Check the API address, and tell the API team.`,
    endpoint: name,
    field,
  };
}

/** The caller gave fields that the declaration of the call does not take. */
export function wrongFields(call: string, { issues }: z.ZodError): Problem {
  const wrong = issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return {
    kind: 'refused',
    message: `Nothing was sent, because Corridor filled in the call ${call} incorrectly (${wrong}). Save a support bundle and report this.`,
  };
}

type Offline = Extract<Problem, { readonly kind: 'offline' }>;

/** No answer came. The technical cause belongs in the log. */
export const offline = (message: string = OFFLINE_MESSAGE): Offline => ({
  kind: 'offline',
  message,
});

/** No answer came; `advice` names the cause where it is known. */
export const unreachable = (advice: string | undefined): Offline => ({
  ...offline(),
  advice,
});

/** A web page answered in place of the API: what a network shows that one must sign in to first. */
export const webPage = (url: string): Problem => ({
  ...unreachable(adviceOn({ kind: 'web-page', host: new URL(url).host })),
  page: url,
});

/** The caller no longer wants the answer. */
export const CANCELLED: Problem = { kind: 'cancelled', message: 'The request was cancelled.' };

/** 429 Too Many Requests and 503 Service Unavailable. */
const ASKS_TO_WAIT: ReadonlySet<number> = new Set([429, 503]);

/** A date in one of the three forms of HTTP; the oldest form does not say that it is in UTC. */
const readDate = (text = ''): number =>
  /^[A-Za-z]{3,9},? /u.test(text)
    ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
    : Number.NaN;

/**
 * Seconds that a server asks to wait with Retry-After (RFC 9110 §10.2.3): a number of them, or a date, which
 * is compared with the server's own clock. Undefined where it asks for nothing that can be read.
 */
export function askedSeconds({
  status,
  headers,
}: Pick<AxiosResponse, 'status' | 'headers'>): number | undefined {
  const asked: unknown = headers['retry-after'];
  if (!(ASKS_TO_WAIT.has(status) && typeof asked === 'string')) return undefined;
  if (/^\d{1,9}$/u.test(asked.trim())) return Number(asked);
  const now = readDate(headers['date']);
  const milliseconds = readDate(asked) - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, Math.ceil(milliseconds / 1000));
}

/** Milliseconds that a problem's server asks to wait; undefined where it asks for nothing. */
export const askedWait = (problem: Problem): number | undefined =>
  problem.kind === 'server' && problem.retryAfter !== undefined
    ? problem.retryAfter * 1000
    : undefined;
