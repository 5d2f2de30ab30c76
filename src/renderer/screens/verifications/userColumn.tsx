import { Link } from 'react-router-dom';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import { personName } from '#domain/text/person-names.ts';
import { userPath } from '#domain/users/paths.ts';
import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';

/** The user of a request, as a link. */
function PersonLink({ user }: { readonly user: VerifiedUser | null }) {
  const name = personName(user);
  if (user === null || user.id === null) return <Private>{name ?? EMPTY}</Private>;
  return (
    <Private>
      <Link className={utility.link} to={userPath(user.id)}>
        {name ?? user.id}
      </Link>
    </Private>
  );
}

/** The users of requests; pinned left, with the chevron that opens the row. */
export const userColumn = <Row extends { readonly user: VerifiedUser | null }>(
  header: string,
  width: number,
): Column<Row> => ({
  id: 'name',
  header,
  width,
  pinned: 'left',
  opens: true,
  isPersonal: true,
  text: ({ user }) => personName(user),
  cell: ({ user }) => <PersonLink user={user} />,
});
