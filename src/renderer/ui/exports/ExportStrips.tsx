import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { type RunningExport, useRunningExports } from '#renderer/client/calls/exports.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './exports.module.css';

const MEGABYTE = 1024 ** 2;
const size = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function progressText({ received, total }: RunningExport): string {
  if (received === 0) return 'Preparing the file…';
  if (total === null || total === 0) return size(received);
  return `${Math.floor((received / total) * 100)}% of ${size(total)}`;
}

/** The running exports, above any screen, each with Cancel. */
export function ExportStrips() {
  const running = useRunningExports();
  if (running.length === 0) return null;
  return (
    <section className={`${styles.strips} ${utility.stack}`} aria-label="Exports">
      {running.map((one) => (
        <div key={one.id} className={`${styles.strip} ${utility.framed}`}>
          <Text weight="semibold">
            Exporting {one.title} as {one.format.toUpperCase()}
          </Text>
          <Button
            size="small"
            onClick={() => void bridge().call('exports.cancel', { exportId: one.id })}
          >
            Cancel
          </Button>
          <Text size={200}>{progressText(one)}</Text>
          <ProgressBar
            className={styles.bar}
            aria-label={`Export of ${one.title}`}
            {...(one.total ? { value: one.received / one.total } : {})}
          />
        </div>
      ))}
    </section>
  );
}
