/** Places named by the typed or pasted text itself, before the server is searched. */
import { type LinkTarget, readLink, readLinkPath } from '#domain/access/links.ts';

const DIGITS = /^#?(\d{1,20})$/u;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;
const ADDRESS = /^(?:https?|app):\/\/\S*?#\/(?<place>\S*)$/iu;
const ORDER_PLACE = /^\/(?:offers|transactions)\/(?<id>[^/?]+)(?:\?.*)?$/u;

/** A place in the page, and the order it shows where it shows one. */
export interface PagePlace {
  readonly path: string;
  readonly order: string | null;
  /** The side of the link; null for an id, which is of the side that is on. */
  readonly side: LinkTarget['side'] | null;
}

const orderPlace = (order: string, side: PagePlace['side'] = null): PagePlace => ({
  path: `/transactions/${order}`,
  order,
  side,
});

function linkPlace(text: string): PagePlace | null {
  const address = ADDRESS.exec(text)?.groups?.['place'];
  const target = address === undefined ? readLink(text) : readLinkPath(address);
  if (target === null) return null;
  const order = ORDER_PLACE.exec(target.path)?.groups?.['id'];
  return order === undefined || order === 'create'
    ? { ...target, order: null }
    : orderPlace(order, target.side);
}

/**
 * The path of an order's id (digits or a UUID), of a `corridor://` link or of an address of the page;
 * null when the text is none of them or no screen has it.
 */
export function typedPlace(typed: string): PagePlace | null {
  const text = typed.trim();
  const id = DIGITS.exec(text)?.[1] ?? (UUID.test(text) ? text : undefined);
  return id === undefined ? linkPlace(text) : orderPlace(id);
}
