import { Button } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { type ComponentProps, useCallback } from 'react';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './reference.module.css';
import { ROVING, useRoving } from './useRoving.ts';

/** A column: its header, and how its cells are set. */
interface Column {
  readonly name: string;
  readonly kind?: 'number' | 'code' | 'aside' | 'website';
}

/** A row: a text a column; one that is empty is shown as such. */
interface Line {
  readonly key: string;
  readonly cells: readonly string[];
}

interface ListingProps {
  readonly caption: string;
  /** The rank of its heading among those of the page. */
  readonly heading?: 'h2' | 'h3';
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  /** The key of a row searched for: it is marked and scrolled into view. */
  readonly marked?: string;
}

/** Rows as spreadsheets take them. */
const tabbed = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join('\t')).join('\n');

function Cell({ kind, text }: { readonly kind: Column['kind']; readonly text: string }) {
  if (text === '') return EMPTY;
  if (kind !== 'website') return text;
  return <OutsideLink to={text}>{new URL(text).hostname}</OutsideLink>;
}

const LOOKS = { number: utility.figure, code: styles.code, aside: styles.aside, website: '' };
const className = (kind: Column['kind']) => (kind ? LOOKS[kind] : '');

function Row(props: {
  readonly line: Line;
  readonly columns: readonly Column[];
  readonly marked: boolean;
  readonly roving: ComponentProps<'button'>;
}) {
  const { line, columns, marked, roving } = props;
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
      <td className={styles.copyCell}>
        <button
          type="button"
          className={`${styles.copy} ${utility.bare}`}
          {...roving}
          aria-label={`Copy ${line.cells.slice(0, 2).filter(Boolean).join(', ')}`}
          title="Copy"
          onClick={() => void copy(tabbed([line.cells]))}
        >
          <Copy16Regular aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/**
 * A table whose rows can be copied into a spreadsheet, one by one or all together. It is one tab
 * stop; arrows, Home and End move between its rows.
 */
export function Listing(props: ListingProps) {
  const { caption, heading: Heading = 'h3', columns, lines, marked } = props;
  const copy = useCopy();
  const roving = useRoving(lines.length);
  const names = columns.map(({ name }) => name);
  return (
    <section className={styles.listing}>
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
        <table className={styles.table} aria-label={caption}>
          <thead>
            <tr>
              {columns.map(({ name, kind }) => (
                <th
                  key={name}
                  scope="col"
                  className={`${utility.note} ${kind === 'number' ? utility.figure : ''}`}
                >
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody {...ROVING}>
            {lines.map((line, index) => (
              <Row
                key={line.key}
                line={line}
                columns={columns}
                marked={line.key === marked}
                roving={roving(index)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
