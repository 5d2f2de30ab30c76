/** The page's half of `serve/proof.ts`, with what a browser has. */
import type { Prover } from '../serve/wire.ts';

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What the host must answer. */
export const newChallenge = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What proves the secret to who has asked with one challenge and was asked with the other. */
export async function proofOf(
  secret: string,
  who: Prover,
  ofPage: string,
  ofHost: string,
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytes(`${who} ${ofPage} ${ofHost}`));
  return hex(new Uint8Array(signed));
}
