/** The checks of the send-money form (document 3 §5): the first that fails is told, in a dialog. */
import { isUnified } from './destinations.ts';
import { isEmail, offerType } from './offer.ts';

/** What the form holds; null for what is not chosen. */
export interface SendForm {
  readonly paymentMethod: string | null;
  readonly receivingAmount: string | null;
  /** ISO 3166 alpha-2 of the receiving country; null when none is chosen, or none goes with it. */
  readonly country: string | null;
  readonly receivingCurrency: string | null;
  readonly email: string;
}

/** The first error of the form, word for word; null when there is none. */
export function sendFormError(form: SendForm, senderCountry: string | null): string | null {
  const { paymentMethod, receivingAmount, country, receivingCurrency, email } = form;
  if (paymentMethod === null) return 'Please select the method you can pay with';
  if (receivingAmount === null) return 'Please enter the receiving amount!';
  const type = offerType(
    { matcher_country: country, matcher_currency: receivingCurrency ?? '' },
    senderCountry,
  );
  if (type === 'p2p' && country === null) return 'Please enter the receiving country';
  if (isUnified(country)) return null;
  if (email.trim() === '') return "Please enter the recipient's email address";
  return isEmail(email.trim()) ? null : 'Please enter a valid email address';
}
