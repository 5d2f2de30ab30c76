import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { typedNumber } from '#domain/money/typed-number.ts';
import type { AskedFilter, FilterFieldProps } from './filter.ts';
import styles from './filters.module.css';

/** Two ends of a range of amounts as typed; an empty end is open. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

const EMPTY: TypedRange = { from: '', to: '' };
const BETWEEN = '..';
/** Two ends, neither with a dot beside those between them: '0...5' could be two ranges. */
const RANGE = /^(?<from>.*[^.])?\.\.(?<to>[^.].*)?$/u;

/** A number with a digit on both sides of its dot, and no zeros before it: '00.' is '0', '.5' is '0.5'. */
const plain = (digits: string): string =>
  digits
    .replace(/^0*(?=\d)/u, '')
    .replace(/^\./u, '0.')
    .replace(/\.$/u, '');

/** An end of a range as it is kept: an amount as a plain number, however it is written, else the text. */
export function typedEnd(text: string): string {
  const digits = typedNumber(text);
  return digits === null ? text.trim() : plain(digits);
}

/** Whether an end can be sent: empty, or a number of zero or more. */
const isAmount = (end: string) => end === '' || /^\d+(?:\.\d+)?$/u.test(end);

function problemOf({ from, to }: TypedRange): string | undefined {
  if (!(isAmount(from) && isAmount(to))) return 'Enter a number';
  if (from && to && Number(from) > Number(to)) return 'From must not be greater than To';
  return undefined;
}

interface EndProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One end. It shows the typed text while it has the focus, then the value. */
function End({ label, placeholder, value, onChange }: EndProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && typedEnd(typed) === value ? typed : value;
  return (
    <Input
      size="small"
      inputMode="decimal"
      aria-label={label}
      placeholder={placeholder}
      value={shown}
      onBlur={() => setTyped(null)}
      onChange={(_event, data) => {
        setTyped(data.value);
        onChange(typedEnd(data.value));
      }}
    />
  );
}

const ENDS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

function RangeField({ label, value, onChange }: FilterFieldProps<TypedRange>) {
  const problem = problemOf(value);
  return (
    <Field
      label={label}
      size="small"
      className={styles.field}
      {...(problem && { validationMessage: problem })}
      role="group"
      aria-label={label}
    >
      <div className={styles.pair}>
        {ENDS.map(([end, name]) => (
          <End
            key={end}
            label={`${label} ${end}`}
            placeholder={name}
            value={value[end]}
            onChange={(typed) => onChange({ ...value, [end]: typed })}
          />
        ))}
      </div>
    </Field>
  );
}

/** A filter on a range of amounts, both ends included. */
export function rangeFilter(label: string): AskedFilter<TypedRange, Partial<TypedRange>> {
  return {
    label,
    empty: EMPTY,
    isComplete: (value) => problemOf(value) === undefined,
    read(text) {
      if (text === '') return EMPTY;
      const { from = '', to = '' } = RANGE.exec(text)?.groups ?? {};
      const range = { from: typedEnd(from), to: typedEnd(to) };
      return problemOf(range) || !(range.from || range.to) ? undefined : range;
    },
    write: ({ from, to }) => (from || to ? `${from}${BETWEEN}${to}` : null),
    asked: ({ from, to }) =>
      from || to ? { ...(from && { from }), ...(to && { to }) } : undefined,
    Field: RangeField,
    useWords({ from, to }) {
      if (from && to) return `${from} to ${to}`;
      return from ? `from ${from}` : `up to ${to}`;
    },
  };
}
