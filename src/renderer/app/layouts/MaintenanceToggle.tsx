import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { changesIn, textFacet } from '#domain/changes.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Subject } from '#renderer/ui/guard/acting.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { MAINTENANCE, useMaintenance } from './anywhere.ts';
import styles from './sidebar.module.css';

interface Mode {
  readonly on: boolean;
}

const SUBJECT: Subject<Mode> = {
  noun: 'Maintenance Mode',
  name: () => 'Maintenance Mode',
  ref: () => ({ kind: 'maintenance', id: null }),
  read: async () => ({ on: (await callEndpoint('siteSettings.read', MAINTENANCE)).value }),
  changes: changesIn([textFacet('Maintenance Mode', ({ on }) => (on ? 'On' : 'Off'))]),
  effects: {
    'maintenance.on': (now) => now?.on === true,
    'maintenance.off': (now) => now?.on === false,
  },
  calls: ['siteSettings.read'],
};

/**
 * Takes the network's app down for its users, or brings it back, after asking (document 1 §4, §8).
 * While the current value is not known the button does nothing but try to read it again.
 */
export function MaintenanceToggle({ collapsed }: { readonly collapsed: boolean }) {
  const { on, failed, asking, ask, forget } = useMaintenance();
  const state = failed ? 'Unknown' : ({ true: 'On', false: 'Off' } as const)[`${on ?? false}`];

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
        <GuardedDialog
          label="Are You Sure?"
          question={({ on: isOn }) =>
            isOn
              ? 'You are about to turn Off the app from maintenance'
              : 'You are about to turn On the app for maintenance'
          }
          alert="Unable to change Maintenance Mode"
          done={on ? 'Maintenance Mode is off' : 'Maintenance Mode is on'}
          subject={SUBJECT}
          seen={{ on: on === true }}
          intent={{
            action: on ? 'maintenance.off' : 'maintenance.on',
            isPossible: ({ on: isOn }) => isOn === (on === true),
            call: () => ({
              endpoint: 'siteSettings.write',
              input: { ...MAINTENANCE, value: !on },
            }),
          }}
          summary={() => null}
          onClose={forget}
        />
      )}
    </>
  );
}
