import { CheckmarkCircle16Filled, PanelRightRegular } from '@fluentui/react-icons';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { ChangedMark } from '#renderer/ui/grid/ChangedMark.tsx';
import { rowIdAt } from '#renderer/ui/grid/rowAt.ts';
import {
  isNothingMarked,
  isSelecting,
  type Selection,
  type TableProps,
} from '#renderer/ui/grid/table.ts';
import { focusRow } from '#renderer/ui/inspector/keys.ts';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './list-part.module.css';

interface CardGridProps<Row extends object>
  extends Pick<TableProps<Row>, 'label' | 'rows' | 'rowId'> {
  /** Pixels of a card at least. */
  readonly width: number;
  readonly render: (row: Row) => ReactNode;
  /** The id of the card that the inspector shows. */
  readonly inspected?: string | undefined;
  /** Shows a card in the inspector; left out where there is none. */
  readonly onInspect?: ((row: Row) => void) | undefined;
  /** Which cards are selected; left out where cards cannot be. */
  readonly selection?: Selection | undefined;
  /** Copies cards as a table; left out where they cannot be selected. */
  readonly onCopy?: ((rows: readonly Row[]) => void) | undefined;
}

/** A hook: what selects cards as rows of a table are selected, before their links take the click or the key. */
function useSelecting(ids: readonly string[], selection: Selection | undefined) {
  const last = useRef<string>(undefined);
  if (!selection) return () => ({});
  const { selected, onSelect } = selection;
  const select = (
    event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
    id: string,
    isRange: boolean,
  ) => {
    event.preventDefault();
    event.stopPropagation();
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    last.current = id;
    // Keys go on from here, also where the click was beside its link.
    const { parentElement: list } = event.currentTarget;
    if (list) focusRow(list, id);
    if (from < 0) {
      onSelect(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
    } else {
      const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelect([...new Set([...selected, ...between])]);
    }
  };
  return (id: string) => ({
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (isSelecting(event.nativeEvent)) select(event, id, event.shiftKey);
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === ' ' && event.shiftKey) select(event, id, false);
    },
  });
}

/** A page of rows as cards, as many beside each other as fit. */
export function CardGrid<Row extends object>(props: CardGridProps<Row>) {
  const { label, rows, rowId, width, render, inspected, onInspect, selection, onCopy } = props;
  const selecting = useSelecting(rows.map(rowId), selection);
  const isSelected = (row: Row) => selection?.selected.includes(rowId(row)) === true;
  const copy = (event: ClipboardEvent) => {
    const selected = rows.filter(isSelected);
    const copied =
      selected.length > 0 ? selected : rows.filter((row) => rowId(row) === rowIdAt(event.target));
    if (!onCopy || copied.length === 0 || !isNothingMarked()) return;
    event.preventDefault();
    onCopy(copied);
  };
  return (
    <ul
      className={styles.cards}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
      onCopy={copy}
      {...SCREEN_ONLY}
    >
      {rows.map((row) => (
        <li
          key={rowId(row)}
          data-row-id={rowId(row)}
          className={styles.card}
          data-inspected={rowId(row) === inspected}
          data-selected={isSelected(row)}
          {...selecting(rowId(row))}
        >
          {isSelected(row) && (
            <CheckmarkCircle16Filled className={styles.selectedMark} aria-label="Selected" />
          )}
          <ChangedMark id={rowId(row)} />
          {render(row)}
          {onInspect && (
            // By key it is Space on the card.
            <button
              type="button"
              tabIndex={-1}
              className={`${styles.look} ${utility.hovers} ${utility.bare}`}
              aria-label={`Show ${rowId(row)} in the pane`}
              title="Show in the pane (Space)"
              onClick={() => onInspect(row)}
            >
              <PanelRightRegular aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
