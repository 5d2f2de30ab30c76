/** Every call a page may ask for, by name. */
import { countryEndpoints } from '../network/countries.ts';
import { exchangeRateLimitEndpoints } from '../network/exchange-rate-limits.ts';
import { hybridOptionEndpoints } from '../network/hybrid-order-options.ts';
import { ribbonEndpoints } from '../network/ribbons.ts';
import { shellEndpoints } from '../network/shell.ts';
import { disputeEndpoints } from '../orders/disputes.ts';
import { healthInsuranceEndpoints } from '../orders/health-insurance.ts';
import { orderActionEndpoints } from '../orders/order-actions.ts';
import { orderDetailEndpoints } from '../orders/order-detail.ts';
import { orderEndpoints } from '../orders/orders.ts';
import { thirdPartyEndpoints } from '../orders/third-party-transactions.ts';
import { transferEndpoints } from '../orders/transfers.ts';
import { referralEndpoints } from '../people/referrals.ts';
import { userActivityEndpoints } from '../people/user-activity.ts';
import { userEndpoints } from '../people/users.ts';
import { verificationEndpoints } from '../people/verifications.ts';
import type { AnswerOf, InputOf } from './endpoint.ts';

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
const EXPORT_ENDPOINTS = [
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
