import { useRestoreFocusTarget } from '@fluentui/react-components';
import { MoreHorizontalRegular, QuestionCircle16Regular } from '@fluentui/react-icons';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import utility from '#renderer/ui/utility.module.css';
import { WatchMark } from '../watches/WatchMark.tsx';
import styles from './actions.module.css';

/** One element for all rows, so that React does not draw it again with them. */
const ICON = <MoreHorizontalRegular aria-hidden fontSize={18} />;

interface RowButtonProps {
  /** The guard's key of what the row shows, such as 'card:7'. */
  readonly subject: string;
  readonly expanded: boolean;
  /** Whether it is a separate Tab stop, as in a card. */
  readonly isStop?: boolean | undefined;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** Opens the actions of a row. It is no tab stop: a key on its cell presses it. */
export function RowButton({ subject, expanded, isStop = false, onOpen }: RowButtonProps) {
  const unknown = useOutcomeUnknown(subject);
  // A dialog that was opened from the menu gives the focus back to it.
  const restore = useRestoreFocusTarget();
  return (
    <span className={styles.row}>
      {unknown && <QuestionCircle16Regular title="Outcome unknown" primaryFill="currentColor" />}
      <WatchMark subject={subject} />
      <button
        {...restore}
        type="button"
        tabIndex={isStop ? 0 : -1}
        className={`${styles.button} ${utility.bare}`}
        data-actions-of={subject}
        aria-label="Actions"
        title="Actions"
        aria-haspopup="menu"
        aria-expanded={expanded}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        {ICON}
      </button>
    </span>
  );
}
