/**
 * How host and page prove to each other that they know the secret of the socket, without sending it: whoever
 * takes the port after the host has ended could otherwise ask for it. The page's half is `page/proof.ts`.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Prover } from './wire.ts';

/** What the other side must answer. */
export const newChallenge = (): string => randomBytes(16).toString('hex');

/** What proves the secret to who has asked with one challenge and was asked with the other. */
export const proofOf = (secret: string, who: Prover, ofPage: string, ofHost: string): string =>
  createHmac('sha256', secret).update(`${who} ${ofPage} ${ofHost}`).digest('hex');

/** Compares two proofs in constant time. */
export const isProof = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
