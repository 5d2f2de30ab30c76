/** Places named by the typed or pasted text itself, before the server is searched. */
import { isLinkable } from '#domain/access/routes.ts';

const DIGITS = /^#?(\d{1,20})$/u;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;
const IN_APP_LINK = /^corridor:\/\/(?<place>\S+)$/iu;
const ADDRESS = /^(?:https?|app):\/\/\S*?#\/(?<place>\S*)$/iu;
const ORDER_PLACE = /^\/(?:offers|transactions)\/(?<id>[^/?]+)(?:\?.*)?$/u;

/** A place in the page, and the order it shows where it shows one. */
export interface Place {
  readonly path: string;
  readonly order: string | null;
}

const orderPlace = (order: string): Place => ({ path: `/transactions/${order}`, order });

function linkPlace(text: string): Place | null {
  const { place } = (IN_APP_LINK.exec(text) ?? ADDRESS.exec(text))?.groups ?? {};
  const path = `/${place?.replace(/^\/+/u, '') ?? ''}`;
  if (place === undefined || !isLinkable(path)) return null;
  const order = ORDER_PLACE.exec(path)?.groups?.['id'];
  return order === undefined || order === 'create' ? { path, order: null } : orderPlace(order);
}

/**
 * The path of an order's id (digits or a UUID), of a `corridor://` link or of an address of the page;
 * null when the text is none of them or no screen has it.
 */
export function placeOf(typed: string): Place | null {
  const text = typed.trim();
  const id = DIGITS.exec(text)?.[1] ?? (UUID.test(text) ? text : undefined);
  return id === undefined ? linkPlace(text) : orderPlace(id);
}
