import { mergeClasses } from '@fluentui/react-components';
import type { Change, ShownValue } from '#domain/changes/changes.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import table from '#renderer/ui/values/table.module.css';
import styles from './guard.module.css';

interface ShownProps {
  readonly shown: ShownValue;
  readonly isNow: boolean;
}

function Shown({ shown, isNow }: ShownProps) {
  // An address says nothing: the question shows the picture itself.
  if (shown.kind === 'picture' && shown.value !== null)
    return isNow ? 'New image' : 'Earlier image';
  if (shown.kind === 'figure') return <Amount {...shown.value} inFull />;
  if (shown.kind === 'instant') return <Instant value={shown.value} />;
  return shown.value ?? EMPTY;
}

/** What a thing was when it was seen, beside what it is now. */
export function ChangesTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className={mergeClasses(table.table, styles.changes)}>
      <caption>Changes since you opened it</caption>
      <TableHead titles={['Field', 'Before', 'Now']} />
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Shown shown={before} isNow={false} />
            </td>
            <td className={styles.now}>
              <Shown shown={after} isNow />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
