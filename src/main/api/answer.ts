/** Reads an answer by the contract, and recognises answers that are not of the API. */
import type { AxiosResponse } from 'axios';
import type { z } from 'zod';
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

/** 'Network Authentication Required' (RFC 6585): the answer is not of the server. */
const NETWORK_ASKS = 511;

/** A proxy in front of the API may answer this with a web page. */
const TOO_MANY = 429;

/** The problem of a redirect: to another host, it is of a network. Of the target, what corrects a configured address is said. */
function redirected(answered: Answered, location: unknown): Problem {
  const target = typeof location === 'string' ? URL.parse(location, answered.url) : null;
  if (!target) return notTheApi(answered, 'a redirect');
  return target.host === new URL(answered.url).host
    ? notTheApi(answered, `a redirect to ${target.origin}${target.pathname}`)
    : webPage(answered.url);
}

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
  if (status === NETWORK_ASKS) return failed(webPage(url));
  if (status >= 300 && status < 400) return failed(redirected(answered, headers['location']));
  if (status >= 400 && json) return failed(serverProblem(answered, messagesIn(body)[0]));
  if (status >= 500 || status === TOO_MANY) return failed(serverProblem(answered, undefined));
  if (!json) return failed(foreignAnswer(answered, data));
  const read = endpoint.answer.safeParse(body);
  if (read.success) {
    const fields = unreadableNames(body, read.data);
    if (fields.length > 0) onUnreadable(fields);
    return ok(read.data as AnswerOf<E>);
  }
  const { path, message } = read.error.issues[0] as z.core.$ZodIssue;
  return failed(unreadableField(name, wirePath(body, path), message));
}
