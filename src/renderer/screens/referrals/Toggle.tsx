import { useNavigate } from 'react-router-dom';
import type { ReferralType } from '#contract/referrals.ts';
import styles from './toggle.module.css';

const PLACES = [
  ['credit', 'Credit', '/referral-transactions'],
  ['withdraw', 'Withdrawal', '/withdrawal-referral-transactions'],
] as const;

/** From credits to withdrawals and back. */
export function Toggle({ shown }: { readonly shown: ReferralType }) {
  const navigate = useNavigate();
  return (
    <fieldset className={styles['toggle']}>
      <legend>Show</legend>
      {PLACES.map(([type, label, path]) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === shown}
          onClick={() => void navigate(path)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
