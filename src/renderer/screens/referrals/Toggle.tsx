import { useNavigate, useSearchParams } from 'react-router-dom';
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
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <button
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

/** The two lists of referral money, by path. */
const LISTS = [
  ['/referral-transactions', 'Credit'],
  ['/withdrawal-referral-transactions', 'Withdrawal'],
] as const;

/** From credits to withdrawals and back; what was searched for is searched for there as well. */
export function TypeToggle({ shown }: { readonly shown: (typeof LISTS)[number][0] }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search');
  const kept = search === null ? '' : `?${new URLSearchParams({ search })}`;
  return (
    <Toggle
      legend="Show"
      choices={LISTS}
      shown={shown}
      onShow={(path) => void navigate(`${path}${kept}`)}
    />
  );
}
