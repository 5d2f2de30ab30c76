/** The lines of the log: a change, or a group of changes that opens to them. */
import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { known, type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount, sameAmount } from '#domain/money/money.ts';
import { type ChangeGroup, groupText, type LoggedChange } from '#domain/rates/option-log.ts';
import {
  type Column,
  instantColumn,
  privateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
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

/** The columns of the log of one option. */
export const OPTION_LOG_COLUMNS = [...DATE_AND_USER, ...TERMS];

/** A line of the log of all options: a change, or a group of changes with the newest of them. */
export interface LogLine extends LoggedChange {
  readonly id: string;
  readonly group?: ChangeGroup;
  /** Whether the changes of the group are shown below it. */
  readonly isOpen?: boolean;
  /** Whether it belongs to the group above it. */
  readonly isPart?: true;
}

/** A group of several changes in one line, and below an open one its changes; a single change as it is. */
export const linesOf = (
  groups: readonly ChangeGroup[],
  open: readonly string[],
): readonly LogLine[] =>
  groups.flatMap((group): readonly LogLine[] => {
    const [first, ...others] = group.entries;
    const id = String(group.key);
    if (others.length === 0) return [{ ...first, id }];
    const isOpen = open.includes(id);
    const parts = group.matching.map(
      (entry) => ({ ...entry, id: `${id}: ${entry.key}`, isPart: true }) as const,
    );
    return [{ ...first, id, group, isOpen }, ...(isOpen ? parts : [])];
  });

/** A word of a change; a group has none. */
const word = (
  id: string,
  header: string,
  width: number,
  text: (entry: Entry) => string | null,
): Column<LogLine> => textColumn({ id, header, width }, (line) => (line.group ? '' : text(line)));

/** The columns of the log of all options; what a group changed stands from its provider on. */
export const logColumns = (onToggle: (id: string) => void): readonly Column<LogLine>[] => [
  ...DATE_AND_USER,
  {
    ...textColumn({ id: 'provider', header: 'Provider', width: 130 }, ({ group, provider }) =>
      group ? groupText(group) : provider,
    ),
    cell: ({ id, group, isOpen, isPart, provider }) =>
      group ? (
        <Button
          size="small"
          appearance="transparent"
          icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={isOpen === true}
          onClick={() => onToggle(id)}
        >
          {groupText(group)}
        </Button>
      ) : (
        <span className={isPart && styles.part}>{provider}</span>
      ),
  },
  {
    ...word('amount', 'Amount', 72, ({ change }) => shownAs(change.matcher_amount, formatAmount)),
    align: 'end',
  },
  ...TERMS.map(
    (term): Column<LogLine> => ({
      ...term,
      text: (line) => (line.group ? '' : term.text(line)),
      cell: (line) => (line.group ? '' : term.cell?.(line)),
    }),
  ),
  word('matcherCurrency', 'Matcher Currency', 150, ({ matcherCurrency }) => matcherCurrency),
  word('matcherCountry', 'Matcher Country', 104, ({ matcherCountry }) => matcherCountry),
  word('pbCurrency', 'PB Currency', 150, ({ pbCurrency }) => pbCurrency),
  word('pbCountry', 'PB Country', 104, ({ pbCountry }) => pbCountry),
];
