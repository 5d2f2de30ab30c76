/** Ribbons: what the network announces to its users above their screens (2B). */
import { z } from 'zod';
import { anyAnswer, endpoint, ofId, onRecord } from '../wire/endpoint.ts';
import { listAnswer, paging } from '../wire/list.ts';
import { id, optionalText, shownFlag } from '../wire/values.ts';

/** A ribbon; its content is HTML of the server's and never taken as safe. */
export const ribbon = z.object({
  id,
  content: optionalText,
  is_active: shownFlag,
});
export type Ribbon = z.output<typeof ribbon>;

export const ribbonEndpoints = {
  'ribbons.list': endpoint({
    method: 'GET',
    path: 'admin/ribbons/',
    query: z.object(paging),
    answer: listAnswer(ribbon),
    source: '2B03',
  }),
  'ribbons.create': endpoint({
    method: 'POST',
    path: 'admin/ribbons/',
    body: { encoding: 'json', fields: z.object({ content: z.string() }) },
    answer: anyAnswer,
    source: '2B11',
  }),
  /** Changes what is given: its content, or whether it is shown. */
  'ribbons.update': endpoint({
    method: 'POST',
    path: 'admin/ribbons/{id}',
    params: ofId,
    body: {
      encoding: 'json',
      fields: z.object({ content: z.string().optional(), is_active: z.boolean().optional() }),
    },
    answer: anyAnswer,
    source: '2B12, 2B13',
  }),
  'ribbons.remove': onRecord('DELETE', 'admin/ribbons/{id}', '2B15'),
};
