/** A dense table of a page of rows. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFirstFrame, drawFirst, idleAfterFrame } from '#renderer/client/start/moments.ts';
import { PrintedTable } from '#renderer/ui/paper/PrintedTable.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import { EarlyTable } from './EarlyTable.tsx';
import { OpeningProvider } from './expansion.ts';
import styles from './grid.module.css';
import { loadGridCode, useGridCode } from './gridCode.ts';
import { arrange } from './layout.ts';
import { useRowLinks } from './links.ts';
import { rowIdAt } from './rowAt.ts';
import type { TableProps } from './table.ts';
import { useFit } from './useFit.ts';

/** Gives the focus to a cell of the table that was drawn in place of the early one. */
function focusCell(frame: Element | null, row: string, column: string): void {
  const cell = `[row-business-key="${CSS.escape(row)}"] [col-id="${CSS.escape(column)}"]`;
  frame?.querySelector<HTMLElement>(cell)?.focus({ preventScroll: true });
}

/**
 * Shows one page of rows, and under each open one what it opens to. Columns can be moved, resized and
 * hidden; every change is handed to `onLayout`. Until the table is made, its rows are plain cells at the
 * same places: making it takes longer than a frame.
 */
export function DataGrid<Row extends object>(props: TableProps<Row>) {
  const code = useGridCode();
  const [isDrawn, setDrawn] = useState(false);
  const [isBeforeCode] = useState(code === undefined);
  const [isBegun, setBegun] = useState(isBeforeCode);
  const frame = useRef<HTMLDivElement>(null);
  const { columns, rows, layout, inspected, selection, expansion } = props;
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const hasBoxes = selection.boxesOf !== null;
  const fit = useFit(frame, arranged, { hasBoxes, hasPane: inspected !== undefined });
  const handlers = { onClick: useRowLinks() };
  useLayoutEffect(() => {
    if (rows.length > 0) drawFirst();
  }, [rows]);
  useEffect(() => void afterFirstFrame(loadGridCode), []);
  useEffect(() => void idleAfterFrame().then(() => setBegun(true)), []);

  const showGrid = () => {
    if (isDrawn) return;
    const { activeElement } = document;
    const focused = frame.current?.contains(activeElement) ? activeElement : null;
    const column = focused?.closest('[data-column]')?.getAttribute('data-column');
    const row = rowIdAt(focused);
    flushSync(() => setDrawn(true));
    if (row && column) focusCell(frame.current, row, column);
  };
  const isPrinting = useIsPrinting();
  return (
    <div ref={frame} className={styles.frame} data-density={layout.density} {...handlers}>
      {isPrinting && <PrintedTable {...props} />}
      <OpeningProvider value={expansion ?? null}>
        {!isDrawn && <EarlyTable {...props} fit={fit} />}
        {code && isBegun && (
          <code.GridTable {...props} fit={fit} isShown={isDrawn} onDrawn={showGrid} />
        )}
      </OpeningProvider>
    </div>
  );
}
