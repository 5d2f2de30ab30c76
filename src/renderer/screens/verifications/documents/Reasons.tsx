import { Checkbox, Field, Textarea } from '@fluentui/react-components';
import { DECLINE_REASONS } from '#domain/verifications/documents.ts';
import styles from '../verifications.module.css';

/** Why a document is declined, as far as it is chosen. */
export interface ReasonsValue {
  readonly ticked: readonly string[];
  /** A line a reason. */
  readonly typed: string;
}

export const NO_REASONS: ReasonsValue = { ticked: [], typed: '' };

/** The reasons with one more of them, or one less. */
export const toggled = (value: ReasonsValue, reason: string): ReasonsValue => ({
  ...value,
  ticked: value.ticked.includes(reason)
    ? value.ticked.filter((other) => other !== reason)
    : [...value.ticked, reason],
});

interface ReasonsProps {
  readonly value: ReasonsValue;
  readonly onChange: (value: ReasonsValue) => void;
}

/** The eight reasons, and others in the person's own words. */
export function Reasons({ value, onChange }: ReasonsProps) {
  return (
    <>
      <fieldset className={styles['reasonList']} aria-label="Reasons">
        {DECLINE_REASONS.map((reason) => (
          <Checkbox
            key={reason}
            label={reason}
            checked={value.ticked.includes(reason)}
            onChange={() => onChange(toggled(value, reason))}
          />
        ))}
      </fieldset>
      <Field label="Other reasons" hint="A line a reason.">
        <Textarea
          rows={2}
          maxLength={1000}
          value={value.typed}
          onChange={(_event, { value: typed }) => onChange({ ...value, typed })}
        />
      </Field>
    </>
  );
}
