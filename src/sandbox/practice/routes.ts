/**
 * The routes of exercises, among the sandbox's own: `GET /sandbox/practice`, and what is done with the attempt below
 * `/sandbox/practice/attempt`; see `contract/bridge/exercises.ts`.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { practiceEndpoints } from '#contract/bridge/exercises.ts';
import type { AnswerOf, ParsedInputOf } from '#contract/wire/endpoint.ts';
import { pathOf } from '../control/faults.ts';
import { parsed } from '../server/input.ts';
import type { Attempts } from './attempts.ts';

type PracticeCalls = typeof practiceEndpoints;

type PracticeHandlers = {
  readonly [Name in keyof PracticeCalls]: (
    input: ParsedInputOf<PracticeCalls[Name]>,
  ) => AnswerOf<PracticeCalls[Name]> | Promise<AnswerOf<PracticeCalls[Name]>>;
};

const PICTURE = /^\/pictures\/([^/]+)\//u;

/** Adds the routes, and tells the attempts which images were fetched. */
export function addPracticeRoutes(server: FastifyInstance, attempts: Attempts): void {
  const handlers: PracticeHandlers = {
    'practice.read': () => ({ exercises: attempts.list(), attempt: attempts.current() }),
    'practice.begin': ({ exercise, seed }) => attempts.begin(exercise, seed),
    'practice.hint': () => attempts.hint(),
    'practice.finish': () => attempts.finish(),
    'practice.leave': () => {
      attempts.leave();
      return null;
    },
  };
  for (const [name, { method, path, ...rest }] of Object.entries(practiceEndpoints)) {
    const handle = handlers[name as keyof PracticeCalls] as (input: object) => unknown;
    const handler = async (request: FastifyRequest) => {
      const input = 'body' in rest ? parsed(rest.body.fields, request.body) : {};
      return { data: await handle(input) };
    };
    server.route({ method, url: `/${path}`, handler });
  }
  server.addHook('onResponse', async (request) => {
    const key = PICTURE.exec(pathOf(request))?.[1];
    if (key !== undefined) await attempts.pictureShown(key);
  });
}
