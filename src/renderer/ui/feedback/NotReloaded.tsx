import { Text } from '@fluentui/react-components';
import { shownTime } from '#renderer/client/kept/dates.ts';
import utility from '#renderer/ui/utility.module.css';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './feedback.module.css';
import { useFeedback } from './feedback.tsx';
import { useReason } from './useReason.ts';

interface NotReloadedProps {
  /** Why it could not be loaded again; null where that is said elsewhere, too. */
  readonly error: Error | null;
  /** Milliseconds since the epoch of what is shown; 0 where something else says it, or it is the latest. */
  readonly asOf?: number;
  /** Where there is no room for the reason: it is shown on request. */
  readonly isBrief?: boolean;
}

/**
 * Says beside what is still shown that it could not be read again, why, and as of when it is. While the
 * server cannot be reached, the banner says that, and only the time is left to say.
 */
export function NotReloaded({ error, asOf = 0, isBrief = false }: NotReloadedProps) {
  const feedback = useFeedback();
  const reason = useReason(error);
  const failed = 'Refresh failed';
  return (
    <>
      {reason !== null && (
        <span
          role="status"
          className={`${styles.notReloaded} ${utility.bad} ${utility.cut}`}
          title={reason}
        >
          {isBrief ? (
            <button
              type="button"
              className={utility.asLink}
              onClick={() => feedback.alert({ title: failed, text: reason })}
            >
              {failed}
            </button>
          ) : (
            <>
              {failed}. <CutText text={reason} most={140} />
            </>
          )}
        </span>
      )}
      {asOf > 0 && (
        <Text size={200} className={styles.asOf}>
          as of {shownTime(new Date(asOf))}
        </Text>
      )}
    </>
  );
}
