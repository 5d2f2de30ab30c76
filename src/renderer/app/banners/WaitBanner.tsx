import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import styles from '../layouts/layouts.module.css';

/** Says that loading waits because the server asks for it, and until when. */
export function WaitBanner() {
  const until = useStore(useDesk().waitsUntil);
  if (until === null) return null;
  return (
    <MessageBar intent="info" layout="singleline" role="status">
      <MessageBarBody className={styles.bannerText} {...tooltipIfCut}>
        The server asked Corridor to wait. Loading continues at {shownTime(new Date(until))}.
      </MessageBarBody>
    </MessageBar>
  );
}
