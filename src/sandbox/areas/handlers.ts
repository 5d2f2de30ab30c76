/** A handler for every endpoint of the contract. */
import type { Handlers } from '../server/mount.ts';
import { disputeHandlers } from './disputes/disputes.ts';
import { exchangeRateLimitHandlers } from './exchange-rate-limits.ts';
import { healthInsuranceHandlers } from './health-insurance.ts';
import { hybridOptionHandlers } from './hybrid-options.ts';
import { orderActionHandlers } from './orders/actions/actions.ts';
import { orderDetailHandlers } from './orders/detail.ts';
import { orderHandlers } from './orders/list/orders.ts';
import { referralHandlers } from './referrals/referrals.ts';
import { ribbonHandlers } from './ribbons.ts';
import { sessionHandlers } from './session.ts';
import { shellHandlers } from './shell.ts';
import { thirdPartyHandlers } from './third-party/third-party.ts';
import { createHandlers } from './transfers/create.ts';
import { senderHandlers } from './transfers/senders.ts';
import { serviceHandlers } from './transfers/services.ts';
import { userActivityHandlers } from './user-activity/user-activity.ts';
import { userHandlers } from './users/users.ts';
import { decisionHandlers } from './verifications/decisions.ts';
import { notificationHandlers } from './verifications/notifications.ts';
import { verificationHandlers } from './verifications/verifications.ts';

export const handlers = {
  ...sessionHandlers,
  ...shellHandlers,
  ...orderHandlers,
  ...orderDetailHandlers,
  ...orderActionHandlers,
  ...disputeHandlers,
  ...exchangeRateLimitHandlers,
  ...healthInsuranceHandlers,
  ...referralHandlers,
  ...ribbonHandlers,
  ...thirdPartyHandlers,
  ...hybridOptionHandlers,
  ...verificationHandlers,
  ...serviceHandlers,
  ...senderHandlers,
  ...createHandlers,
  ...decisionHandlers,
  ...notificationHandlers,
  ...userHandlers,
  ...userActivityHandlers,
} satisfies Handlers;
