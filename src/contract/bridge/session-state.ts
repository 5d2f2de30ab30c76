/** The session and its lock, as the page knows them. */
import { z } from 'zod';

/** What the page may know of the session: never a token. */
export const sessionState = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('signed-out'),
    /**
     * Why the session could not be renewed, although the server has not refused it (1S20).
     * `session.resume` tries again.
     */
    suspended: z.string().optional(),
  }),
  z.object({
    status: z.literal('signed-in'),
    user: z.object({ id: z.string(), role: z.string() }),
  }),
]);
export type SessionState = z.infer<typeof sessionState>;

/** A change of the session. `ended` is set when the server, not the person, ended it. */
export const sessionChange = z.object({ state: sessionState, ended: z.boolean() });
export type SessionChange = z.infer<typeof sessionChange>;

/**
 * Whether every window is covered until the password is given (PCI DSS 4.0, 8.2.8), and the name that the person
 * signed in with; empty where it is not known.
 */
export const lockState = z.object({ isLocked: z.boolean(), username: z.string() });
export type LockState = z.infer<typeof lockState>;
