import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { MODE } from '#domain/acts/areas/maintenance.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { useMaintenance } from '../sidebar/commands.ts';

const MaintenanceDialog = lazyDialog(
  async () => (await import('../sidebar/MaintenanceDialog.tsx')).MaintenanceDialog,
);

/** Says on every screen that the network's app is down for its users, and asks before that is changed (1M). */
export function MaintenanceBar() {
  const { on, asked, ask, forget } = useMaintenance();
  // After every gap in the live updates.
  useLiveAreas(MODE.areas, { whileHidden: true });
  return (
    <>
      {on === true && (
        <MessageBar intent="warning" layout="singleline" role="status">
          <MessageBarBody>
            <MessageBarTitle>Maintenance Mode is on</MessageBarTitle>
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={ask}>
              Turn off
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {asked !== null && <MaintenanceDialog on={asked} onClose={forget} />}
    </>
  );
}
