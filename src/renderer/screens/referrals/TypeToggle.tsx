import { useNavigate, useSearchParams } from 'react-router-dom';
import { Toggle } from '#renderer/ui/layout/Toggle.tsx';

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
