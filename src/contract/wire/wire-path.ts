/** The path of a field in an answer as the server wrote it, for messages about the answer. */

import { asRecord } from './json.ts';
import { unreadableFields } from './unreadable.ts';

type Key = PropertyKey;

/** 'cancelledAt', 'canceled_at' and 'cancelled_at' are one name. */
const normalized = (name: Key) =>
  String(name).toLowerCase().replaceAll('_', '').replaceAll('cancelled', 'canceled');

/** Fields that our readers rename (`users.ts`, `hybrid-order-options.ts`), with the server's names. */
const ALIASES: Readonly<Record<string, string>> = {
  models: 'data',
  network_email: 'kaoshi_email',
  matcher_amount: 'pbAmount',
};

/** Readers lay the fields of an order's match flat beside its own (`order-detail.ts`). */
const FLAT = /^match_(.+)$/u;

/** One step of the path in what the server wrote; undefined where the key is not there. */
function step(node: unknown, key: Key): readonly Key[] | undefined {
  if (Array.isArray(node)) return [key];
  const record = asRecord(node);
  if (!record) return undefined;
  if (key in record) return [key];
  const same = Object.keys(record).find((name) => normalized(name) === normalized(key));
  if (same !== undefined) return [same];
  const alias = ALIASES[String(key)];
  if (alias !== undefined && (alias !== 'data' || Array.isArray(record['data'])) && alias in record)
    return [alias];
  const [, ofMatch] = FLAT.exec(String(key)) ?? [];
  const match = asRecord(record['match']);
  if (ofMatch !== undefined && match) return ['match', step(match, ofMatch)?.[0] ?? ofMatch];
  const inner = step(record['data'], key);
  return inner && ['data', ...inner];
}

const at = (node: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<Key, unknown> | undefined)?.[key], node);

/**
 * The path of a field in `body`, with the server's own names joined by dots, from its path in the
 * contract (`models.0.cancelled_at` gives `data.3.canceledAt`, for example). A missing field keeps
 * its usual name.
 */
export function wirePath(body: unknown, path: readonly Key[]): string {
  let node = body;
  const found: Key[] = [];
  for (const [index, key] of path.entries()) {
    const keys = step(node, key);
    // The details of a payment method may be beside its account (`users.ts`).
    const isBeside = key === 'account' && index < path.length - 1 && !asRecord(at(node, [key]));
    if (isBeside) continue;
    found.push(...(keys ?? [key]));
    node = at(node, keys ?? [key]);
  }
  return found.map(String).join('.');
}

/** The fields of an answer that could not be read, as the server named them: each once, without row numbers. */
export function unreadableNames(body: unknown, answer: unknown): readonly string[] {
  const names = unreadableFields(answer).map(([first, ...rest]) => {
    const path = first === 'rows' ? ['models', ...rest] : [first ?? '', ...rest];
    return wirePath(body, path).replaceAll(/\.\d+(?=\.|$)/gu, '');
  });
  return [...new Set(names)];
}
