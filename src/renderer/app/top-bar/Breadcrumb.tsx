import { ChevronRight12Regular } from '@fluentui/react-icons';
import { Link, useLocation } from 'react-router-dom';
import { labelOf } from '#domain/access/screens.ts';
import { fieldsOf, readText } from '#renderer/client/kept/read.ts';
import utility from '#renderer/ui/utility.module.css';
import { useRoutePlace } from '../layouts/routeTitle.ts';
import { useWindowTitle } from '../layouts/useWindowTitle.ts';
import styles from './breadcrumb.module.css';

/**
 * The current screen after its parent, which is a link back to the parent's last state. Nothing of a screen without
 * one: its heading has the same words.
 */
export function Breadcrumb() {
  const { parent, here } = useRoutePlace();
  // The query of the list one came from, as its links hand it on.
  const from = readText(fieldsOf(useLocation().state)['from']);
  useWindowTitle();
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        <li className={styles.parent}>
          <Link to={`${parent}${from}`}>{labelOf(parent)}</Link>
          <ChevronRight12Regular aria-hidden />
        </li>
        <li aria-current="page" className={`${styles.here} ${utility.cut}`}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
