/** Options of hybrid orders: a rate and a fee for each company, amount and pair (2H18, 2H19). */
import { z } from 'zod';
import { namedPerson } from '../people/person.ts';
import { anyAnswer, endpoint, ofId } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { dataListAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  decimal,
  id,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  orNull,
  part,
} from '../wire/values.ts';
import { exactNumber, original, sentWhole, withOriginal } from '../wire/wire-types.ts';

/** Whose option it is, and of which pair. */
const places = {
  matcher_country: optionalText,
  matcher_currency: optionalText,
  pb_country: optionalText,
  pb_currency: optionalText,
  third_party_company_id: optionalId,
};

/** A company's name, by itself or as `company` or `name` of an object. */
const companyName = z.preprocess((value) => {
  const company = asRecord(value);
  return company ? (company['company'] ?? company['name']) : value;
}, optionalText) as z.ZodType<string | null, string | null | undefined>;

/** A person, or their name by itself. */
const changedBy = z.preprocess(
  (value) => (asRecord(value) || !value ? value : { full_name: value }),
  part(namedPerson),
) as z.ZodType<
  z.output<typeof namedPerson> | null,
  z.input<typeof namedPerson> | string | null | undefined
>;

const option = z.object({
  id,
  ...places,
  exchange_rate: optionalDecimal,
  matcher_amount: optionalDecimal,
  fee: optionalDecimal,
  thirdPartyCompany: companyName,
  original,
});
const change = option.extend({ user: changedBy, created_at: optionalInstant });

/** Servers that call the amount `pbAmount` are read alike. */
const withAmount = (body: unknown): unknown => {
  const row = asRecord(body);
  return row && row['matcher_amount'] === undefined
    ? { ...row, matcher_amount: row['pbAmount'] }
    : body;
};

/** `thirdPartyCompany` is the company's name; `matcher_amount` is in the matcher's currency. */
export const hybridOption = adapted((body) => withOriginal(withAmount(body)), option);
export type HybridOption = z.output<typeof hybridOption>;

/** A change of an option: its new values, the user and the time. The id is the option's. */
export const hybridOptionChange = adapted(withAmount, change);
export type HybridOptionChange = z.output<typeof hybridOptionChange>;

/** The named filters; the two currencies are assumed, as the document names four of six. */
const filters = z.object({
  matcher_amount: decimal.optional(),
  matcher_currency: z.string().optional(),
  matcher_country: z.string().optional(),
  pb_currency: z.string().optional(),
  pb_country: z.string().optional(),
  third_party_company_id: id.optional(),
});
export type HybridOptionFilters = z.output<typeof filters>;

/** The option to send, in which a company is its id (2H20). */
function withoutCompany<Fields extends { readonly original?: z.output<typeof original> }>(
  fields: Fields,
) {
  const { thirdPartyCompany: _company, ...others } = fields.original ?? {};
  return sentWhole({ ...fields, original: others });
}

/** A fee travels as a number (2H). */
const fee = decimal.transform(exactNumber);

/** What an update sends of an option: all of it but the company's name. */
const terms = z.object({
  ...places,
  exchange_rate: orNull(decimal),
  matcher_amount: orNull(decimal),
  fee: fee.nullable(),
  original,
});

export const hybridOptionEndpoints = {
  'hybridOrderOptions.list': endpoint({
    method: 'GET',
    path: 'admin/hybrid-order-options',
    query: z.object({ filters: filters.optional(), ...paging }),
    answer: dataListAnswer(hybridOption),
    source: '2H19',
    assumed: true,
  }),
  /** Changes one option. The whole option goes along, without the company's name; a fee it never had stays null. */
  'hybridOrderOptions.update': endpoint({
    method: 'POST',
    path: 'admin/hybrid-order-options/{id}',
    params: ofId,
    body: {
      encoding: 'json',
      fields: terms.transform(withoutCompany),
    },
    answer: anyAnswer,
    source: '2H20',
  }),
  /** Changes every option the filters find. Only what is given changes. */
  'hybridOrderOptions.updateAll': endpoint({
    method: 'PUT',
    path: 'admin/hybrid-order-options',
    query: z.object({ filters: filters.optional() }),
    body: {
      encoding: 'json',
      fields: z.object({ exchange_rate: decimal.optional(), fee: fee.optional() }),
    },
    answer: anyAnswer,
    source: '2H18',
    assumed: true,
  }),
  'hybridOrderOptions.changelog': endpoint({
    method: 'GET',
    path: 'admin/hybrid-order-options/changelog',
    query: z.object(paging),
    answer: dataListAnswer(hybridOptionChange),
    source: '2H24',
  }),
};
