import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { CopyButton } from '#renderer/ui/values/text/CopyButton.tsx';
import styles from './developer.module.css';
import { API_KEYS } from './samples.ts';

const KEYS = [
  ['User ID', API_KEYS.userId],
  ['Development secret', API_KEYS.developmentSecret],
  ['Sandbox secret', API_KEYS.sandboxSecret],
] as const;

const FACTS = KEYS.map(
  ([label, value]) =>
    [
      label,
      <>
        <code className={utility.mono}>{value}</code>
        <CopyButton label={`Copy ${label}`} text={value} />
      </>,
    ] as const,
);

/** The keys of a developer, as samples, and the way to ask for access. */
export function ApiKeys() {
  const navigate = useNavigate();
  return (
    <>
      <Facts className={styles.facts} facts={FACTS} />
      <Button onClick={() => void navigate('/developer-request')}>Request access</Button>
    </>
  );
}
