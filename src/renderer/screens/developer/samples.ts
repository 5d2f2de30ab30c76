/** Sample data of the developer portal (3D02, 3D04). No call was ever made, no key opens anything. */

export interface ApiLog {
  readonly id: string;
  /** An instant in ISO 8601. */
  readonly date: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly status: number;
  readonly ip_address: string;
  readonly version: string;
  readonly source: string;
  readonly related: string;
  readonly origin: string;
  readonly request_body: Readonly<Record<string, unknown>>;
}

const CALLS = [
  ['POST', '/v1/reporting/report_runs', 200],
  ['GET', '/v1/orders', 200],
  ['POST', '/v1/webhook_endpoints', 201],
  ['POST', '/v1/orders', 422],
  ['GET', '/v1/rates', 200],
  ['DELETE', '/v1/webhook_endpoints/we_9', 204],
  ['POST', '/v1/reporting/report_runs', 500],
  ['GET', '/v1/balance', 401],
  ['POST', '/v1/orders', 200],
  ['GET', '/v1/orders/ord_77', 404],
  ['POST', '/v1/reporting/report_runs', 200],
  ['GET', '/v1/rates', 200],
] as const;

/** The latest first. */
export const API_LOGS: readonly ApiLog[] = CALLS.map(([method, url, status], at) => ({
  id: String(at + 1),
  date: new Date(Date.UTC(2026, 10, 20 - at, 16 - at, 5 * at, 7)).toISOString(),
  method,
  url,
  status,
  ip_address: `198.51.100.${20 + at}`,
  version: '2026-08-27',
  source: 'Dashboard',
  related: `frr_1J2k3L${at + 1}`,
  origin: 'https://dashboard.example.com',
  request_body: {
    report_type: 'settlements.daily',
    parameters: { interval_start: 1_794_614_400, interval_end: 1_795_219_200, currency: 'usd' },
  },
}));

export interface Webhook {
  readonly endpoints: string;
  readonly events: readonly string[];
  readonly created_at: string;
}

const EVENTS = ['order.created', 'order.matched', 'order.completed', 'order.cancelled'] as const;

export const WEBHOOKS: readonly Webhook[] = Array.from({ length: 13 }, (_webhook, at) => ({
  endpoints: `https://hooks.example.com/corridor/${at + 1}`,
  events: EVENTS.slice(0, (at % EVENTS.length) + 1),
  created_at: new Date(Date.UTC(2026, 9, 28 - at, 9, 30)).toISOString(),
}));

export interface WhitelistedIp {
  readonly ipAddress: string;
  readonly events: readonly string[];
  readonly createdAt: string;
}

export const WHITELISTED_IPS: readonly WhitelistedIp[] = Array.from({ length: 12 }, (_ip, at) => ({
  ipAddress: `203.0.113.${10 + at}`,
  events: EVENTS.slice(at % 2, (at % 2) + 2),
  createdAt: new Date(Date.UTC(2026, 8, 25 - at, 14, 10)).toISOString(),
}));

/** Keys of the documentation: they open nothing. */
export const API_KEYS = {
  userId: 'usr_sample_4821',
  developmentSecret: 'sample-development-secret',
  sandboxSecret: 'sample-sandbox-secret',
} as const;

export interface Incident {
  readonly date: string;
  readonly title: string;
  readonly comments: readonly {
    readonly resolved: boolean;
    readonly comment: string;
    readonly createdAt: string;
  }[];
}

export const INCIDENTS: readonly Incident[] = [
  {
    date: '2026-11-17',
    title: 'Report runs are slow',
    comments: [
      {
        resolved: true,
        comment: 'Report runs take as long as usual again.',
        createdAt: '2026-11-17T15:42:00.000Z',
      },
      {
        resolved: false,
        comment: 'Report runs take up to ten minutes. We are looking into it.',
        createdAt: '2026-11-17T13:05:00.000Z',
      },
    ],
  },
  {
    date: '2026-10-30',
    title: 'Webhooks are late',
    comments: [
      {
        resolved: true,
        comment: 'All waiting webhooks were delivered.',
        createdAt: '2026-10-30T08:20:00.000Z',
      },
    ],
  },
];

/** What the request for access begins with. */
export const REQUESTER = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  phone: '+1 202 555 0147',
  description: 'A console that shows our customers where their transfers are.',
} as const;

/** A sample address of the documentation. */
export const DOCUMENTATION = 'https://docs.example.com/api';
