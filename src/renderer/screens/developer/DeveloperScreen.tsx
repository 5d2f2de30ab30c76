/** The developer portal (/developer): samples of what it will show (3D03). */
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { containing } from '#domain/text/normalize-text.ts';
import { HeadSearch } from '#renderer/ui/layout/HeadSearch.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import { SampleTable } from '#renderer/ui/samples/SampleTable.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ApiStatus } from './ApiStatus.tsx';
import styles from './developer.module.css';
import { API_LOGS, DOCUMENTATION, WEBHOOKS, WHITELISTED_IPS } from './samples.ts';

/** Rows a page (3D). */
const LOGS_SHOWN = 5;
const OTHERS_SHOWN = 10;

const TABS = [
  ['api-logs', 'API Logs'],
  ['api-status', 'API Status'],
  ['webhooks', 'Webhooks'],
  ['whitelist-ip', 'Whitelist IP'],
  ['api-keys', 'API Keys'],
] as const;
type Tab = (typeof TABS)[number][0];

/** The rows with the query in any text. */
const matching = <Row extends object>(rows: readonly Row[], typed: string): readonly Row[] =>
  containing(rows, typed, (row) => Object.values(row).flat().join(' '));

function Logs({ search }: { readonly search: string }) {
  return (
    <SampleTable
      label="API Logs"
      heads={['Status', 'Method', 'URL', 'ID', 'Date']}
      rows={matching(API_LOGS, search)}
      rowKey={({ id }) => id}
      cells={({ id, status, method, url, date }) => [
        status,
        method,
        <Link key={id} className={styles.opens} to={`/developer-log-details/${id}`}>
          {url}
        </Link>,
        id,
        <Instant key={date} value={date} />,
      ]}
      pageSize={LOGS_SHOWN}
    />
  );
}

function Webhooks({ search }: { readonly search: string }) {
  return (
    <SampleTable
      label="Webhooks"
      heads={['Endpoint', 'Events', 'Created']}
      rows={matching(WEBHOOKS, search)}
      rowKey={({ endpoints }) => endpoints}
      cells={({ endpoints, events, created_at: at }) => [
        endpoints,
        events.join(', '),
        <Instant key={at} value={at} />,
      ]}
      pageSize={OTHERS_SHOWN}
    />
  );
}

function WhitelistedIps({ search }: { readonly search: string }) {
  return (
    <SampleTable
      label="Whitelist IP"
      heads={['IP address', 'Events', 'Created']}
      rows={matching(WHITELISTED_IPS, search)}
      rowKey={({ ipAddress }) => ipAddress}
      cells={({ ipAddress, events, createdAt }) => [
        ipAddress,
        events.join(', '),
        <Instant key={createdAt} value={createdAt} />,
      ]}
      pageSize={OTHERS_SHOWN}
    />
  );
}

const PANELS: Readonly<Record<Tab, (props: { readonly search: string }) => ReactNode>> = {
  'api-logs': Logs,
  'api-status': ApiStatus,
  webhooks: Webhooks,
  'whitelist-ip': WhitelistedIps,
  'api-keys': ApiKeys,
};

export function DeveloperScreen() {
  const { hash, search: query } = useLocation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const tab = TABS.find(([name]) => `#${name}` === hash)?.[0] ?? TABS[0][0];
  const Panel = PANELS[tab];
  const search = address.get('search') ?? '';
  return (
    <Screen>
      <header className={styles.head}>
        <h1>Developer</h1>
        <OutsideLink to={DOCUMENTATION}>API documentation</OutsideLink>
        <HeadSearch
          label="Search"
          value={search}
          onChange={(value) => {
            const next = new URLSearchParams(value === '' ? {} : { search: value });
            void navigate({ search: next.toString(), hash }, { replace: true });
          }}
        />
        <SampleNote text="Sample calls, keys and addresses, not real ones" />
      </header>
      <Tabs
        label="Developer"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => void navigate({ search: query, hash: name })}
      >
        <Panel search={search} />
      </Tabs>
    </Screen>
  );
}
