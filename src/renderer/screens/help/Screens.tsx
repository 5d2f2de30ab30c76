import { Link } from 'react-router-dom';
import { accessOf, isListed, labelOf, ROUTE_PATHS, screenAt } from '#domain/access/screens.ts';
import { useIsPractice, useSession } from '#renderer/client/desk/desk.ts';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import table from '#renderer/ui/values/table.module.css';
import styles from './help.module.css';

const DESCRIBED = ROUTE_PATHS.filter((path) => screenAt(path).purpose !== undefined);

/** The screens this person may open, by group; before the sign-in all of them, without their links. */
export function Screens() {
  const session = useSession();
  const practice = useIsPractice();
  const role = session.status === 'signed-in' ? session.user.role : null;
  const shown = DESCRIBED.filter((path) => role === null || isListed(path, role, practice));
  return [...Map.groupBy(shown, (path) => screenAt(path).group)].map(([group, paths]) => (
    <table key={group} className={styles.table}>
      <caption className={table.caption}>{group}</caption>
      <tbody>
        {paths.map((path) => {
          const { purpose, keys } = screenAt(path);
          return (
            <tr key={path}>
              <th scope="row">
                {role === null && accessOf(path) !== 'anyone' ? (
                  labelOf(path)
                ) : (
                  <Link to={path}>{labelOf(path)}</Link>
                )}
              </th>
              <td>
                {purpose} {keys && <Keys keys={keys} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ));
}
