/** Signing in, refreshing, signing out, resetting a password (1S). */
import { z } from 'zod';
import { anyAnswer, dataAnswer, endpoint } from '../wire/endpoint.ts';
import { id, text } from '../wire/values.ts';

const SCOPE = 'read write';

/** Who is signed in. The role is kept as the server's text: an unknown one is refused later. */
export const authUser = z.object({ id, role: text });

/** The tokens of a session. They never leave the main process. */
export const authToken = z.object({
  access_token: z.string().min(1),
  token_type: z.string().min(1),
  refresh_token: z.string().min(1),
});

export type AuthUser = z.infer<typeof authUser>;
export type AuthToken = z.infer<typeof authToken>;

const sessionAnswer = dataAnswer(z.object({ user: authUser, token: authToken }));

/** Without a new refresh token, the one that was sent stays good (RFC 6749 §6). */
const refreshedAnswer = dataAnswer(
  z.object({
    user: authUser,
    token: authToken.extend({ refresh_token: authToken.shape.refresh_token.nullish() }),
  }),
);

/**
 * The calls of the session. They carry credentials, so only the main process makes them: they are
 * not part of {@link import('../wire/endpoints.ts').endpoints}, which the page may call.
 */
export const sessionEndpoints = {
  'session.create': endpoint({
    method: 'POST',
    auth: 'none',
    path: 'auth/user/token',
    body: {
      encoding: 'form',
      fields: z.object({
        username: z.string(),
        password: z.string(),
        grant_type: z.literal('password').default('password'),
        scope: z.literal(SCOPE).default(SCOPE),
      }),
    },
    answer: sessionAnswer,
    source: '1S04',
  }),
  'session.refresh': endpoint({
    method: 'POST',
    auth: 'none',
    path: 'auth/refresh/token',
    body: {
      encoding: 'form',
      fields: z.object({
        refresh_token: z.string(),
        grant_type: z.literal('refresh_token').default('refresh_token'),
        scope: z.literal(SCOPE).default(SCOPE),
      }),
    },
    answer: refreshedAnswer,
    source: '1S17',
  }),
  'session.clear': endpoint({
    method: 'GET',
    path: 'session/clear',
    answer: anyAnswer,
    source: '1S25',
  }),
  'session.reset': endpoint({
    method: 'POST',
    auth: 'none',
    path: 'auth/reset/init',
    body: { encoding: 'json', fields: z.object({ email: z.string() }) },
    answer: anyAnswer,
    source: '1S28',
  }),
};

/** The server's texts that drive the session, word for word (1S15, 1S21). */
export const SESSION_MESSAGES = {
  accessExpired: 'Your access token has expired',
  credentialsExpired: 'Expired user credentials',
  refreshExpired: 'Your refresh token has expired',
  refreshInvalid: 'Your refresh token is invalid',
  badCredentials: 'You entered an invalid username or password',
} as const;
