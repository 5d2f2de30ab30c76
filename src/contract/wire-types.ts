/**
 * Sends fields back with the types they had. Amounts and ids are texts in the console; a server
 * that sent numbers may accept nothing else.
 */
import { z } from 'zod';
import { asRecord } from './endpoint.ts';

/** Which fields of a thing came as numbers: read with it, and given back with a change of it. */
export const numbers = z.array(z.string()).optional();

/** `body` with the names of its fields that are numbers, under `numbers`. */
export function withNumbers(body: unknown): unknown {
  const record = asRecord(body);
  if (!record) return body;
  const names = Object.keys(record).filter((name) => typeof record[name] === 'number');
  return { ...record, numbers: names };
}

/** The fields to send, without `numbers`, and as numbers those it names. */
export function asSent<Fields extends { readonly numbers?: readonly string[] | undefined }>({
  numbers: names = [],
  ...fields
}: Fields): Omit<Fields, 'numbers'> {
  const sent = Object.entries(fields).map(([name, value]) => [
    name,
    names.includes(name) && typeof value === 'string' ? Number(value) : value,
  ]);
  return Object.fromEntries(sent);
}
