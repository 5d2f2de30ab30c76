/** Users of the network as a search finds them (document 2 §7). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listAnswer, paging } from './list.ts';
import { id, optionalText } from './values.ts';

/** A user in a list. */
export const userRow = z.object({
  id,
  full_name: optionalText,
  full_name_shown: optionalText,
  email: optionalText,
  phone: optionalText,
  country: optionalText,
});
export type UserRow = z.output<typeof userRow>;

export const userEndpoints = {
  /** Its exact path is not shown; the family `admin/users` is. */
  'users.list': endpoint({
    method: 'GET',
    path: 'admin/users',
    query: z.object({ search: z.string().optional(), ...paging }),
    answer: listAnswer(userRow),
    source: 'document 2 §7',
    assumed: true,
  }),
};
