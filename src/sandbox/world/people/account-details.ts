/** The fields of the account of a method, by kind (2UD). */
import { hash } from 'node:crypto';
import type { methods } from '../../database/schema.ts';
import type { Place } from '../places/place.ts';

type MethodRow = typeof methods.$inferSelect;
type Known = Pick<MethodRow, 'id' | 'provider' | 'account_number'>;

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Companies that carry Faster payments; the last two name its fields differently. */
const FASTER_CARRIERS = ['faster', 'modulr', 'clearbank'] as const;

/** Digits that belong to a method for good: they need no separate stream. */
function digitsOf(method: Known, length: number): string {
  const digest = hash('sha256', `account ${method.id}`, 'hex');
  return String(BigInt(`0x${digest.slice(0, 24)}`)).slice(0, length);
}

const sortCode = (digits: string) => digits.slice(0, 6).replace(/(..)(..)(..)/u, '$1-$2-$3');

function faster(method: Known, { name }: Owner) {
  const carrier = FASTER_CARRIERS[method.id % FASTER_CARRIERS.length] ?? 'faster';
  const code = sortCode(digitsOf(method, 6));
  if (carrier === 'modulr') return { carrier, details: { account_name: name, sort_code: code } };
  if (carrier === 'clearbank')
    return { carrier, details: { owner_name: name, routing_code: code } };
  return { carrier, details: { holder_name: name, sort_code: code } };
}

/** The part of a method's row that depends on its kind. */
export function describeAccount(
  method: Known,
  owner: Owner,
  place: Place,
): Pick<MethodRow, 'carrier' | 'details'> {
  const holder = { holder_name: owner.name };
  switch (method.provider) {
    case 'card':
      return { carrier: 'stripe', details: holder };
    case 'zelle':
    case 'interac':
      return { carrier: method.provider, details: { ...holder, email: owner.email } };
    case 'faster':
      return faster(method, owner);
    case 'sepa':
      return {
        carrier: 'sepa',
        details: {
          ...holder,
          iban: `${place.country}${digitsOf(method, 2)}${digitsOf(method, 18)}`,
          bic: `CORR${place.country}${digitsOf(method, 2)}XXX`,
        },
      };
    default:
      return place.currency === 'NGN' || place.currency === 'GHS'
        ? { carrier: 'flutterwave', details: holder }
        : { carrier: 'pesalink', details: { branch_code: digitsOf(method, 5) } };
  }
}
