import { Field, Input } from '@fluentui/react-components';
import type { Filter, FilterFieldProps } from './filter.ts';
import styles from './filters.module.css';

/** Two ends of a range of amounts as they were typed; an empty end is open. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

const EMPTY: TypedRange = { from: '', to: '' };
const BETWEEN = '..';
const AMOUNT = /^(\d+(\.\d*)?|\.\d+)?$/;

/** Whether a typed end can be sent: empty, or a number of zero or more. */
const isAmount = (typed: string) => AMOUNT.test(typed);

function problemOf({ from, to }: TypedRange): string | undefined {
  if (!(isAmount(from) && isAmount(to))) return 'Enter a number';
  if (from && to && Number(from) > Number(to)) return 'From is above To';
  return undefined;
}

function RangeField({ label, value, onChange }: FilterFieldProps<TypedRange>) {
  const problem = problemOf(value);
  return (
    <Field
      label={label}
      size="small"
      className={styles['field']}
      {...(problem && { validationMessage: problem })}
      role="group"
      aria-label={label}
    >
      <div className={styles['pair']}>
        <Input
          size="small"
          inputMode="decimal"
          aria-label={`${label} from`}
          placeholder="From"
          value={value.from}
          onChange={(_event, data) => onChange({ ...value, from: data.value.trim() })}
        />
        <Input
          size="small"
          inputMode="decimal"
          aria-label={`${label} to`}
          placeholder="To"
          value={value.to}
          onChange={(_event, data) => onChange({ ...value, to: data.value.trim() })}
        />
      </div>
    </Field>
  );
}

/** A filter on a range of amounts, both ends included. */
export function rangeFilter(label: string): Filter<TypedRange> {
  return {
    label,
    empty: EMPTY,
    isComplete: (value) => problemOf(value) === undefined,
    read(text) {
      const [from = '', to = ''] = text?.split(BETWEEN) ?? [];
      return problemOf({ from, to }) ? EMPTY : { from, to };
    },
    write: ({ from, to }) => (from || to ? `${from}${BETWEEN}${to}` : null),
    Field: RangeField,
    useWords({ from, to }) {
      if (from && to) return `${from} to ${to}`;
      return from ? `from ${from}` : `up to ${to}`;
    },
  };
}
