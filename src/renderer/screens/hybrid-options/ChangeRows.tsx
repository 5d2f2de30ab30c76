/** The rows of the log: a change, or a group of changes that opens to them. */
import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import { type Decimal, formatRateInFull, sameAmount } from '#domain/money/money.ts';
import { type ChangeGroup, groupText, type LoggedChange } from '#domain/rates/option-log.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';

/** A term before and after a change; what stayed is shown once. */
function termChange(before: Shown<Decimal> | undefined, after: Shown<Decimal>) {
  const [old, now] = [known(before ?? null), known(after)];
  const stayed = old !== null && now !== null && sameAmount(old, now);
  return stayed ? formatRateInFull(now) : <OldAndNew before={before ?? null} after={after} />;
}

type Cell = (entry: LoggedChange) => ReactNode;

const DATE_AND_USER: Readonly<Record<string, Cell>> = {
  Date: ({ change }) => <Instant value={change.created_at} />,
  User: ({ who }) => <Private>{who ?? EMPTY}</Private>,
};

const TERMS: Readonly<Record<string, Cell>> = {
  'Exchange Rate': ({ change, before }) => termChange(before?.exchange_rate, change.exchange_rate),
  Fee: ({ change, before }) => termChange(before?.fee, change.fee),
};

/** The columns of the log of one option, by title. */
export const OPTION_LOG_COLUMNS = { ...DATE_AND_USER, ...TERMS };

/** The columns of the log of all options, by title. */
export const LOG_COLUMNS: typeof TERMS = {
  ...DATE_AND_USER,
  Provider: ({ provider }) => provider ?? EMPTY,
  Amount: ({ change }) => <Amount amount={change.matcher_amount} inFull />,
  ...TERMS,
  'Matcher Currency': ({ matcherCurrency }) => matcherCurrency ?? EMPTY,
  'Matcher Country': ({ matcherCountry }) => matcherCountry ?? EMPTY,
  'PB Currency': ({ pbCurrency }) => pbCurrency ?? EMPTY,
  'PB Country': ({ pbCountry }) => pbCountry ?? EMPTY,
};

/** The columns of numbers. */
export const NUMBERS = ['Amount', ...Object.keys(TERMS)];

interface ChangeCellsProps {
  readonly entry: LoggedChange;
  readonly columns: Readonly<Record<string, Cell>>;
}

/** The cells of a change, column by column. */
export const ChangeCells = ({ entry, columns }: ChangeCellsProps) =>
  Object.entries(columns).map(([title, cell]) => (
    <td key={title} className={NUMBERS.includes(title) ? styles.number : undefined}>
      {cell(entry)}
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
        <td colSpan={Object.keys(LOG_COLUMNS).length - Object.keys(DATE_AND_USER).length}>
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
