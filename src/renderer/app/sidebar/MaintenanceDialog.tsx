import { MAINTENANCE_ACTS } from '#domain/acts/areas/maintenance.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';

interface MaintenanceDialogProps {
  /** Whether Maintenance Mode is to be turned on. */
  readonly on: boolean;
  readonly onClose: () => void;
}

/** Asks before Maintenance Mode is turned on or off (1M04, 1M05). */
export function MaintenanceDialog({ on, onClose }: MaintenanceDialogProps) {
  return (
    <GuardedDialog
      act={MAINTENANCE_ACTS[on ? 'maintenance.on' : 'maintenance.off']}
      seen={{ on: !on }}
      asked={null}
      summary={() => null}
      onClose={onClose}
    />
  );
}
