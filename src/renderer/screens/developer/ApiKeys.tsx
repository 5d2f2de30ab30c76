import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './developer.module.css';
import { API_KEYS } from './samples.ts';

const KEYS = [
  ['User ID', API_KEYS.userId],
  ['Development secret', API_KEYS.developmentSecret],
  ['Sandbox secret', API_KEYS.sandboxSecret],
] as const;

/** The keys of a developer, as samples, and the way to ask for access. */
export function ApiKeys() {
  const copy = useCopy();
  const navigate = useNavigate();
  return (
    <>
      <dl className={styles['facts']}>
        {KEYS.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <Button
                size="small"
                appearance="subtle"
                icon={<CopyRegular />}
                aria-label={`Copy ${label}`}
                title="Copy"
                onClick={() => void copy(value)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => void navigate('/developer-request')}>Request access</Button>
    </>
  );
}
