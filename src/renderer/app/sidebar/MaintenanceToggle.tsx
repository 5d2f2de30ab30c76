import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import utility from '#renderer/ui/utility.module.css';
import { useMaintenance } from './commands.ts';
import styles from './sidebar.module.css';

const UNKNOWN = 'The current state could not be loaded. Click to retry.';

function stateText(on: boolean | undefined, failed: boolean): string {
  if (failed) return 'Unknown';
  if (on === undefined) return 'Loading…';
  return on ? 'On' : 'Off';
}

/** Takes the network's app down for its users, or brings it back, after asking (1M01). */
export function MaintenanceToggle({ collapsed }: { readonly collapsed: boolean }) {
  const { on, failed, ask } = useMaintenance();
  const state = stateText(on, failed);

  return (
    <Button
      appearance="subtle"
      icon={<PlugDisconnectedRegular />}
      className={styles.footEntry}
      aria-pressed={on}
      title={failed ? UNKNOWN : `Maintenance Mode: ${state}`}
      data-on={on === true}
      onClick={ask}
    >
      <span className={collapsed ? utility.unseen : styles.footLabel}>Maintenance Mode</span>
      {collapsed ? null : (
        <span aria-hidden className={styles.state}>
          {state}
        </span>
      )}
    </Button>
  );
}
