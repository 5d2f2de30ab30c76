/** The checks of the send-money form (3C, 3Q, 3V). */
import { isUnified } from './destinations.ts';
import { isEmail, offerType } from './offer.ts';

/** What the form holds; null for what is not chosen. */
interface SendForm {
  readonly paymentMethod: string | null;
  readonly receivingAmount: string | null;
  /** ISO 3166 alpha-2 of the country that the offer names; null where it names none. */
  readonly country: string | null;
  readonly receivingCurrency: string | null;
  readonly email: string;
}

type SendField = 'method' | 'amount' | 'destination' | 'handle';

/** The errors of the form, word for word, each with its field, in the order they are shown. */
export function sendFormErrors(
  form: SendForm,
  senderCountry: string | null,
): readonly (readonly [SendField, string])[] {
  const { paymentMethod, receivingAmount, country, receivingCurrency, email } = form;
  const offer = { matcher_country: country, matcher_currency: receivingCurrency ?? '' };
  const needsCountry = country === null && offerType(offer, senderCountry) === 'p2p';
  const handle = isUnified(country) ? null : handleError(email.trim());
  return [
    ...(paymentMethod === null
      ? [['method', 'Please select the method you can pay with'] as const]
      : []),
    ...(receivingAmount === null
      ? [['amount', 'Please enter the receiving amount!'] as const]
      : []),
    ...(needsCountry ? [['destination', 'Please enter the receiving country'] as const] : []),
    ...(handle === null ? [] : [['handle', handle] as const]),
  ];
}

/** The error of a recipient's e-mail address, without blanks around it; null for one that may be right. */
export function handleError(email: string): string | null {
  if (email === '') return "Please enter the recipient's email address";
  return isEmail(email) ? null : 'Please enter a valid email address';
}
