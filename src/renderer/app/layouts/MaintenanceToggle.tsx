import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { MAINTENANCE, useMaintenance } from './anywhere.ts';
import styles from './sidebar.module.css';

/**
 * Takes the network's app down for its users, or brings it back, after asking (document 1 §4, §8).
 * While the current value is not known the button does nothing but try to read it again.
 */
export function MaintenanceToggle({ collapsed }: { readonly collapsed: boolean }) {
  const queries = useQueryClient();
  const { on, failed, asking, ask, forget } = useMaintenance();
  const state = failed ? 'Unknown' : ({ true: 'On', false: 'Off' } as const)[`${on ?? false}`];

  const save = async () => {
    await callEndpoint('siteSettings.write', { ...MAINTENANCE, value: !on });
    await queries.invalidateQueries({ queryKey: ['siteSettings.read'] });
  };

  return (
    <>
      <Button
        appearance="subtle"
        icon={<PlugDisconnectedRegular />}
        className={styles['footEntry'] ?? ''}
        aria-pressed={on === true}
        title={`Maintenance Mode: ${state}`}
        data-on={on === true}
        onClick={ask}
      >
        <span className={collapsed ? styles['unseen'] : styles['footLabel']}>Maintenance Mode</span>
        {collapsed ? null : (
          <span aria-hidden className={styles['state']}>
            {state}
          </span>
        )}
      </Button>
      {asking && (
        <ConfirmDialog
          title="Are You Sure?"
          text={
            on
              ? 'You are about to turn Off the app from maintenance'
              : 'You are about to turn On the app for maintenance'
          }
          onConfirm={save}
          onClose={forget}
        />
      )}
    </>
  );
}
