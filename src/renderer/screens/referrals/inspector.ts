/** What the inspector shows of referral money. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const CREDIT_INSPECTOR: Inspector<ReferralTransaction> = {
  title: (id) => `Credit ${id}`,
  Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).CreditInspector),
};

export const WITHDRAWAL_INSPECTOR: Inspector<ReferralTransaction> = {
  title: (id) => `Withdrawal ${id}`,
  Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).WithdrawalInspector),
};
