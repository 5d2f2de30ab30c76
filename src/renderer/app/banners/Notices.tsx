import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import styles from '../layouts/layouts.module.css';

/** What the person should know about this installation, until it is dismissed, for this session. */
export function Notices() {
  const { notices } = useDesk();
  const shown = useStore(notices);
  if (shown.length === 0) return null;
  const dismiss = (id: string) => {
    notices.set(notices.get().filter((notice) => notice.id !== id));
    void bridge().call('notices.dismiss', { id });
  };
  return (
    <aside className={styles.notices} aria-label="Notices">
      {shown.map(({ id, title, text }) => (
        <MessageBar key={id} intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle id={`notice-${id}`}>{title}</MessageBarTitle>
            {text}
          </MessageBarBody>
          <MessageBarActions
            containerAction={
              <Button
                appearance="transparent"
                icon={<DismissRegular />}
                aria-label="Dismiss notice"
                aria-describedby={`notice-${id}`}
                title="Dismiss"
                onClick={() => dismiss(id)}
              />
            }
          />
        </MessageBar>
      ))}
    </aside>
  );
}
