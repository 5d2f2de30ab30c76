/** The screens of staff by their paths, each with its title, for component tests. */

/** The lists of everyone. */
export const LISTS = {
  '/transactions': 'Transactions',
  '/transactions-new': 'Transactions',
  '/users': 'Users',
  '/referral-transactions': 'Referrals',
  '/withdrawal-referral-transactions': 'Referrals',
  '/hybrid-order-options': 'Hybrid Order Options',
  '/ribbons': 'Ribbons',
  '/third-party-transactions': 'Third Party Transactions',
  '/exchange-rates': 'Exchange Rate Limit',
  '/dispute-resolutions': 'Dispute Resolution',
  '/health-insurance-payments': 'Health Insurance Payments',
};
/** The lists of admins. */
export const OF_ADMINS = {
  '/card-verifications': 'Payment Method Authentication',
  '/doc-verifications/identity': 'Identity Verification',
  '/doc-verifications/address': 'Address Verification',
};
/** The other screens of staff. */
export const OTHERS = {
  '/': 'Home',
  '/offers/create': 'Global Offers',
  '/offers': 'Global Offers',
  '/transactions/1001': 'Order: 1001',
  '/users/1': 'Ada Obi',
  '/supports': 'Support Threads',
  '/new-case': 'New case',
  '/supports/1': 'Report run ends without a file',
  '/profile': 'Profile',
  '/developer': 'Developer',
  '/developer-request': 'Request access to use 100 items in Development',
  '/developer-log-details/1': 'POST v1 / reporting / report_runs',
};
