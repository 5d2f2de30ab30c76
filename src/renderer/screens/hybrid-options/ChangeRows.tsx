/** The rows of the log: a change, or a group of changes that opens to them. */
import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { type Decimal, formatRateInFull, sameAmount } from '#domain/money/money.ts';
import { type ChangeGroup, groupText, type LoggedChange } from '#domain/rates/option-log.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';

/** Columns after Date and User. */
const OTHERS = 8;

interface TermProps {
  readonly before: Decimal | null | undefined;
  readonly after: Decimal | null;
}

/** A term before and after a change; what stayed is shown once. */
export function Term({ before = null, after }: TermProps) {
  const stayed = before !== null && after !== null && sameAmount(before, after);
  return (
    <td className={styles['number']}>
      {stayed ? formatRateInFull(after) : <OldAndNew before={before} after={after} />}
    </td>
  );
}

interface ChangeRowProps {
  readonly entry: LoggedChange;
  /** Whether it is one of an open group. */
  readonly isPart?: boolean;
}

function ChangeRow({ entry, isPart = false }: ChangeRowProps) {
  const { change, before } = entry;
  return (
    <tr className={isPart ? styles['part'] : undefined}>
      <td>
        <Instant value={change.created_at} />
      </td>
      <td>
        <Private>{entry.who ?? EMPTY}</Private>
      </td>
      <td>{entry.provider ?? EMPTY}</td>
      <td className={styles['number']}>
        <Amount amount={change.matcher_amount} inFull />
      </td>
      <Term before={before?.exchange_rate} after={change.exchange_rate} />
      <Term before={before?.fee} after={change.fee} />
      <td>{entry.matcherCurrency ?? EMPTY}</td>
      <td>{entry.matcherCountry ?? EMPTY}</td>
      <td>{entry.pbCurrency ?? EMPTY}</td>
      <td>{entry.pbCountry ?? EMPTY}</td>
    </tr>
  );
}

/** A group of several changes in one line, which opens to them; a single change as it is. */
export function GroupRows({ group }: { readonly group: ChangeGroup }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = group.entries;
  if (group.entries.length === 1) return <ChangeRow entry={first} />;
  const text = groupText(group);
  return (
    <>
      <tr>
        <td>
          <Instant value={first.change.created_at} />
        </td>
        <td>
          <Private>{first.who ?? EMPTY}</Private>
        </td>
        <td colSpan={OTHERS}>
          <Button
            size="small"
            appearance="transparent"
            icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {text}
          </Button>
        </td>
      </tr>
      {isOpen && group.matching.map((entry) => <ChangeRow key={entry.key} entry={entry} isPart />)}
    </>
  );
}
