/** Every call a page may ask for, by name. */
import { countryEndpoints } from './countries.ts';
import { disputeEndpoints } from './disputes.ts';
import type { AnswerOf, InputOf } from './endpoint.ts';
import { exchangeRateLimitEndpoints } from './exchange-rate-limits.ts';
import { healthInsuranceEndpoints } from './health-insurance.ts';
import { hybridOptionEndpoints } from './hybrid-order-options.ts';
import { orderActionEndpoints } from './order-actions.ts';
import { orderDetailEndpoints } from './order-detail.ts';
import { orderEndpoints } from './orders.ts';
import { referralEndpoints } from './referrals.ts';
import { ribbonEndpoints } from './ribbons.ts';
import { shellEndpoints } from './shell.ts';
import { thirdPartyEndpoints } from './third-party-transactions.ts';
import { transferEndpoints } from './transfers.ts';
import { userActivityEndpoints } from './user-activity.ts';
import { userEndpoints } from './users.ts';
import { verificationEndpoints } from './verifications.ts';

export const endpoints = {
  ...shellEndpoints,
  ...countryEndpoints,
  ...disputeEndpoints,
  ...exchangeRateLimitEndpoints,
  ...healthInsuranceEndpoints,
  ...orderEndpoints,
  ...orderDetailEndpoints,
  ...orderActionEndpoints,
  ...referralEndpoints,
  ...ribbonEndpoints,
  ...thirdPartyEndpoints,
  ...hybridOptionEndpoints,
  ...transferEndpoints,
  ...userEndpoints,
  ...userActivityEndpoints,
  ...verificationEndpoints,
};

export type EndpointName = keyof typeof endpoints;
export type EndpointInput<Name extends EndpointName> = InputOf<(typeof endpoints)[Name]>;
export type EndpointAnswer<Name extends EndpointName> = AnswerOf<(typeof endpoints)[Name]>;

/** The calls that answer the address of a file: the main process fetches it, never the page. */
export const EXPORT_ENDPOINTS = [
  'orders.export',
  'users.export',
  'userOrders.export',
  'receivedOrders.export',
  'pendingMatches.export',
  'paymentRequests.export',
  'thirdPartyTransactions.export',
] as const satisfies readonly EndpointName[];
export type ExportEndpointName = (typeof EXPORT_ENDPOINTS)[number];

/** Whether `name` is a call that answers the address of a file. */
export const isExportEndpoint = (name: string): name is ExportEndpointName =>
  EXPORT_ENDPOINTS.some((other) => other === name);

/** Whether `name` is a call a page may ask for. */
export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}
