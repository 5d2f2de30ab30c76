/** Calls of the application shell and of its filters (1M, 1N, 2H). */
import { z } from 'zod';
import { anyAnswer, dataAnswer, endpoint } from '../wire/endpoint.ts';
import { flag, id, shown, text } from '../wire/values.ts';

/** A remittance company; `company` is what people call it. */
const thirdPartyCompany = z
  .object({ id, company: text.optional(), name: text.optional() })
  .transform((read) => ({ id: read.id, name: read.company ?? read.name ?? read.id }));

/** The site settings that are used; `maintenance` is on while the app is down for its users. */
const siteSettingType = z.enum(['maintenance']);

export const shellEndpoints = {
  'thirdPartyCompanies.list': endpoint({
    method: 'GET',
    path: 'third-party-companies',
    answer: dataAnswer(z.array(shown(thirdPartyCompany))),
    source: '2H25',
  }),
  'siteSettings.read': endpoint({
    method: 'GET',
    path: 'admin/site/settings',
    query: z.object({ type: siteSettingType }),
    answer: dataAnswer(z.object({ value: flag })),
    source: '1M01',
  }),
  'siteSettings.write': endpoint({
    method: 'POST',
    path: 'admin/site/settings',
    body: { encoding: 'json', fields: z.object({ type: siteSettingType, value: z.boolean() }) },
    answer: anyAnswer,
    source: '1M06',
  }),
};
