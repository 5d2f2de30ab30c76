/** How far a transfer is on its way from the form to the network. */
import type { Owner } from './handle.ts';

/** What was found out when the form was left with Continue. */
export type Found = {
  /** The recipient's full name; null when it is not known. */
  recipient: string | null;
  registered: boolean;
  /** Orders with the same amounts and currencies that were there already; null when not known. */
  equals: string[] | null;
};

/**
 * - `form`: there is no question yet.
 * - `invited`: the recipient is not on the product; the person may cancel or continue.
 * - `confirm`: the total cost is shown.
 * - `details`: the recipient of a unified country is being described.
 */
export type Stage = { name: 'form' } | { name: 'invited' | 'confirm' | 'details'; found: Found };

export const AT_FORM: Stage = { name: 'form' };

/**
 * The step after the lookup of the recipient. A failed lookup opens the confirmation, as a found user
 * does (3C43). The text about an invitation is shown only when no user was found.
 */
export function stageAfter(owner: Owner, equals: Found['equals']): Stage {
  const registered = owner.kind === 'person';
  return {
    name: owner.kind === 'unregistered' ? 'invited' : 'confirm',
    found: { recipient: registered ? owner.name : null, registered, equals },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a stage from a draft of any shape. */
export function readStage(kept: unknown): Stage {
  if (!(isRecord(kept) && isRecord(kept['found']))) return AT_FORM;
  const { name, found } = kept;
  if (name !== 'invited' && name !== 'confirm' && name !== 'details') return AT_FORM;
  const { recipient, registered, equals } = found as Partial<Found>;
  return {
    name,
    found: {
      recipient: typeof recipient === 'string' ? recipient : null,
      registered: registered === true,
      equals: Array.isArray(equals) ? equals.filter((id) => typeof id === 'string') : null,
    },
  };
}
