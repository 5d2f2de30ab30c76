/** The users list, one user whole, and what staff can do to one (2U, 2UD). */
import { people } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { paginationOf } from '../page.ts';
import { changeUser, deleteUser } from './changes.ts';
import { userCondition } from './query.ts';
import { userReport } from './report.ts';
import { readUser, userPage } from './rows.ts';

export const userHandlers = {
  'users.list': async (query, { database: { queries } }) => {
    const rowCount = await queries.$count(people, userCondition(query));
    return {
      data: await userPage(queries, query, rowCount),
      pagination: paginationOf(query, rowCount),
    };
  },

  'users.export': ({ format, isLite, ...query }, services) =>
    Promise.resolve({
      url: services.exports.offer(
        format,
        () => userReport(services, query, isLite ?? false),
        'users',
      ),
    }),

  'users.read': async ({ id }, { database: { queries } }) => ({
    data: await readUser(queries, id),
  }),

  'users.ban': ({ id }, services) => changeUser('ban', id, services),
  'users.unban': ({ id }, services) => changeUser('unban', id, services),
  'users.createNetworkEmail': ({ id }, services) => changeUser('createNetworkEmail', id, services),
  'users.delete': ({ id }, services) => deleteUser(id, services),
} satisfies Partial<Handlers>;
