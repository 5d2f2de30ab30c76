import { Button, Text } from '@fluentui/react-components';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  askToNotify,
  notificationPermission,
  notificationsHeld,
} from '#renderer/client/live/notifications.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './settings.module.css';

/** Why notifications are not shown, and how to change that; nothing where they are allowed. */
export function NotificationPermission() {
  const { app } = useDesk();
  const permission = useStore(notificationPermission);
  const held = useStore(notificationsHeld);
  if (app.host === 'electron') {
    return held ? (
      <Text size={200} role="status">
        Your system does not show notifications from Corridor. Allow them in the notification
        settings of your computer.
      </Text>
    ) : null;
  }
  if (permission === 'granted') return null;
  return (
    <div className={`${styles.permission} ${utility.line} ${utility.second}`}>
      {permission === 'default' ? (
        <>
          <Text size={200}>This window has not been allowed to notify yet.</Text>
          <Button size="small" onClick={() => void askToNotify()}>
            Allow notifications
          </Button>
        </>
      ) : (
        <Text size={200}>Notifications are blocked. Allow them in your browser settings.</Text>
      )}
    </div>
  );
}
