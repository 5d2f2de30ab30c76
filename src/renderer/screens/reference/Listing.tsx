import { Button } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import styles from './reference.module.css';

/** A column: its header, and how its cells are set. */
export interface Column {
  readonly name: string;
  readonly kind?: 'number' | 'code' | 'aside' | 'website';
}

/** A row: a text a column; one that is empty is shown as such. */
export interface Line {
  readonly key: string;
  readonly cells: readonly string[];
}

interface ListingProps {
  readonly caption: string;
  /** The rank of its heading among those of the page. */
  readonly heading?: 'h2' | 'h3';
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  /** The key of a row that was looked for: it is marked and brought into view. */
  readonly marked?: string;
}

/** Rows as spreadsheets take them. */
const tabbed = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join('\t')).join('\n');

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

function Cell({ kind, text }: { readonly kind: Column['kind']; readonly text: string }) {
  if (text === '') return EMPTY;
  if (kind !== 'website') return text;
  return <OutsideLink to={text}>{new URL(text).hostname}</OutsideLink>;
}

const className = (kind: Column['kind']) => (kind && styles[kind]) ?? '';

function Row(props: {
  readonly line: Line;
  readonly columns: readonly Column[];
  readonly marked: boolean;
  readonly isStop: boolean;
  readonly onStop: () => void;
  readonly onMove: (event: KeyboardEvent<HTMLButtonElement>) => void;
}) {
  const { line, columns, marked, isStop, onStop, onMove } = props;
  const copy = useCopy();
  const show = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (marked) row?.scrollIntoView({ block: 'center' });
    },
    [marked],
  );
  const [first = '', ...rest] = line.cells;
  return (
    <tr ref={show} aria-current={marked ? 'true' : undefined}>
      <th scope="row">{first}</th>
      {rest.map((text, index) => {
        const column = columns[index + 1];
        return (
          <td key={column?.name} className={className(column?.kind)}>
            <Cell kind={column?.kind} text={text} />
          </td>
        );
      })}
      <td className={styles['copyCell']}>
        <button
          type="button"
          className={styles['copy']}
          tabIndex={isStop ? 0 : -1}
          aria-label={`Copy ${line.cells.filter(Boolean).join(', ')}`}
          title="Copy"
          onFocus={onStop}
          onKeyDown={onMove}
          onClick={() => void copy(tabbed([line.cells]))}
        >
          <Copy16Regular aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/**
 * A table whose rows, and which as a whole, can be copied into a spreadsheet. Its rows are one stop on
 * the way through the page; arrows, Home and End go from row to row.
 */
export function Listing(props: ListingProps) {
  const { caption, heading: Heading = 'h3', columns, lines, marked } = props;
  const copy = useCopy();
  const [stop, setStop] = useState(0);
  const last = lines.length - 1;
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const target = KEYS[event.key]?.(Math.min(stop, last), last);
    if (target === undefined) return;
    event.preventDefault();
    const rows = event.currentTarget.closest('tbody')?.rows;
    rows?.[Math.max(0, Math.min(target, last))]?.querySelector('button')?.focus();
  };
  const names = columns.map(({ name }) => name);
  return (
    <section className={styles['listing']}>
      <header>
        <Heading>{caption}</Heading>
        {lines.length > 0 && (
          <Button
            appearance="subtle"
            size="small"
            icon={<Copy16Regular />}
            aria-label={`Copy table: ${caption}`}
            onClick={() => void copy(tabbed([names, ...lines.map(({ cells }) => cells)]))}
          >
            Copy table
          </Button>
        )}
      </header>
      {lines.length > 0 && (
        <table className={styles['table']} aria-label={caption}>
          <thead>
            <tr>
              {columns.map(({ name, kind }) => (
                <th key={name} scope="col" className={kind === 'number' ? styles['number'] : ''}>
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Row
                key={line.key}
                line={line}
                columns={columns}
                marked={line.key === marked}
                isStop={index === Math.min(stop, last)}
                onStop={() => setStop(index)}
                onMove={move}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
