/** The actions of staff on an order or its match (1A, 1B, 1H). */
import { z } from 'zod';
import { anyAnswer, dataAnswer, endpoint, ofId, onRecord } from '../wire/endpoint.ts';
import { rawId } from '../wire/values.ts';
import { orderFilters } from './orders.ts';

const action = (path: string) => onRecord('POST', path, '1A');

export const orderActionEndpoints = {
  'orders.complete': action('admin/orders/complete/{id}'),
  'orders.expire': action('admin/orders/expire/{id}'),
  'orders.capture': action('admin/orders/capture/{id}'),
  'orders.void': action('admin/orders/void/{id}'),
  'orders.markAsMatcherPaid': action('admin/orders/mark-as-matcher-paid/{id}'),
  'orders.markAsRefunded': action('admin/orders/mark-as-refunded/{id}'),
  'orders.investigate': action('admin/orders/investigate/{id}'),
  'orders.setHidden': endpoint({
    method: 'POST',
    path: 'admin/orders/set-hidden/{id}',
    params: ofId,
    body: { encoding: 'json', fields: z.object({ id: rawId, hidden: z.boolean() }) },
    answer: anyAnswer,
    source: '1A18',
  }),
  /** Hides or shows every order the filters and the search find. */
  'orders.setAllHidden': endpoint({
    method: 'POST',
    path: 'admin/orders/set-hidden',
    body: {
      encoding: 'json',
      fields: z.object({
        hidden: z.boolean(),
        filters: orderFilters,
        search: z.string().optional(),
      }),
    },
    /** How many orders were changed; null where the server does not say. */
    answer: dataAnswer(z.object({ count: z.number().nullable() }).catch({ count: null })),
    source: '1B05',
  }),
  'orders.publish': endpoint({
    method: 'POST',
    path: 'admin/orders/publish/{id}',
    params: ofId,
    body: { encoding: 'json', fields: z.object({ payment_type: z.string() }) },
    answer: anyAnswer,
    source: '1A31',
  }),
  'matches.cancel': action('admin/matches/cancel/{id}'),
  'matches.approve': action('admin/matches/approve/{id}'),
  'matches.rematch': action('admin/matches/{id}/rematch'),
};
