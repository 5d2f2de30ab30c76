import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import {
  messagesIn,
  serverProblem,
  sessionMessageIn,
  sessionVerdict,
  wrongFields,
} from './problems.ts';

describe('the messages in a body', () => {
  const longest = 'a'.repeat(2000);
  it.each<[string, unknown, readonly string[]]>([
    ['in their order', { error: 'B', message: 'A', data: { message: 'C' } }, ['A', 'B', 'C']],
    ['without spaces around them', { message: ' A ' }, ['A']],
    ['without spaces around a text', ' A\n', ['A']],
    ['of a list, each in a line', { message: [' A', 5, ' ', 'B'] }, ['A\nB']],
    ['of a list that has none', { message: [], error: 'B' }, ['B']],
    ['up to a length', { message: longest, error: `${longest}a` }, [longest]],
    ['of an empty text', ' ', []],
    ['of null', null, []],
  ])('are read %s', (_how, body, messages) => {
    expect(messagesIn(body)).toEqual(messages);
  });
});

describe('what a message means for the session', () => {
  const { accessExpired, credentialsExpired, refreshExpired, refreshInvalid } = SESSION_MESSAGES;
  const meant = [
    [accessExpired, 'refresh'],
    [credentialsExpired, 'refresh'],
    [refreshExpired, 'end'],
    [refreshInvalid, 'end'],
  ] as const;

  it.each(meant)(
    'is the same however it is written: %s',
    { tags: ['1E01', '1S22'] },
    (message, verdict) => {
      const written = [message, `${message}.`, `${message}! `, message.toUpperCase()];
      expect(written.map(sessionVerdict)).toEqual(written.map(() => verdict));
    },
  );

  it.each([
    SESSION_MESSAGES.badCredentials,
    'Your access token',
    'Your access token is missing',
    `Error: ${accessExpired}`,
    accessExpired.replaceAll(' ', ''),
    '',
  ])('is nothing where it is another: %j', (message) => {
    expect(sessionVerdict(message)).toBeUndefined();
    expect(sessionMessageIn({ message })).toBeUndefined();
  });
});

describe('a refusal without a reason', () => {
  const messageOf = (name: string, status: number) =>
    serverProblem({ name, url: 'http://api.test/x', status }, undefined).message;

  it('says to try again, except of an act, which may have taken effect', () => {
    expect(messageOf('orders.list', 500)).toBe(
      'The server could not answer (orders.list, status 500) and gave no reason. Try again. If it happens again, tell the API team.',
    );
    expect(messageOf('orders.expire', 500)).toBe(
      'The server could not answer (orders.expire, status 500) and gave no reason. If it happens again, tell the API team.',
    );
  });

  it.each([404, 405])('of status %i says to check the address', (status) => {
    expect(messageOf('orders.expire', status)).toMatch(
      /gave no reason\. Check the API address .* It was called at http:\/\/api\.test\/x\.$/u,
    );
  });
});

it('fields that are wrong are all named', () => {
  const { error } = z
    .object({ id: z.number(), filters: z.object({ from: z.string() }) })
    .safeParse({
      filters: {},
    });
  if (!error) throw new Error('The fields are right.');
  const [id, from] = error.issues.map(({ message }) => message);
  expect(wrongFields('orders.list', error)).toEqual({
    kind: 'refused',
    message: `Nothing was sent, because Corridor filled in the call orders.list incorrectly (id: ${id}; filters.from: ${from}). Save a support bundle and report this.`,
  });
});
