import { Button } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons';
import { NAVIGATION_ID, useRail } from './useRail.ts';

/** Opens the navigation, or leaves only its icons. */
export function RailToggle({ className = '' }: { readonly className?: string | undefined }) {
  const { collapsed, setCollapsed } = useRail();
  const label = collapsed ? 'Expand navigation' : 'Collapse navigation';
  return (
    <Button
      appearance="subtle"
      icon={<NavigationRegular />}
      className={className}
      aria-label={label}
      title={label}
      aria-expanded={!collapsed}
      aria-controls={NAVIGATION_ID}
      onClick={() => setCollapsed(!collapsed)}
    />
  );
}
