/** A recipient's handle: who is suggested for it, and who has it (3C, 3Q, 3U). */
import type { HandleOwner } from '#contract/orders/transfers.ts';
import { personName } from '#domain/text/person-names.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';

/** The fewest characters to search suggestions for. */
export const FEWEST_CHARACTERS = 2;

/**
 * The suggestions for a text: the previous recipients found for exactly that text, and none while the
 * search runs. Those of an older text would put another user into the field.
 */
export function suggestionsFor(
  text: string,
  searched: string,
  found: readonly HandleOwner[] | undefined,
) {
  const wanted = text.trim();
  if (wanted.length < FEWEST_CHARACTERS || wanted !== searched) return [];
  return (found ?? []).flatMap((owner) =>
    owner.email === null ? [] : [{ email: owner.email, name: personName(owner) }],
  );
}

/** The owner of a handle, if known. `email` is their address on the network. */
export type Owner =
  | { readonly kind: 'person'; readonly name: string | null; readonly email: string | null }
  | { readonly kind: 'unregistered' | 'searching' | 'unknown' };

const NOT_FOUND = 404;

/** The owner by a lookup, from its answer or its error. */
export function ownerFound(answer: HandleOwner | null | undefined, error: unknown): Owner {
  if (error !== null) {
    const problem = problemOf(error);
    const isUnregistered = problem.kind === 'server' && problem.status === NOT_FOUND;
    return { kind: isUnregistered ? 'unregistered' : 'unknown' };
  }
  if (answer === undefined) return { kind: 'searching' };
  return answer === null
    ? { kind: 'unregistered' }
    : { kind: 'person', name: personName(answer), email: answer.email };
}

/** Looks up who has a handle. Never rejects: a lookup that fails leaves the owner unknown. */
export async function lookUp(handle: string): Promise<Owner> {
  try {
    return ownerFound(await callEndpoint('senders.findHandle', { handle }), null);
  } catch (thrown) {
    return ownerFound(undefined, thrown);
  }
}

/** The text in place of a person's name. */
export const ownerText = (kind: Exclude<Owner['kind'], 'person'>): string =>
  ({
    searching: 'Looking up the recipient…',
    unregistered: 'No registered user has this address',
    unknown: 'The recipient could not be looked up. Corridor tries again when you continue.',
  })[kind];
