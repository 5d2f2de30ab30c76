import { DismissRegular, OpenRegular } from '@fluentui/react-icons';
import { Suspense, useId, useState } from 'react';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { InspectedSkeleton } from './InspectedSkeleton.tsx';
import styles from './inspector.module.css';
import type { Inspector } from './inspector.ts';
import { Separator } from './Separator.tsx';
import { useInspectorWidth } from './width.ts';

interface InspectorPaneProps<Row> {
  readonly inspector: Inspector<Row>;
  readonly id: string;
  readonly row: Row | undefined;
  /** Whether the rows of the list are still on their way. */
  readonly isLoading: boolean;
  /** Undefined where there is no whole screen. */
  readonly onOpen: (() => void) | undefined;
  readonly onClose: () => void;
}

function Content<Row>({ inspector, id, row, isLoading }: InspectorPaneProps<Row>) {
  if (row === undefined && !inspector.isFoundById) {
    if (isLoading) return <InspectedSkeleton />;
    return (
      <div className={styles['message']} role="status">
        <p>{inspector.title(id)} is not on this page of the list.</p>
      </div>
    );
  }
  return (
    <Suspense fallback={<InspectedSkeleton />}>
      <inspector.Content id={id} row={row} />
    </Suspense>
  );
}

/** The pane at the right of a list: what the row is, its content, and the ways on and out. */
export function InspectorPane<Row>(props: InspectorPaneProps<Row>) {
  const { inspector, id, onOpen, onClose } = props;
  const paneId = useId();
  const title = useId();
  const [width, keepWidth] = useInspectorWidth();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className={styles['side']} style={{ inlineSize: dragged ?? width }}>
      <Separator paneId={paneId} width={width} onDrag={setDragged} onWidth={keepWidth} />
      <section id={paneId} className={styles['pane']} aria-labelledby={title} tabIndex={-1}>
        <header className={styles['header']}>
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
        <div key={id} className={styles['content']}>
          <Content {...props} />
        </div>
      </section>
    </div>
  );
}
