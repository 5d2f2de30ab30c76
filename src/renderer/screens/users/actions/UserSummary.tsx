import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from '../profile/profile.module.css';
import { UserStatusChip } from '../UserStatusChip.tsx';

/** Who is acted on, in short. */
export function UserSummary({ user }: { readonly user: FullUser }) {
  return (
    <div className={utility.stack}>
      <PersonName
        name={whoIs(user)}
        userId={null}
        avatar={user.avatar}
        secondary={user.email && <Private>{user.email}</Private>}
      />
      <Facts
        className={styles.fields}
        facts={[
          ['ID', user.id],
          ['Status', user.status !== null && <UserStatusChip key="status" status={user.status} />],
          [
            'Last transaction completed',
            <Instant key="last" value={user.last_transaction_completed_at} />,
          ],
        ]}
      />
    </div>
  );
}
