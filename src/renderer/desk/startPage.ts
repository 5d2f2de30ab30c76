/** The screen that opens after signing in (document 1 §2), as the person may choose it. */
import { mayVerify } from '#domain/roles.ts';

/** A screen that can be the first one. */
export interface StartPage {
  readonly path: string;
  readonly label: string;
  readonly adminOnly?: true;
}

/** Where a sign-in leads unless the person chose otherwise (document 1 §2). */
const DEFAULT_PATH = '/offers/create';

/** Home and every screen of the sidebar. */
export const START_PAGES: readonly StartPage[] = [
  { path: '/', label: 'Home' },
  { path: DEFAULT_PATH, label: 'Create Order' },
  { path: '/transactions', label: 'Transactions' },
  { path: '/third-party-transactions', label: 'Third Party Transactions' },
  { path: '/card-verifications', label: 'Payment Method Authentication', adminOnly: true },
  { path: '/doc-verifications/identity', label: 'Identity Verification', adminOnly: true },
  { path: '/doc-verifications/address', label: 'Address Verification', adminOnly: true },
  { path: '/dispute-resolutions', label: 'Dispute Resolution' },
  { path: '/users', label: 'Users' },
  { path: '/referral-transactions', label: 'Referrals' },
  { path: '/exchange-rates', label: 'Exchange Rate Limit' },
  { path: '/hybrid-order-options', label: 'Hybrid Order Options' },
  { path: '/ribbons', label: 'Ribbons' },
  { path: '/supports', label: 'Support' },
  { path: '/developer', label: 'Developer' },
];

/** The preference that holds the path of the start page. */
export const START_PAGE_KEY = 'startPage';

/** The path that is stored, or the default for what is none. */
export const readStartPath = (stored: unknown): string =>
  START_PAGES.find(({ path }) => path === stored)?.path ?? DEFAULT_PATH;

/** The start pages that a role may open. */
export const startPagesFor = (role: string): readonly StartPage[] =>
  START_PAGES.filter(({ adminOnly }) => mayVerify(role) || !adminOnly);

/**
 * Where a person of that role starts: the path chosen among the preferences, or the default where
 * the role may not open it. The choice is of the workstation, at which people of several roles may
 * sign in.
 */
export function startPath(preferences: Readonly<Record<string, unknown>>, role: string): string {
  const chosen = readStartPath(preferences[START_PAGE_KEY]);
  return startPagesFor(role).some(({ path }) => path === chosen) ? chosen : DEFAULT_PATH;
}
