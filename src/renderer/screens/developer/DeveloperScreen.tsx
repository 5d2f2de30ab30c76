/** The developer portal (/developer): samples of what it will show (3D03). */
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { containing } from '#domain/text/normalize-text.ts';
import {
  type Column,
  instantColumn,
  linkColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { HeadSearch } from '#renderer/ui/layout/HeadSearch.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import { SampleTable } from '#renderer/ui/samples/SampleTable.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ApiStatus } from './ApiStatus.tsx';
import {
  API_LOGS,
  type ApiLog,
  DOCUMENTATION,
  WEBHOOKS,
  type Webhook,
  WHITELISTED_IPS,
  type WhitelistedIp,
} from './samples.ts';

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

const logPath = ({ id }: ApiLog) => `/developer-log-details/${id}`;

const LOG_COLUMNS: readonly Column<ApiLog>[] = [
  textColumn({ id: 'status', header: 'Status', width: 80 }, ({ status }) => String(status)),
  textColumn({ id: 'method', header: 'Method', width: 90 }, ({ method }) => method),
  linkColumn({ id: 'url', header: 'URL', width: 320 }, ({ url }) => url, logPath),
  textColumn({ id: 'id', header: 'ID', width: 80 }, ({ id }) => id),
  instantColumn({ id: 'date', header: 'Date' }, ({ date }) => date),
];

const eventsColumn = <Row extends { readonly events: readonly string[] }>(): Column<Row> =>
  textColumn({ id: 'events', header: 'Events', width: 320 }, ({ events }) => events.join(', '));

const WEBHOOK_COLUMNS: readonly Column<Webhook>[] = [
  textColumn({ id: 'endpoint', header: 'Endpoint', width: 320 }, ({ endpoints }) => endpoints),
  eventsColumn(),
  instantColumn({ id: 'created', header: 'Created' }, (webhook) => webhook.created_at),
];

const IP_COLUMNS: readonly Column<WhitelistedIp>[] = [
  textColumn({ id: 'ip', header: 'IP address', width: 160 }, ({ ipAddress }) => ipAddress),
  eventsColumn(),
  instantColumn({ id: 'created', header: 'Created' }, ({ createdAt }) => createdAt),
];

interface PanelProps {
  readonly search: string;
}

function Logs({ search }: PanelProps) {
  const navigate = useNavigate();
  return (
    <SampleTable
      rows={matching(API_LOGS, search)}
      part={{
        id: 'api-logs',
        title: 'API Logs',
        columns: LOG_COLUMNS,
        rowId: ({ id }) => id,
        pageSize: LOGS_SHOWN,
        // The row opens wherever it is clicked (3D).
        onRowClick: (log) => void navigate(logPath(log)),
      }}
    />
  );
}

const Webhooks = ({ search }: PanelProps) => (
  <SampleTable
    rows={matching(WEBHOOKS, search)}
    part={{
      id: 'webhooks',
      title: 'Webhooks',
      columns: WEBHOOK_COLUMNS,
      rowId: ({ endpoints }) => endpoints,
      pageSize: OTHERS_SHOWN,
    }}
  />
);

const WhitelistedIps = ({ search }: PanelProps) => (
  <SampleTable
    rows={matching(WHITELISTED_IPS, search)}
    part={{
      id: 'whitelist-ip',
      title: 'Whitelist IP',
      columns: IP_COLUMNS,
      rowId: ({ ipAddress }) => ipAddress,
      pageSize: OTHERS_SHOWN,
    }}
  />
);

const PANELS: Readonly<Record<Tab, (props: PanelProps) => ReactNode>> = {
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
      <Head>
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
      </Head>
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
