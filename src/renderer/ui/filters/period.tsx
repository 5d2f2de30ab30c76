import { Button, Field, Input } from '@fluentui/react-components';
import { CalendarEditRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { didOf, type ExportWord, periodWord } from '#domain/lists/export-words.ts';
import {
  type DayRange,
  daysInWords,
  type InstantRange,
  PERIOD_LABELS,
  PERIOD_PRESETS,
  type PeriodPreset,
  periodRange,
} from '#domain/time/period.ts';
import { shownDay } from '#renderer/client/kept/dates.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import utility from '#renderer/ui/utility.module.css';
import { ChoiceDropdown } from './FilterDropdown.tsx';
import { type AskedFilter, type FilterFieldProps, type Option, optionsOf } from './filter.ts';
import styles from './filters.module.css';
import { withQuery } from './query.ts';

/** A period, its days when it is a custom one, and the date it applies to. */
export interface PeriodValue<Target extends string> {
  readonly preset: PeriodPreset;
  readonly days: DayRange;
  readonly target: Target;
}

const TARGET_MARK = '@';
const BETWEEN = '..';

interface RangeDialogProps {
  readonly days: DayRange;
  readonly onCancel: () => void;
  readonly onChoose: (days: DayRange) => void;
}

/** The date range picker: OK only once both days are set and in order (1F09). */
function RangeDialog({ days, onCancel, onChoose }: RangeDialogProps) {
  const [start, setStart] = useState(days.start ?? '');
  const [end, setEnd] = useState(days.end ?? '');
  const reversed = start !== '' && end !== '' && start > end;
  return (
    <DialogShell
      title={PERIOD_LABELS.custom}
      className={styles.dialog}
      contentClass={utility.halves}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={!(start && end) || reversed}>
            OK
          </Button>
        </>
      }
      edits
      onSubmit={() => onChoose({ start, end })}
      onClose={onCancel}
    >
      <Field label="Start date">
        <Input type="date" value={start} onChange={(_event, data) => setStart(data.value)} />
      </Field>
      <Field
        label="End date"
        {...(reversed && {
          validationMessage: 'The end date must not be before the start date',
        })}
      >
        <Input type="date" value={end} onChange={(_event, data) => setEnd(data.value)} />
      </Field>
      <p className={`${styles.zone} ${utility.note}`}>Days begin and end at midnight UTC.</p>
    </DialogShell>
  );
}

/** The dates that a period may apply to. */
type Targets<Target extends string> = readonly (Option & { readonly value: Target })[];

/** What one screen's periods are. */
interface PeriodOptions {
  readonly presets?: readonly PeriodPreset[];
  readonly labels?: Partial<Readonly<Record<PeriodPreset, string>>>;
}

/** Whether both days are set, are days of the calendar, and in order. */
const isRange = (days: DayRange) => periodRange('custom', new Date(), days) !== undefined;

const chosenDays = ({ start = '', end = '' }: DayRange) =>
  daysInWords({ from: start, to: end }, shownDay);

interface ChoiceOfPeriodProps<Target extends string> extends FilterFieldProps<PeriodValue<Target>> {
  readonly presets: readonly PeriodPreset[];
  readonly names: Readonly<Record<PeriodPreset, string>>;
  readonly targets: Targets<Target>;
}

/** The field of a period. The custom one opens the date range picker before it is chosen. */
function ChoiceOfPeriod<Target extends string>(props: ChoiceOfPeriodProps<Target>) {
  const { label, value, onChange, presets, names, targets } = props;
  const [picking, setPicking] = useState(false);
  const custom = value.preset === 'custom';
  return (
    <>
      <Field label={label} size="small" hint="In UTC" className={styles.field}>
        <div className={styles.joined}>
          <ChoiceDropdown
            options={optionsOf(presets, (preset) => names[preset])}
            value={custom ? chosenDays(value.days) : names[value.preset]}
            chosen={value.preset}
            onChoose={(preset) => {
              if (preset === 'custom') setPicking(true);
              else onChange({ ...value, preset, days: {} });
            }}
          />
          {custom && (
            <Button
              size="small"
              icon={<CalendarEditRegular />}
              aria-label="Change custom period"
              title="Change custom period"
              onClick={() => setPicking(true)}
            />
          )}
        </div>
      </Field>
      {targets.length > 1 && (
        <Field label={`${label} applies to`} size="small" className={styles.field}>
          <ChoiceDropdown
            options={targets}
            chosen={value.target}
            onChoose={(target) => onChange({ ...value, target })}
          />
        </Field>
      )}
      {picking && (
        <RangeDialog
          days={value.days}
          onCancel={() => setPicking(false)}
          onChoose={(days) => {
            setPicking(false);
            onChange({ ...value, preset: 'custom', days });
          }}
        />
      )}
    </>
  );
}

/** A period with its days and its date, as an export says it; undefined without days. */
function exported<Target extends string>(
  targets: Targets<Target>,
  { preset, days, target }: PeriodValue<Target>,
  now: Date,
): ExportWord | undefined {
  const range = periodRange(preset, now, days);
  const date = targets.find(({ value }) => value === target);
  if (!(range && date)) return undefined;
  return periodWord({ label: date.label, isDefault: date === targets[0] }, range, shownDay);
}

/** The period by the date of completion, where it is by another one; without a period, the last month. */
function byCompletion<Target extends string>(targets: Targets<Target>, value: PeriodValue<Target>) {
  const completed = targets.find((target) => target.value === 'completed_at');
  if (!completed) return;
  const by = { ...value, target: completed.value };
  if (value.preset === 'all_time') {
    return {
      label: `Only ${didOf(completed.label)} last month`,
      value: { ...by, preset: 'last_month' as const },
    };
  }
  if (value.target === completed.value) return;
  return { label: `By ${completed.label.toLowerCase()} instead`, value: by };
}

/**
 * A filter on a period and the date it applies to. The first target is the default; a single target
 * has no field. `presets` are the choices, with all time and custom; `labels` replaces names on
 * some screens.
 */
export function periodFilter<Target extends string>(
  label: string,
  targets: Targets<Target>,
  { presets = PERIOD_PRESETS, labels = {} }: PeriodOptions = {},
): AskedFilter<PeriodValue<Target>, InstantRange> {
  const names = { ...PERIOD_LABELS, ...labels };
  const [first] = targets;
  if (!first) throw new Error('A period filter needs a date to apply to');
  const empty: PeriodValue<Target> = { preset: 'all_time', days: {}, target: first.value };
  /** The date that an address names after its period; the first where it names none. */
  const targetOf = ([named, ...more]: readonly string[]) =>
    named === undefined
      ? first.value
      : targets.find(({ value }) => value === named && more.length === 0)?.value;

  const PeriodField = (props: FilterFieldProps<PeriodValue<Target>>) => (
    <ChoiceOfPeriod {...props} presets={presets} names={names} targets={targets} />
  );

  return {
    label,
    empty,
    isComplete: ({ preset, days }) => preset !== 'custom' || isRange(days),
    read(text) {
      if (text === '') return empty;
      const [period = '', ...marked] = text.split(TARGET_MARK);
      const target = targetOf(marked);
      const [start, end, ...more] = period.split(BETWEEN);
      const preset = presets.find((other) => other === period && other !== 'custom');
      if (!target) return;
      if (preset) return { preset, days: {}, target };
      const days = { start, end };
      return more.length === 0 && isRange(days) ? { preset: 'custom', days, target } : undefined;
    },
    write({ preset, days, target }) {
      const period = preset === 'custom' ? `${days.start}${BETWEEN}${days.end}` : preset;
      if (target === first.value) return preset === 'all_time' ? null : period;
      return `${period}${TARGET_MARK}${target}`;
    },
    asked: ({ preset, days }, now) => periodRange(preset, now, days),
    exported: (value, now) => exported(targets, value, now),
    instead: (value) => byCompletion(targets, value),
    Field: PeriodField,
    useWords({ preset, days, target }) {
      const named = preset === 'custom' ? chosenDays(days) : names[preset];
      const period = preset === 'all_time' ? named : `${named} UTC`;
      if (targets.length === 1) return period;
      const targetLabel = targets.find((other) => other.value === target)?.label ?? target;
      return `${period} (${targetLabel})`;
    },
  };
}

/** A period whose date to apply to is a field of the query, too. */
export function targetedPeriod<Target extends string>(label: string, targets: Targets<Target>) {
  const filter = periodFilter(label, targets);
  return withQuery(filter, (value, now) => ({
    period: filter.asked(value, now),
    periodTarget: value.target,
  }));
}
