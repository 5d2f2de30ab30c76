import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import { formatInBothZones } from '#domain/time/format.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from './empty.ts';
import { Unread } from './Unread.tsx';
import styles from './values.module.css';

/** A date and time on one line, as the person chose; its tooltip has the exact instant in both zones. */
export function Instant({ value }: { readonly value: Shown<string> }) {
  if (value === null) return <span className={utility.quiet}>{EMPTY}</span>;
  if (isUnreadable(value)) return <Unread value={value} />;
  return (
    <time className={styles.instant} dateTime={value} title={formatInBothZones(value)}>
      {shownDateTime(value)}
    </time>
  );
}
