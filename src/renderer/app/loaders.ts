/** The components of the screens. */
import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/access/screens.ts';

/** Loads the component: each screen is a separate chunk. */
export const SCREEN_LOADERS: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/login': async () => (await import('../screens/session/SignInScreen.tsx')).SignInScreen,
  '/reset-password': async () =>
    (await import('../screens/session/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  '/reset-password-instructions': async () =>
    (await import('../screens/session/InstructionsScreen.tsx')).InstructionsScreen,
  '/sign': async () => (await import('../screens/registration/SignUpScreen.tsx')).SignUpScreen,
  '/about-bank': async () =>
    (await import('../screens/registration/AboutBankScreen.tsx')).AboutBankScreen,
  '/billing': async () => (await import('../screens/registration/BillingScreen.tsx')).BillingScreen,
  '/licence': async () => (await import('../screens/registration/LicenceScreen.tsx')).LicenceScreen,
  '/': async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
  '/offers/create': async () =>
    (await import('../screens/transfer/TransferScreen.tsx')).TransferScreen,
  '/transactions': async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen,
  '/transactions/:id': async () =>
    (await import('../screens/orders/detail/OrderScreen.tsx')).OrderScreen,
  '/third-party-transactions': async () =>
    (await import('../screens/third-party/ThirdPartyScreen.tsx')).ThirdPartyScreen,
  '/offers': async () => (await import('../screens/offers/OffersScreen.tsx')).OffersScreen,
  '/offers/:id': async () => (await import('./CopyLink.tsx')).CopyLink,
  '/transactions-new': async () =>
    (await import('../screens/orders/simple/SimpleOrdersScreen.tsx')).SimpleOrdersScreen,
  '/card-verifications': async () =>
    (await import('../screens/verifications/cards/CardsScreen.tsx')).CardsScreen,
  '/doc-verifications/identity': async () =>
    (await import('../screens/verifications/documents/DocumentsScreen.tsx')).IdentityScreen,
  '/doc-verifications/address': async () =>
    (await import('../screens/verifications/documents/DocumentsScreen.tsx')).AddressScreen,
  '/dispute-resolutions': async () =>
    (await import('../screens/disputes/DisputesScreen.tsx')).DisputesScreen,
  '/health-insurance-payments': async () =>
    (await import('../screens/health-insurance/HealthInsuranceScreen.tsx')).HealthInsuranceScreen,
  '/users': async () => (await import('../screens/users/UsersScreen.tsx')).UsersScreen,
  '/users/:id': async () => (await import('../screens/users/UserScreen.tsx')).UserScreen,
  '/referral-transactions': async () =>
    (await import('../screens/referrals/CreditsScreen.tsx')).CreditsScreen,
  '/withdrawal-referral-transactions': async () =>
    (await import('../screens/referrals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  '/exchange-rates': async () =>
    (await import('../screens/rate-limits/RateLimitsScreen.tsx')).RateLimitsScreen,
  '/hybrid-order-options': async () =>
    (await import('../screens/hybrid-options/HybridOptionsScreen.tsx')).HybridOptionsScreen,
  '/ribbons': async () => (await import('../screens/ribbons/RibbonsScreen.tsx')).RibbonsScreen,
  '/supports': async () => (await import('../screens/support/SupportsScreen.tsx')).SupportsScreen,
  '/supports/:id': async () =>
    (await import('../screens/support/SupportCaseScreen.tsx')).SupportCaseScreen,
  '/new-case': async () => (await import('../screens/support/NewCaseScreen.tsx')).NewCaseScreen,
  '/developer': async () =>
    (await import('../screens/developer/DeveloperScreen.tsx')).DeveloperScreen,
  '/developer-request': async () =>
    (await import('../screens/developer/RequestScreen.tsx')).RequestScreen,
  '/developer-log-details/:id': async () =>
    (await import('../screens/developer/LogScreen.tsx')).LogScreen,
  '/reference': async () =>
    (await import('../screens/reference/ReferenceScreen.tsx')).ReferenceScreen,
  '/help': async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
  '/exercises': async () => (await import('../screens/practice/PracticeScreen.tsx')).PracticeScreen,
  '/profile': async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  '/my-actions': async () =>
    (await import('../screens/my-actions/MyActionsScreen.tsx')).MyActionsScreen,
  '/settings': async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  '/about': async () => (await import('../screens/about/AboutScreen.tsx')).AboutScreen,
};
