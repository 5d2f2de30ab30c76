/** Calls of the application shell and of its filters (document 1 §3, §7; document 2 §7). */
import { z } from 'zod';
import { anyAnswer, dataAnswer, endpoint } from './endpoint.ts';
import { listAnswer, paging } from './list.ts';
import { flag, id, optionalText, text } from './values.ts';

/** A remittance company; `company` is what people call it. */
export const thirdPartyCompany = z
  .object({ id, company: text.optional(), name: text.optional() })
  .transform((read) => ({ id: read.id, name: read.company ?? read.name ?? read.id }));
export type ThirdPartyCompany = z.infer<typeof thirdPartyCompany>;

/** The site settings that are used; `maintenance` is on while the app is down for its users. */
const siteSettingType = z.enum(['maintenance']);

/** Something a user is told of; the console counts the unread card verification requests. */
export const notification = z.object({ id, object_type: optionalText, status: optionalText });
export type Notification = z.output<typeof notification>;

/** What documents are sent in for. */
export const DOC_VERIFICATION_TYPES = ['identity', 'address'] as const;
export type DocVerificationType = (typeof DOC_VERIFICATION_TYPES)[number];

/** A request to have a document verified; `unapproved` is the status that is counted. */
export const docVerification = z.object({ id, type: optionalText, status: optionalText });
export type DocVerification = z.output<typeof docVerification>;

export const shellEndpoints = {
  'thirdPartyCompanies.list': endpoint({
    method: 'GET',
    path: 'third-party-companies',
    answer: dataAnswer(z.array(thirdPartyCompany)),
    source: 'document 2 §7',
  }),
  'siteSettings.read': endpoint({
    method: 'GET',
    path: 'admin/site/settings',
    query: z.object({ type: siteSettingType }),
    answer: dataAnswer(z.object({ value: flag })),
    source: 'document 1 §7',
  }),
  'siteSettings.write': endpoint({
    method: 'POST',
    path: 'admin/site/settings',
    body: { encoding: 'json', fields: z.object({ type: siteSettingType, value: z.boolean() }) },
    answer: anyAnswer,
    source: 'document 1 §7',
  }),
  /** A user's notifications; the console reads how many there are. */
  'notifications.list': endpoint({
    method: 'GET',
    path: 'admin/users/{id}/notifications',
    params: z.object({ id }),
    query: z.object({ object_type: z.string().optional(), status: z.string().optional() }),
    answer: listAnswer(notification),
    source: 'document 1 §7',
  }),
  /** Requests to verify documents; counts ask for one row a page. */
  'docVerifications.list': endpoint({
    method: 'GET',
    path: 'admin/doc-verification',
    query: z.object({
      type: z.enum(DOC_VERIFICATION_TYPES),
      status: z.string().optional(),
      page: paging.page.optional(),
      pageSize: paging.pageSize,
    }),
    answer: listAnswer(docVerification),
    source: 'document 1 §7',
  }),
};
