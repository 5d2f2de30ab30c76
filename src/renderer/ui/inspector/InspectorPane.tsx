import { DismissRegular, OpenRegular } from '@fluentui/react-icons';
import { Suspense, useId, useState } from 'react';
import { idOfKey } from '#domain/lists/row-keys.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { Failed } from '#renderer/ui/loading/Failed.tsx';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { InspectedSkeleton } from './InspectedSkeleton.tsx';
import styles from './inspector.module.css';
import type { InspectedProps, Inspector } from './inspector.ts';
import { Separator } from './Separator.tsx';
import { useInspectorWidth } from './width.ts';

interface InspectorPaneProps<Row> extends InspectedProps<Row> {
  readonly inspector: Inspector<Row>;
  /** Whether the row is on the page that the list shows. */
  readonly isOnPage: boolean;
  /** Whether the rows of the list are still on their way. */
  readonly isLoading: boolean;
  /** Why the list could not be loaded again; null after a success. */
  readonly error: Error | null;
  /** Loads the list again. */
  readonly onRetry: () => void;
  /** Undefined where there is no whole screen. */
  readonly onOpen: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Says of what is known by its row alone that the list no longer has it, or could not be loaded. */
function RowNotice<Row>(props: InspectorPaneProps<Row>) {
  const { inspector, id, row, readAt, isOnPage, isLoading, error, onRetry } = props;
  const title = inspector.title(id);
  const asOf = row !== undefined && `It is shown as of ${shownTime(new Date(readAt))}.`;
  if (error) {
    return (
      <Failed
        text={`${title} could not be loaded. ${asOf || ''}`}
        error={error}
        onRetry={onRetry}
      />
    );
  }
  if (isOnPage || isLoading) return null;
  return (
    <div role="status">
      {title} is not on this page of the list. {asOf}
    </div>
  );
}

/** The pane at the right of a list: what the row is, its content, and the ways on and out. */
export function InspectorPane<Row>(props: InspectorPaneProps<Row>) {
  const { inspector, id, row, readAt, isLoading, error, onOpen, onClose } = props;
  const needsRow = !inspector.isFoundById;
  const paneId = useId();
  const title = useId();
  const [width, keepWidth] = useInspectorWidth();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className={styles.side} style={{ inlineSize: dragged ?? width }} {...SCREEN_ONLY}>
      <Separator paneId={paneId} width={width} onDrag={setDragged} onWidth={keepWidth} />
      <section
        id={paneId}
        className={`${styles.pane} ${utility.below}`}
        aria-labelledby={title}
        tabIndex={-1}
        data-focus-home
      >
        <header className={`${styles.header} ${utility.line}`}>
          <h2 id={title}>{inspector.title(id)}</h2>
          {onOpen && (
            <IconButton
              label="Open whole screen"
              keyName="Enter"
              icon={<OpenRegular />}
              onClick={onOpen}
            />
          )}
          <IconButton label="Close" keyName="Escape" icon={<DismissRegular />} onClick={onClose} />
        </header>
        {/* Another row begins at its top, with nothing of the one before. */}
        <div key={id} className={styles.content}>
          {needsRow && (
            <div className={styles.notice}>
              <RowNotice {...props} />
            </div>
          )}
          {row === undefined && needsRow ? (
            isLoading && !error && <InspectedSkeleton />
          ) : (
            <Suspense fallback={<InspectedSkeleton />}>
              <inspector.Content id={idOfKey(id)} row={row} readAt={readAt} />
            </Suspense>
          )}
        </div>
      </section>
    </div>
  );
}
