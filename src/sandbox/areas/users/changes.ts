/** What staff can have done to a user (2U, 2UD). */
import { and, eq, isNull } from 'drizzle-orm';
import type { FullUserOnWire } from '#contract/people/users.ts';
import { people } from '../../database/schema.ts';
import type { Services } from '../../server/context.ts';
import { conflict } from '../../server/problem.ts';
import { networkEmailOf } from '../../world/people/user-state.ts';
import { recordId } from '../orders/ids.ts';
import { noUser, type PersonRecord, readUser } from './rows.ts';

/** What a change makes of a user. @throws {HttpError} when their state forbids it */
type Change = (user: PersonRecord) => Partial<PersonRecord>;

function ban({ status }: PersonRecord): Partial<PersonRecord> {
  if (status === 'banned') throw conflict('This user is already banned');
  return { status: 'banned', status_before_ban: status };
}

function unban({ status, status_before_ban: before }: PersonRecord): Partial<PersonRecord> {
  if (status !== 'banned') throw conflict('This user is not banned');
  return { status: before ?? 'new', status_before_ban: null };
}

function createNetworkEmail({ id, network_email: known }: PersonRecord): Partial<PersonRecord> {
  if (known !== null) throw conflict(`This user already has the address ${known}`);
  return { network_email: networkEmailOf(id) };
}

/** The changes that answer the user as it is then. */
export const CHANGES = { ban, unban, createNetworkEmail } satisfies Record<string, Change>;

/** Tells everyone that a user changed. */
function publishUser({ hub }: Services, id: number): void {
  hub.publish('userSaved', { id });
  hub.publish(`userSaved-${id}`, { id });
}

async function change(services: Services, id: string, make: Change): Promise<number> {
  const changed = await services.database.queries.transaction(async (queries) => {
    const [user] = await queries
      .select()
      .from(people)
      .where(and(eq(people.id, recordId(id)), isNull(people.deleted_at)))
      .for('update');
    if (!user) throw noUser(id);
    await queries.update(people).set(make(user)).where(eq(people.id, user.id));
    return user.id;
  });
  publishUser(services, changed);
  return changed;
}

/**
 * Changes a user and answers it as it is then.
 * @throws {HttpError} 404 when there is no such user, 409 when their state forbids it
 */
export async function changeUser(
  name: keyof typeof CHANGES,
  id: string,
  services: Services,
): Promise<{ data: FullUserOnWire }> {
  await change(services, id, CHANGES[name]);
  return { data: await readUser(services.database.queries, id) };
}

/** Takes a user out of every list. @throws {HttpError} 404 when there is no such user */
export async function deleteUser(id: string, services: Services): Promise<{ data: null }> {
  await change(services, id, () => ({ deleted_at: new Date() }));
  return { data: null };
}
