/** Reads an answer by the contract, and recognises answers that are not of the API. */
import type { AxiosResponse } from 'axios';
import type { AnswerOf, Endpoint } from '#contract/wire/endpoint.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { unreadableNames, wirePath } from '#contract/wire/wire-path.ts';
import { parseJson } from '#contract/wire/wire-types.ts';
import {
  type Answered,
  askedSeconds,
  messagesIn,
  notTheApi,
  serverProblem,
  sessionMessageIn,
  unreadableField,
  webPage,
} from './problems.ts';

/** The body as JSON; undefined when it is empty. */
function parseBody(data: string): { readonly json: boolean; readonly body: unknown } {
  if (data.trim() === '') return { json: true, body: undefined };
  try {
    return { json: true, body: parseJson(data) };
  } catch {
    return { json: false, body: data };
  }
}

/** The target of a redirect, without query: enough to correct a configured address. */
function redirectTarget(location: unknown, url: string): string {
  const target = typeof location === 'string' ? URL.parse(location, url) : null;
  return target ? `a redirect to ${target.origin}${target.pathname}` : 'a redirect';
}

/** 'Network Authentication Required' (RFC 6585): the answer is not of the server. */
const NETWORK_ASKS = 511;

/** A proxy in front of the API may answer this with a web page. */
const TOO_MANY = 429;

/** Whether a network answers in place of the server: it says so, or leads to another host. */
const isOfNetwork = (url: string, status: number, location: unknown): boolean =>
  status === NETWORK_ASKS ||
  (status >= 300 &&
    status < 400 &&
    typeof location === 'string' &&
    URL.parse(location, url)?.host !== new URL(url).host);

/** The problem of an answer that is not JSON. A page is of the network between, whatever its status. */
const foreignAnswer = (answered: Answered, data: string): Problem =>
  /^\s*</u.test(data) ? webPage(answered.url) : notTheApi(answered, 'a text');

/** An answer's value by the contract, or the problem. @param onUnreadable called with the unreadable fields, if any */
export function readAnswer<E extends Endpoint>(
  { name, endpoint }: { readonly name: string; readonly endpoint: E },
  url: string,
  { status, data, headers }: AxiosResponse<string>,
  onUnreadable: (fields: readonly string[]) => void,
): Result<AnswerOf<E>> {
  const answered: Answered = { name, url, status, retryAfter: askedSeconds({ status, headers }) };
  const { json, body } = parseBody(data);
  const sessionMessage = sessionMessageIn(body);
  if (sessionMessage !== undefined) return failed(serverProblem(answered, sessionMessage));
  if (isOfNetwork(url, status, headers['location'])) return failed(webPage(url));
  if (status >= 300 && status < 400) {
    return failed(notTheApi(answered, redirectTarget(headers['location'], url)));
  }
  if (status >= 400 && json) return failed(serverProblem(answered, messagesIn(body)[0]));
  if (status >= 500 || status === TOO_MANY) return failed(serverProblem(answered, undefined));
  if (!json) return failed(foreignAnswer(answered, data));
  const read = endpoint.answer.safeParse(body);
  if (read.success) {
    const fields = unreadableNames(body, read.data);
    if (fields.length > 0) onUnreadable(fields);
    return ok(read.data as AnswerOf<E>);
  }
  const issue = read.error.issues[0];
  const field = wirePath(body, issue?.path ?? []);
  return failed(unreadableField(name, field, issue?.message ?? ''));
}
