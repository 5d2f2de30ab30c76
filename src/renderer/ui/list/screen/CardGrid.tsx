import { PanelRightRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ChangedMark } from '#renderer/ui/grid/ChangedMark.tsx';
import styles from './list.module.css';

interface CardGridProps<Row> {
  /** The accessible name of the list: its title. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Pixels of a card at least. */
  readonly width: number;
  readonly render: (row: Row) => ReactNode;
  /** The id of the card that the inspector shows. */
  readonly inspected?: string | undefined;
  /** Shows a card in the inspector; left out where there is none. */
  readonly onInspect?: ((row: Row) => void) | undefined;
}

/** A page of rows as cards, as many beside each other as fit. */
export function CardGrid<Row>(props: CardGridProps<Row>) {
  const { label, rows, rowId, width, render, inspected, onInspect } = props;
  return (
    <ul
      className={styles['cards']}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
    >
      {rows.map((row) => (
        <li
          key={rowId(row)}
          data-row-id={rowId(row)}
          className={styles['card']}
          data-inspected={rowId(row) === inspected}
        >
          <ChangedMark id={rowId(row)} />
          {render(row)}
          {onInspect && (
            // By key it is Space on the card.
            <button
              type="button"
              tabIndex={-1}
              className={styles['look']}
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
