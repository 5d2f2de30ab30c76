import { mergeClasses } from '@fluentui/react-components';
import type { Change, ShownValue } from '#domain/changes.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import table from '#renderer/ui/values/table.module.css';
import styles from './guard.module.css';

interface ShownProps {
  readonly shown: ShownValue;
  readonly label: string;
  /** Whether it is as it is now: a new picture is shown, the one before was seen. */
  readonly isNow: boolean;
}

function Shown({ shown, label, isNow }: ShownProps) {
  if (shown.kind === 'picture' && shown.value !== null) {
    return isNow ? (
      <AttachmentImage url={shown.value} label={label} fileName={label} />
    ) : (
      'Another image'
    );
  }
  if (shown.kind === 'figure') return <Amount {...shown.value} inFull />;
  if (shown.kind === 'instant') return <Instant value={shown.value} />;
  return shown.value ?? EMPTY;
}

/** What a thing was when it was seen, beside what it is now. */
export function ChangesTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className={mergeClasses(table['table'], styles['changes'])}>
      <caption>Changes since you opened it</caption>
      <TableHead titles={['Field', 'Before', 'Now']} />
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Shown shown={before} label={label} isNow={false} />
            </td>
            <td className={styles['now']}>
              <Shown shown={after} label={label} isNow />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
