/** The inspector of a list: which row it shows, and how it follows the keys. */
import { useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { idOfKey } from '#domain/lists/row-keys.ts';
import { prefetch } from '#renderer/client/cache/prefetch.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import { rowIdAt } from '#renderer/ui/grid/rowAt.ts';
import { useMedia } from '#renderer/ui/layout/useMedia.ts';
import type { Shortcut } from '#renderer/ui/shortcuts/registry.ts';
import { PANE_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { isOverThePage, isTypingAt, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { InspectorPane } from './InspectorPane.tsx';
import styles from './inspector.module.css';
import type { Inspector } from './inspector.ts';
import { askedByKey, focusedRowId, focusRow } from './keys.ts';

interface Inspected<Row> {
  /** Left out where the list has no inspector. */
  readonly inspector: Inspector<Row> | undefined;
  readonly rowId: (row: Row) => string;
  /** The rows on the screen; undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** When they were loaded, in milliseconds since the epoch. */
  readonly readAt: number;
  /** Why they could not be loaded again; null after a success. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** The id of what is shown; undefined while the pane is closed. */
  readonly shown: string | undefined;
  readonly onShow: (id: string | undefined) => void;
}

/** The keys on a row, as the help sheet lists them; what has the focus handles them itself. */
const ON_A_ROW: readonly Shortcut[] = [PANE_KEYS.look, PANE_KEYS.follow, PANE_KEYS.close];

/** The shown row, and when it was loaded as it is; after it leaves the page, its last state. */
function useShownRow<Row>({ rows, rowId, readAt, shown }: Inspected<Row>) {
  const [kept, keep] = useState<{ readonly row: Row; readonly readAt: number }>();
  const found = rows?.find((row) => rowId(row) === shown);
  const isOnPage = found !== undefined;
  const isNew = isOnPage && found !== kept?.row;
  const now = isNew ? { row: found, readAt } : kept;
  if (isNew) keep(now);
  const isShown = now !== undefined && rowId(now.row) === shown;
  return { row: isShown ? now.row : undefined, readAt: isShown ? now.readAt : 0, isOnPage };
}

/** A hook: asks for what a press on a row is about to open, before the button is released. */
function useAskedOnPress<Row>({ inspector, rows, rowId }: Inspected<Row>) {
  const queries = useQueryClient();
  return ({ button, target }: PointerEvent) => {
    if (button !== 0 || !(target instanceof Element) || target.closest('button, input')) return;
    const id = rowIdAt(target);
    const row = rows?.find((each) => rowId(each) === id);
    const place = target.closest('a') ? 'screen' : 'pane';
    for (const asked of (row && inspector?.reads?.(row, place)) ?? []) prefetch(queries, asked);
  };
}

/**
 * Space or a click shows a row, arrow keys and J and K move on with the pane following, Enter opens
 * the whole screen and Escape closes the pane. The focus stays in the list.
 */
export function useInspector<Row>(inspected: Inspected<Row>) {
  const { inspector, rowId, rows, shown, onShow } = inspected;
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search } = usePlace();
  const isInactive = useIsInactive();
  const shownRow = useShownRow(inspected);
  const onPointerDown = useAskedOnPress(inspected);

  const open = (id: string) => {
    const path = inspector?.path?.(idOfKey(id), search);
    if (path !== undefined) void navigate(path, { state: { from: search } });
    return path !== undefined;
  };
  const close = () => {
    const isInList = focusedRowId(document.activeElement) !== undefined;
    onShow(undefined);
    if (list.current && shown !== undefined && !isInList) focusRow(list.current, shown);
  };
  useRowInSight(list, shown);
  useEscape(inspector !== undefined && shown !== undefined && !isInactive, close);
  useRowKeys(inspected, list);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const id = focusedRowId(event.target);
    const asked = inspector && askedByKey(event);
    if (id === undefined || asked === undefined) return;
    if (asked === 'open' && !open(id)) return;
    if (asked === 'look') onShow(id === shown ? undefined : id);
    event.preventDefault();
    event.stopPropagation();
  };
  /** The table has moved the focus: the pane follows. */
  const onKeyDown = () => {
    const id = focusedRowId(document.activeElement);
    if (inspector && shown !== undefined && id !== undefined && id !== shown) onShow(id);
  };
  const onRowClick = useCallback((clicked: Row) => onShow(rowId(clicked)), [onShow, rowId]);

  return {
    /** To be put on the element with the list and the pane. */
    frame: {
      className: `${styles.beside} ${utility.beside}`,
      ref: list,
      onKeyDownCapture,
      onKeyDown,
      onPointerDown,
    },
    /** The row that the pane shows; undefined while it is closed. */
    row: shown === undefined ? undefined : shownRow.row,
    /** What a click on a row does; undefined where the list has no inspector. */
    onRowClick: inspector && onRowClick,
    pane: inspector && shown !== undefined && (
      <InspectorPane
        inspector={inspector}
        id={shown}
        {...shownRow}
        isLoading={rows === undefined}
        error={inspected.error}
        onRetry={inspected.onRetry}
        onOpen={inspector.path && (() => open(shown))}
        onClose={close}
      />
    ),
  };
}

/** J and K go from row to row; the pane follows where it is open. */
function useRowKeys<Row>(
  { inspector, rows = [], rowId, shown, onShow }: Inspected<Row>,
  list: RefObject<HTMLElement | null>,
): void {
  const go = (step: 1 | -1) => {
    const from = focusedRowId(document.activeElement) ?? shown;
    const index = rows.findIndex((row) => rowId(row) === from);
    const next = index < 0 ? rows.at(step === 1 ? 0 : -1) : rows[index + step];
    if (next === undefined || !list.current) return;
    focusRow(list.current, rowId(next));
    if (shown !== undefined) onShow(rowId(next));
  };
  useShortcuts(
    inspector === undefined
      ? []
      : [
          { ...PANE_KEYS.nextRow, run: () => go(1) },
          { ...PANE_KEYS.previousRow, run: () => go(-1) },
          ...ON_A_ROW,
          ...(inspector.path ? [PANE_KEYS.open] : []),
        ],
  );
}

/** A pane below the list makes it lower: the row that is shown stays in sight. */
function useRowInSight(list: RefObject<HTMLElement | null>, shown: string | undefined): void {
  const isBelow = useMedia('(width < 1280px) and (height >= 720px)');
  useLayoutEffect(() => {
    if (!isBelow || shown === undefined) return;
    const id = CSS.escape(shown);
    const row = list.current?.querySelector(`[row-business-key="${id}"], [data-row-id="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, isBelow, shown]);
}

/** Closes the pane from anywhere but a field or what is open over the page. */
function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isOurs = event.key === 'Escape' && !event.defaultPrevented && !isTypingAt(event.target);
    if (isOurs && !isOverThePage()) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: globalThis.KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
