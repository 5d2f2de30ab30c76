/** What the page adds to the table of screens: the icon of those one can go to, and the component. */
import {
  AppsListRegular,
  ArrowSwapRegular,
  BookGlobeRegular,
  ChatHelpRegular,
  CodeRegular,
  ContactCardRegular,
  type FluentIcon,
  GavelRegular,
  GlobeRegular,
  HeartPulseRegular,
  HistoryRegular,
  HomePersonRegular,
  HomeRegular,
  InfoRegular,
  MegaphoneRegular,
  MoneyHandRegular,
  MoneyRegular,
  NotepadPersonRegular,
  PaymentRegular,
  PeopleRegular,
  PersonRegular,
  SendRegular,
  SettingsRegular,
  SlideTransitionRegular,
  WalletRegular,
} from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/screens.ts';

interface PageScreen {
  /** Of the screens that the palette offers. */
  readonly icon?: FluentIcon;
  /** Loads the component: each screen is a chunk of its own. */
  load(): Promise<ComponentType>;
}

export const PAGE_SCREENS: Readonly<Record<RoutePath, PageScreen>> = {
  '/login': {
    load: async () => (await import('../screens/session/SignInScreen.tsx')).SignInScreen,
  },
  '/reset-password': {
    load: async () =>
      (await import('../screens/session/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  },
  '/reset-password-instructions': {
    load: async () =>
      (await import('../screens/session/InstructionsScreen.tsx')).InstructionsScreen,
  },
  '/sign': {
    load: async () => (await import('../screens/registration/SignUpScreen.tsx')).SignUpScreen,
  },
  '/about-bank': {
    load: async () => (await import('../screens/registration/AboutBankScreen.tsx')).AboutBankScreen,
  },
  '/billing': {
    load: async () => (await import('../screens/registration/BillingScreen.tsx')).BillingScreen,
  },
  '/licence': {
    load: async () => (await import('../screens/registration/LicenceScreen.tsx')).LicenceScreen,
  },
  '/': {
    icon: HomeRegular,
    load: async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
  },
  '/offers/create': {
    icon: SendRegular,
    load: async () => (await import('../screens/transfer/TransferScreen.tsx')).TransferScreen,
  },
  '/transactions': {
    icon: ArrowSwapRegular,
    load: async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen,
  },
  '/transactions/:id': {
    load: async () => (await import('../screens/orders/detail/OrderScreen.tsx')).OrderScreen,
  },
  '/third-party-transactions': {
    icon: SlideTransitionRegular,
    load: async () =>
      (await import('../screens/third-party/ThirdPartyScreen.tsx')).ThirdPartyScreen,
  },
  '/offers': {
    icon: GlobeRegular,
    load: async () => (await import('../screens/offers/OffersScreen.tsx')).OffersScreen,
  },
  '/offers/:id': { load: async () => (await import('./CopyLink.tsx')).CopyLink },
  '/transactions-new': {
    icon: AppsListRegular,
    load: async () =>
      (await import('../screens/orders/simple/SimpleOrdersScreen.tsx')).SimpleOrdersScreen,
  },
  '/card-verifications': {
    icon: PaymentRegular,
    load: async () => (await import('../screens/verifications/cards/CardsScreen.tsx')).CardsScreen,
  },
  '/doc-verifications/identity': {
    icon: ContactCardRegular,
    load: async () =>
      (await import('../screens/verifications/documents/DocumentsScreen.tsx')).IdentityScreen,
  },
  '/doc-verifications/address': {
    icon: HomePersonRegular,
    load: async () =>
      (await import('../screens/verifications/documents/DocumentsScreen.tsx')).AddressScreen,
  },
  '/dispute-resolutions': {
    icon: GavelRegular,
    load: async () => (await import('../screens/disputes/DisputesScreen.tsx')).DisputesScreen,
  },
  '/health-insurance-payments': {
    icon: HeartPulseRegular,
    load: async () =>
      (await import('../screens/health-insurance/HealthInsuranceScreen.tsx')).HealthInsuranceScreen,
  },
  '/users': {
    icon: PeopleRegular,
    load: async () => (await import('../screens/users/UsersScreen.tsx')).UsersScreen,
  },
  '/users/:id': {
    load: async () => (await import('../screens/users/UserScreen.tsx')).UserScreen,
  },
  '/referral-transactions': {
    icon: NotepadPersonRegular,
    load: async () => (await import('../screens/referrals/CreditsScreen.tsx')).CreditsScreen,
  },
  '/withdrawal-referral-transactions': {
    icon: WalletRegular,
    load: async () =>
      (await import('../screens/referrals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  },
  '/exchange-rates': {
    icon: MoneyRegular,
    load: async () =>
      (await import('../screens/rate-limits/RateLimitsScreen.tsx')).RateLimitsScreen,
  },
  '/hybrid-order-options': {
    icon: MoneyHandRegular,
    load: async () =>
      (await import('../screens/hybrid-options/HybridOptionsScreen.tsx')).HybridOptionsScreen,
  },
  '/ribbons': {
    icon: MegaphoneRegular,
    load: async () => (await import('../screens/ribbons/RibbonsScreen.tsx')).RibbonsScreen,
  },
  '/supports': {
    icon: ChatHelpRegular,
    load: async () => (await import('../screens/support/SupportsScreen.tsx')).SupportsScreen,
  },
  '/supports/:id': {
    load: async () => (await import('../screens/support/SupportCaseScreen.tsx')).SupportCaseScreen,
  },
  '/new-case': {
    load: async () => (await import('../screens/support/NewCaseScreen.tsx')).NewCaseScreen,
  },
  '/developer': {
    icon: CodeRegular,
    load: async () => (await import('../screens/developer/DeveloperScreen.tsx')).DeveloperScreen,
  },
  '/developer-request': {
    load: async () => (await import('../screens/developer/RequestScreen.tsx')).RequestScreen,
  },
  '/developer-log-details/:id': {
    load: async () => (await import('../screens/developer/LogScreen.tsx')).LogScreen,
  },
  '/reference': {
    icon: BookGlobeRegular,
    load: async () => (await import('../screens/reference/ReferenceScreen.tsx')).ReferenceScreen,
  },
  '/profile': {
    icon: PersonRegular,
    load: async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  },
  '/my-actions': {
    icon: HistoryRegular,
    load: async () => (await import('../screens/my-actions/MyActionsScreen.tsx')).MyActionsScreen,
  },
  '/settings': {
    icon: SettingsRegular,
    load: async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  },
  '/about': {
    icon: InfoRegular,
    load: async () => (await import('../screens/about/AboutScreen.tsx')).AboutScreen,
  },
};
