import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReferralType } from '#contract/referrals.ts';
import styles from './toggle.module.css';

const PLACES = [
  ['credit', 'Credit', '/referral-transactions'],
  ['withdraw', 'Withdrawal', '/withdrawal-referral-transactions'],
] as const;

/** From credits to withdrawals and back; what was searched for is searched for there as well. */
export function Toggle({ shown }: { readonly shown: ReferralType }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search');
  const kept = search === null ? '' : `?${new URLSearchParams({ search })}`;
  return (
    <fieldset className={styles['toggle']}>
      <legend>Show</legend>
      {PLACES.map(([type, label, path]) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === shown}
          onClick={() => void navigate(`${path}${kept}`)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
