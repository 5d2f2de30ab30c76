/** Calls of the application shell and of its filters (document 1 §3, §7; document 2 §7). */
import { z } from 'zod';
import { dataAnswer, endpoint } from './endpoint.ts';
import { id, text } from './values.ts';

export const country = z.object({ abbreviation: z.string(), country: z.string() });
export type Country = z.infer<typeof country>;

/** A remittance company; `company` is what people call it. */
export const thirdPartyCompany = z
  .object({ id, company: text.optional(), name: text.optional() })
  .transform((read) => ({ id: read.id, name: read.company ?? read.name ?? read.id }));
export type ThirdPartyCompany = z.infer<typeof thirdPartyCompany>;

export const shellEndpoints = {
  'countries.list': endpoint({
    method: 'GET',
    path: 'countries',
    answer: dataAnswer(z.array(country)),
    source: 'document 1 §7',
  }),
  'thirdPartyCompanies.list': endpoint({
    method: 'GET',
    path: 'third-party-companies',
    answer: dataAnswer(z.array(thirdPartyCompany)),
    source: 'document 2 §7',
  }),
};
