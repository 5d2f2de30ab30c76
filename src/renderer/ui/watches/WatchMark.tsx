import { Alert16Filled, Eye16Regular } from '@fluentui/react-icons';
import { watchText } from '#domain/watches/watches.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { useMasked } from '#renderer/client/kept/privacy.ts';
import { useWatchOn } from '#renderer/client/kept/watches.ts';
import styles from './watches.module.css';

/** The mark of what the person watches, beside its actions: an eye, or a bell once it came back. */
export function WatchMark({ subject }: { readonly subject: string }) {
  const watch = useWatchOn(subject);
  const [masked] = useMasked();
  if (!watch) return null;
  const note = watch.note === '' || masked ? '' : `\n${watch.note}`;
  const title = `Watched. ${watchText(watch, shownWhen)}${note}`;
  return (
    <span className={styles.mark} role="img" aria-label={title} title={title}>
      {watch.woke ? <Alert16Filled aria-hidden /> : <Eye16Regular aria-hidden />}
    </span>
  );
}
