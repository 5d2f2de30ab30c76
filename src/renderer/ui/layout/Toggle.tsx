import utility from '#renderer/ui/utility.module.css';
import styles from './toggle.module.css';

interface ToggleProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly shown: Value;
  readonly onShow: (value: Value) => void;
}

/** A few views in one place, of which one is shown. */
export function Toggle<Value extends string>(props: ToggleProps<Value>) {
  const { legend, choices, shown, onShow } = props;
  return (
    <fieldset className={styles.toggle}>
      <legend className={utility.unseen}>{legend}</legend>
      {choices.map(([value, label]) => (
        <button
          className={`${utility.bare} ${utility.hovers}`}
          key={value}
          type="button"
          aria-pressed={value === shown}
          onClick={() => onShow(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
