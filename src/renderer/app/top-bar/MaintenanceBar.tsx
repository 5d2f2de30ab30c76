import { Button } from '@fluentui/react-components';
import { Warning20Filled } from '@fluentui/react-icons';
import { MODE } from '#domain/acts/areas/maintenance.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import utility from '#renderer/ui/utility.module.css';
import { useMaintenance } from '../sidebar/commands.ts';
import styles from './maintenance.module.css';

const MaintenanceDialog = lazyDialog(
  async () => (await import('../sidebar/MaintenanceDialog.tsx')).MaintenanceDialog,
);

const IS_ON = 'Maintenance Mode is on';

/**
 * Says on every screen that the network's app is down for its users, and asks before that is changed (1M). It stands
 * where the top bar always has room: nothing moves when the first answer shows that the mode is on.
 */
export function MaintenanceBar() {
  const { on, asked, ask, forget } = useMaintenance();
  // After every gap in the live updates.
  useLiveAreas(MODE.areas, { whileHidden: true });
  return (
    <>
      {on === true && (
        <div className={`${styles.bar} ${utility.line}`} role="status" title={IS_ON}>
          <Warning20Filled aria-hidden />
          <strong>{IS_ON}</strong>
          <Button size="small" onClick={ask}>
            Turn off
          </Button>
        </div>
      )}
      {asked !== null && <MaintenanceDialog on={asked} onClose={forget} />}
    </>
  );
}
