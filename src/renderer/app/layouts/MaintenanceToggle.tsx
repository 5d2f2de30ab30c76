import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { MAINTENANCE, useLiveMaintenance, useMaintenance } from './anywhere.ts';
import styles from './sidebar.module.css';

const UNKNOWN = 'The current state could not be loaded. Click to retry.';

/** What is asked before the value becomes this one, word for word (document 1 §8). */
const QUESTIONS = {
  true: 'You are about to turn On the app for maintenance',
  false: 'You are about to turn Off the app from maintenance',
} as const;

/** Takes the network's app down for its users, or brings it back, after asking (document 1 §4). */
export function MaintenanceToggle({ collapsed }: { readonly collapsed: boolean }) {
  const queries = useQueryClient();
  const { on, failed, asked, ask, forget } = useMaintenance();
  useLiveMaintenance();
  const state = failed ? 'Unknown' : ({ true: 'On', false: 'Off' } as const)[`${on ?? false}`];

  const save = async (value: boolean) => {
    await callEndpoint('siteSettings.write', { ...MAINTENANCE, value });
    await queries.invalidateQueries({ queryKey: ['siteSettings.read'] });
  };

  return (
    <>
      <Button
        appearance="subtle"
        icon={<PlugDisconnectedRegular />}
        className={styles['footEntry'] ?? ''}
        aria-pressed={on === true}
        title={failed ? UNKNOWN : `Maintenance Mode: ${state}`}
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
      {asked !== null && (
        <ConfirmDialog
          title="Are You Sure?"
          text={QUESTIONS[`${asked}`]}
          onConfirm={() => save(asked)}
          onClose={forget}
        />
      )}
    </>
  );
}
