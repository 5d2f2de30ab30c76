/** The rows of the log: a change, or a group of changes that opens to them. */
import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { known, type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount, sameAmount } from '#domain/money/money.ts';
import { type ChangeGroup, groupText, type LoggedChange } from '#domain/rates/option-log.ts';
import { Cell } from '#renderer/ui/grid/cell.tsx';
import {
  type Column,
  instantColumn,
  privateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import styles from './hybrid-options.module.css';
import { inFull, OldAndNew } from './OldAndNew.tsx';

type Entry = LoggedChange;
type Term = (of: {
  readonly exchange_rate: Shown<Decimal>;
  readonly fee: Shown<Decimal>;
}) => Shown<Decimal>;

/** A term before and after a change; what stayed is shown once. */
function termColumn(id: string, header: string, term: Term): Column<Entry> {
  const values = ({ before, change }: Entry) => {
    const [old, now] = [before ? term(before) : null, term(change)];
    const [from, to] = [known(old), known(now)];
    const stayed = from !== null && to !== null && sameAmount(from, to);
    return { old, now, stayed };
  };
  return {
    ...textColumn({ id, header, width: 120 }, (entry) => {
      const { old, now, stayed } = values(entry);
      return stayed ? inFull(now) : `${inFull(old) ?? EMPTY} → ${inFull(now) ?? EMPTY}`;
    }),
    align: 'end',
    cell(entry) {
      const { old, now, stayed } = values(entry);
      return stayed ? inFull(now) : <OldAndNew before={old} after={now} />;
    },
  };
}

const DATE_AND_USER: readonly Column<Entry>[] = [
  instantColumn({ id: 'date', header: 'Date' }, ({ change }) => change.created_at),
  privateColumn({ id: 'user', header: 'User', width: 110 }, ({ who }) => who),
];

const TERMS: readonly Column<Entry>[] = [
  termColumn('rate', 'Exchange Rate', (of) => of.exchange_rate),
  termColumn('fee', 'Fee', ({ fee }) => fee),
];

const word = (id: string, header: string, text: (entry: Entry) => string | null) =>
  textColumn({ id, header, width: WIDTH.words }, text);

/** The columns of the log of one option. */
export const OPTION_LOG_COLUMNS = [...DATE_AND_USER, ...TERMS];

/** The columns of the log of all options. */
export const LOG_COLUMNS: readonly Column<Entry>[] = [
  ...DATE_AND_USER,
  word('provider', 'Provider', ({ provider }) => provider),
  {
    ...word('amount', 'Amount', ({ change }) => shownAs(change.matcher_amount, formatAmount)),
    align: 'end',
  },
  ...TERMS,
  word('matcherCurrency', 'Matcher Currency', ({ matcherCurrency }) => matcherCurrency),
  word('matcherCountry', 'Matcher Country', ({ matcherCountry }) => matcherCountry),
  word('pbCurrency', 'PB Currency', ({ pbCurrency }) => pbCurrency),
  word('pbCountry', 'PB Country', ({ pbCountry }) => pbCountry),
];

interface ChangeCellsProps {
  readonly entry: Entry;
  readonly columns: readonly Column<Entry>[];
}

/** The cells of a change, column by column. */
const ChangeCells = ({ entry, columns }: ChangeCellsProps) =>
  columns.map((column) => (
    <td key={column.id} className={column.align && styles.number}>
      <Cell column={column} row={entry} id={String(entry.key)} isFirst={false} />
    </td>
  ));

/** A group of several changes in one line, which opens to them; a single change as it is. */
export function GroupRows({ group }: { readonly group: ChangeGroup }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = group.entries;
  if (group.entries.length === 1) {
    return (
      <tr>
        <ChangeCells entry={first} columns={LOG_COLUMNS} />
      </tr>
    );
  }
  return (
    <>
      <tr>
        <ChangeCells entry={first} columns={DATE_AND_USER} />
        <td className={styles.group} colSpan={LOG_COLUMNS.length - DATE_AND_USER.length}>
          <Button
            size="small"
            appearance="transparent"
            icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {groupText(group)}
          </Button>
        </td>
      </tr>
      {isOpen &&
        group.matching.map((entry) => (
          <tr key={entry.key} className={styles.part}>
            <ChangeCells entry={entry} columns={LOG_COLUMNS} />
          </tr>
        ))}
    </>
  );
}
