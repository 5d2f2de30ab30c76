/** The rows of a table, before it is made. */
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Cell, type CellProps, isDrawn, NOTHING } from './cell.tsx';
import { type Column, textsOf } from './columns/column.tsx';
import { type Fit, pinnedTo } from './columns/fit.ts';
import styles from './grid.module.css';
import { HEADER_HEIGHT, openHeight, ROW_HEIGHT, SELECTION_WIDTH } from './heights.ts';
import { widthOf } from './layout.ts';
import { rowIdAt } from './rowAt.ts';
import { type FittedProps, isOnRow } from './table.ts';

/** A column at its place in the table. */
interface Placed<Row> {
  readonly column: Column<Row>;
  /** Counted from 1 over all columns that are shown, as assistive technology is told. */
  readonly index: number;
  readonly style: CSSProperties;
}

/**
 * The columns that are drawn, in the order of the table: pinned to the left, those that the window can
 * show beside what is pinned, pinned to the right.
 */
function placesOf<Row>(
  { columns, hasSpareWidth }: Fit<Row>,
  boxes: number,
): readonly Placed<Row>[] {
  const right = pinnedTo('right', columns);
  const shown = [...pinnedTo('left', columns), ...pinnedTo(undefined, columns), ...right];
  return shown.flatMap(({ column, width, isSet }, place, all) => {
    const before = boxes * SELECTION_WIDTH + widthOf(all.slice(0, place));
    const after = widthOf(all.slice(place + 1));
    if (column.pinned === undefined && before > window.innerWidth - widthOf(right)) return [];
    const growth = hasSpareWidth && !isSet && column.pinned === undefined ? width : 0;
    const pinned = { left: before, right: after };
    const offset = column.pinned && { [column.pinned]: pinned[column.pinned] };
    return [
      { column, index: place + 1 + boxes, style: { flex: `${growth} 0 ${width}px`, ...offset } },
    ];
  });
}

/** What is drawn in a cell, of as few elements as look the same; buttons of a row come with the table. */
function contentOf<Row>(cell: CellProps<Row>, texts: ReturnType<typeof textsOf>): ReactNode {
  const [text, currency] = texts;
  if (text === '') return null;
  if (isDrawn(cell)) return <Cell {...cell} />;
  if (currency === '') return text ?? NOTHING;
  return (
    <>
      <span>{text}</span>
      <span className={styles.currency}>{currency}</span>
    </>
  );
}

/** Pixels of what is pinned to the right, before which the columns fade, for the style sheet. */
const pinnedRoom = <Row,>({ columns }: Fit<Row>) =>
  ({ '--pinned': `${widthOf(pinnedTo('right', columns))}px` }) as CSSProperties;

/** What it is, as the table that takes its place. */
const GRID = { role: 'grid' };

const LOOKS = { plain: '', dimmed: styles.dimmed, struck: styles.struck };

/**
 * The rows that the window can show, as plain cells with the texts, links and places of the table that
 * takes their place. It neither scrolls sideways nor opens rows.
 */
export function EarlyTable<Row extends object>(props: FittedProps<Row>) {
  const { label, rows, rowId, rowLook, inspected, expansion, selection, layout, fit } = props;
  const boxes = selection.boxesOf ? 1 : 0;
  const width = boxes * SELECTION_WIDTH + widthOf(fit.columns);
  const places = placesOf(fit, boxes);
  const height = ROW_HEIGHT[layout.density];
  const line = fit.hasSpareWidth ? {} : { width };

  const classOf = ({ align, pinned }: Column<Row>) =>
    [styles.cell, align && styles.end, pinned && styles[pinned]].filter(Boolean).join(' ');
  const drawn = (row: Row, id: string, { column, index, style }: Placed<Row>) => {
    const texts = textsOf(column, row);
    const isFirst = index === 1 + boxes;
    return (
      <td
        key={column.id}
        aria-colindex={index}
        data-column={column.id}
        className={`${classOf(column)} ${column.amount ? styles.money : ''}`}
        style={style}
      >
        {contentOf({ column, row, id, isFirst }, texts)}
      </td>
    );
  };
  const handlers = {
    onClick(event: MouseEvent) {
      const id = rowIdAt(event.target);
      const row = rows.find((each) => rowId(each) === id);
      if (row && isOnRow(event.nativeEvent)) props.onRowClick?.(row);
    },
  };
  return (
    <div className={`${styles.layer} ${styles.early}`} {...handlers}>
      <table
        {...GRID}
        aria-label={label}
        data-fits={fit.hasSpareWidth}
        style={pinnedRoom(fit)}
        aria-rowcount={rows.length + 1}
        aria-colcount={fit.columns.filter(({ hidden }) => !hidden).length + boxes}
      >
        <thead>
          <tr style={{ ...line, height: HEADER_HEIGHT }}>
            {boxes > 0 && <td className={styles.box} style={{ width: SELECTION_WIDTH }} />}
            {places.map(({ column, index, style }) => (
              <th key={column.id} aria-colindex={index} className={classOf(column)} style={style}>
                <span>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, Math.ceil(window.innerHeight / height)).map((row) => {
            const id = rowId(row);
            const opened = expansion?.open.includes(id) ? openHeight(expansion.height) : 0;
            return (
              <tr
                key={id}
                data-row-id={id}
                className={`${LOOKS[rowLook?.(row) ?? 'plain']} ${id === inspected ? styles.inspected : ''}`}
                style={{ ...line, height, lineHeight: `${height - 2}px`, marginBlockEnd: opened }}
              >
                {boxes > 0 && <td className={styles.box} style={{ width: SELECTION_WIDTH }} />}
                {places.map((place) => drawn(row, id, place))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
