import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from '../profile/profile.module.css';
import { UserStatus } from '../UserStatus.tsx';

/** Who is acted on, in short. */
export function UserSummary({ user }: { readonly user: FullUser }) {
  return (
    <div className={styles['summary']}>
      <PersonName
        name={whoIs(user)}
        userId={null}
        avatar={user.avatar}
        secondary={user.email && <Private>{user.email}</Private>}
      />
      <dl className={styles['fields']}>
        <div>
          <dt>ID</dt>
          <dd>{user.id}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{user.status !== null && <UserStatus status={user.status} />}</dd>
        </div>
        <div>
          <dt>Last transaction completed</dt>
          <dd>
            <Instant value={user.last_transaction_completed_at} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
