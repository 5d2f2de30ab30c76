/** A new offer: its defaults, its type, who may post it and what the form asks for (3C, 3Q). */
import { currencyOf } from '../currencies/catalogue.ts';
import type { Decimal } from '../money/money.ts';
import { isUnified } from './destinations.ts';

/** The user who posts, with the fields the form reads; missing ones are null. */
export interface Sender {
  readonly has_valid_address: boolean;
  readonly phone: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  readonly currency: string | null;
}

/** The recipient as the Recipient Details dialog gives it (3C, 3Q, 3U). */
export interface UnifiedRecipient {
  readonly bankId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly streetNumber: string;
  readonly streetName: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly accountNumber: string;
}

/** A new offer (3C23). */
export interface NewOffer {
  readonly poster_currency: string;
  readonly poster_payment_method_type: string;
  readonly matcher_currency: string;
  readonly matcher_country: string | null;
  readonly poster_amount: Decimal;
  readonly matcher_amount: Decimal;
  readonly exchange_rate: Decimal;
  readonly memo: string;
  readonly is_partial_match_allowed: boolean;
  readonly recipient: UnifiedRecipient | null;
}

/** What an offer is before anything is chosen (3C23). */
export const DEFAULT_OFFER = {
  poster_currency: 'EUR',
  poster_payment_method_type: 'nigerian_bank_payment',
  matcher_currency: 'USD',
  matcher_country: 'US',
  is_partial_match_allowed: false,
} as const;

/** What a sender sends in at first: their country's currency if it may be sent, else naira. */
export function firstPosterCurrency(sender: Pick<Sender, 'currency'> | null): string {
  if (!sender) return DEFAULT_OFFER.poster_currency;
  const own = sender.currency === null ? undefined : currencyOf(sender.currency);
  return own?.is_poster_from_currency ? own.currency_code : 'NGN';
}

/** Hybrid without a matcher country, posted from Nigeria, received in US dollars; otherwise p2p (3C27). */
export const offerType = (
  offer: Pick<NewOffer, 'matcher_country' | 'matcher_currency'>,
  senderCountry: string | null,
): 'hybrid' | 'p2p' =>
  offer.matcher_country === null && senderCountry === 'NG' && offer.matcher_currency === 'USD'
    ? 'hybrid'
    : 'p2p';

const NEVER_PARTIAL: readonly (string | null)[] = ['GH', 'KE', 'ZA'];

/** Not for hybrid offers, recipients in Ghana, Kenya and South Africa, and unified recipients (3C16, 3C18). */
export const offersPartialMatch = (
  offer: Pick<NewOffer, 'matcher_country' | 'matcher_currency'>,
  senderCountry: string | null,
): boolean =>
  offerType(offer, senderCountry) !== 'hybrid' &&
  !isUnified(offer.matcher_country) &&
  !NEVER_PARTIAL.includes(offer.matcher_country);

/** An alert with its title and text, word for word (3C, 3Q, 3U). */
interface Alert {
  readonly title: string;
  readonly text: string;
}

/** What keeps this person from posting an offer; null when nothing does (3C29). */
export function senderProblem({ has_valid_address: hasAddress, phone }: Sender): Alert | null {
  if (!hasAddress) {
    return {
      title: 'Address needed',
      text: 'Please enter your address and phone number before creating an offer',
    };
  }
  if (!phone?.trim()) {
    return {
      title: 'Phone number needed',
      text: 'Please enter your phone number before creating an offer',
    };
  }
  return null;
}

/** Non-space characters, an at sign, a domain with a dot (3C12). */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Whether `text` is in e-mail format. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** A recipient's name in either spelling of its fields (3C, 3Q, 3U). */
export interface NamedRecipient {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** The full name of a recipient; null when there is none. */
export function recipientName(recipient: NamedRecipient | null): string | null {
  const first = recipient?.firstname ?? recipient?.firstName;
  const last = recipient?.lastname ?? recipient?.lastName;
  const name = [first, last].filter((part) => part?.trim()).join(' ');
  return name === '' ? null : name;
}
