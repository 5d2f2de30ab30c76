import { Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { questionOf, titleOf } from '#domain/acts/act.ts';
import { OPTION_ACTS, type OptionsOfQuery } from '#domain/acts/areas/options.ts';
import { toggled } from '#domain/lists/toggled.ts';
import type { BulkTerms } from '#domain/rates/hybrid-options.ts';
import { formatCount } from '#domain/text/words.ts';
import { YesNoDialog } from '#renderer/ui/guard/YesNoDialog.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Affected } from './Affected.tsx';
import styles from './hybrid-options.module.css';

interface ChooseCurrenciesProps {
  readonly found: OptionsOfQuery;
  /** What was found of each currency. */
  readonly each: readonly OptionsOfQuery[];
  readonly terms: BulkTerms;
  /** Called with what is to be saved, in its order. */
  readonly onYes: (parts: readonly OptionsOfQuery[]) => void;
  readonly onClose: () => void;
}

const SAVE_ALL = OPTION_ACTS['options.update'];

const currencyOf = ({ filters }: OptionsOfQuery) => filters.pb_currency ?? '';

/** The question before Save All where rows of several currencies were found: all of them, or some. */
export function ChooseCurrencies(props: ChooseCurrenciesProps) {
  const { found, each, terms, onYes, onClose } = props;
  // By name: the rows may be read again while a person chooses.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const parts =
    chosen.length === 0 ? [found] : each.filter((part) => chosen.includes(currencyOf(part)));
  const rows = parts.flatMap((part) => part.rows);
  return (
    <YesNoDialog
      label={titleOf(SAVE_ALL)}
      question={questionOf(SAVE_ALL, { ...found, rows, rowCount: rows.length })}
      disabled={parts.length === 0}
      onYes={() => onYes(parts)}
      onClose={onClose}
    >
      <fieldset className={`${styles.currencies} ${utility.row}`}>
        <legend className={utility.aside}>
          Save All only for these PB currencies. Each is saved separately.
        </legend>
        {each.map((part) => {
          const currency = currencyOf(part);
          return (
            <Checkbox
              key={currency}
              label={`${currency} (${formatCount(part.rowCount)})`}
              checked={chosen.includes(currency)}
              onChange={() => setChosen(toggled(chosen, currency))}
            />
          );
        })}
      </fieldset>
      <Affected found={{ rows, rowCount: rows.length }} terms={terms} />
    </YesNoDialog>
  );
}
