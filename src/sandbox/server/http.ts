/** The HTTP server: how requests are read and how refusals are answered. */
import formbody from '@fastify/formbody';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import qs from 'qs';
import { readMultipart } from './multipart.ts';
import { HttpError, INTERNAL } from './problem.ts';

/** Longest list a query string may carry as a list. */
const ARRAY_LIMIT = 1000;

/** Takes lines about what went wrong inside. */
export type Log = (line: string) => void;

/** Leads requests that begin with the secret to what they ask for, and all others to nothing. */
const behind = (secret: string) => {
  const start = `/${secret}/`;
  return ({ url = '' }: { readonly url?: string | undefined }) =>
    url.startsWith(start) ? url.slice(start.length - 1) : '/without-the-secret';
};

/**
 * A server that reads bracket-style queries, JSON, forms and files, and answers problems as JSON.
 * @param secret what every path has to begin with; nothing where left out
 */
export async function createHttpServer(log: Log, secret?: string): Promise<FastifyInstance> {
  const server = fastify({
    ...(secret !== undefined && { rewriteUrl: behind(secret) }),
    forceCloseConnections: true,
    // Nobody asks for them, and each costs time at the start.
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: (text) => qs.parse(text, { arrayLimit: ARRAY_LIMIT }),
    },
  });
  await server.register(formbody);
  readMultipart(server);
  server.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url.split('?')[0]}` }),
  );
  server.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      return reply.code(error.status).send({ message: error.message });
    }
    // Fastify's own refusals: a body that is no JSON, too large, of an unknown type.
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ message: error.message });
    }
    log(`${request.method} ${request.url.split('?')[0]} failed: ${error.stack ?? error.message}`);
    return reply.code(500).send({ message: INTERNAL });
  });
  return server;
}
