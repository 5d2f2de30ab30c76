import { Button, Text } from '@fluentui/react-components';
import { askToNotify, notificationPermission } from '#renderer/desk/notifications.ts';
import { useStore } from '#renderer/desk/store.ts';
import styles from './settings.module.css';

/** What stands in the way of notifications, and how to have it away; nothing where they are allowed. */
export function NotificationPermission() {
  const permission = useStore(notificationPermission);
  if (permission === 'granted') return null;
  return (
    <div className={styles['permission']}>
      {permission === 'default' ? (
        <>
          <Text size={200}>This window has not been allowed to notify yet.</Text>
          <Button size="small" onClick={() => void askToNotify()}>
            Allow notifications
          </Button>
        </>
      ) : (
        <Text size={200}>
          Notifications of this window are blocked. Allow them in the settings of the browser.
        </Text>
      )}
    </div>
  );
}
