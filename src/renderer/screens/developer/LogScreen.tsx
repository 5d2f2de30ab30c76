/** One call of the API (/developer-log-details/:id), looked up among the samples (3D04). */
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { Link, useParams } from 'react-router-dom';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { JsonView } from '#renderer/ui/values/text/JsonView.tsx';
import styles from './developer.module.css';
import { API_LOGS, type ApiLog, DOCUMENTATION } from './samples.ts';

const factsOf = (log: ApiLog) =>
  [
    ['ID', log.id],
    ['Time', <Instant key="time" value={log.date} />],
    ['Method', log.method],
    ['URL', log.url],
    ['Status', log.status],
    ['IP address', log.ip_address],
    ['Version', log.version],
    ['Source', log.source],
    ['Related', log.related],
    ['Origin', log.origin],
  ] as const;

export function LogScreen() {
  const { id } = useParams();
  const log = API_LOGS.find((each) => each.id === id);
  return (
    <div className={styles.detail}>
      <Link className={styles.back} to="/developer#api-logs">
        <ArrowLeftRegular aria-hidden /> Back to API Logs
      </Link>
      <header className={`${styles.titles} ${utility.row}`}>
        <h1>POST v1 / reporting / report_runs</h1>
        <OutsideLink to={`${DOCUMENTATION}/reporting/report_runs`}>Documentation</OutsideLink>
        <SampleNote text="A sample: this call was never made" />
      </header>
      {log ? (
        <>
          <section aria-label="Summary">
            <h2>Summary</h2>
            <Facts className={styles.facts} facts={factsOf(log)} />
          </section>
          <section aria-label="Request query parameters">
            <h2>Request query parameters</h2>
            <p>No query parameters</p>
          </section>
          <section aria-label="Request POST body">
            <h2>Request POST body</h2>
            <JsonView label="Body" value={log.request_body} />
          </section>
        </>
      ) : (
        <p className={styles.nothing}>Log {id} not found</p>
      )}
    </div>
  );
}
