import { Link } from 'react-router-dom';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import { personName } from '#domain/text/person-names.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './verifications.module.css';

/** The user of a request, as a link. */
export function PersonLink({ user }: { readonly user: VerifiedUser | null }) {
  const name = personName(user);
  if (user === null || user.id === null) return <Private>{name ?? EMPTY}</Private>;
  return (
    <Private>
      <Link className={styles['person']} to={`/users/${encodeURIComponent(user.id)}`}>
        {name ?? user.id}
      </Link>
    </Private>
  );
}
