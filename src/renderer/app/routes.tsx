/** The routes of the specification (document 1 §2): hash-style, each screen a chunk of its own. */
import type { ReactNode } from 'react';
import { createHashRouter, type Params, type RouteObject } from 'react-router-dom';
import type { RoutePath } from '#domain/routes.ts';
import type { ParentScreen, RouteHandle } from '#renderer/ui/route/routeTitle.ts';
import { CopyLink } from './CopyLink.tsx';
import { screenChunk } from './chunk.ts';
import { AdminsOnly, GuestsOnly, SignedInOnly } from './guards.tsx';
import { EitherLayout } from './layouts/EitherLayout.tsx';
import { NotFound } from './layouts/NotFound.tsx';
import { RouteFailure } from './layouts/RouteFailure.tsx';
import { SignedInLayout } from './layouts/SignedInLayout.tsx';
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx';
import { UserCrumb } from './layouts/UserCrumb.tsx';

type Lazy = () => Promise<{ Component: React.ComponentType }>;

const screen = (path: RoutePath, title: RouteHandle['title'], lazy: Lazy): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  lazy: screenChunk(lazy),
});

/** A screen that takes the whole window where others stand on the card of the signed-out. */
const wide = (route: RouteObject): RouteObject => ({
  ...route,
  handle: { ...route.handle, isWide: true } satisfies RouteHandle,
});

const TRANSACTIONS: ParentScreen = { path: '/transactions', title: 'Transactions' };
const USERS: ParentScreen = { path: '/users', title: 'Users' };
const REFERRALS: ParentScreen = { path: '/referral-transactions', title: 'Referrals' };
const SUPPORT: ParentScreen = { path: '/supports', title: 'Support' };
const DEVELOPER: ParentScreen = { path: '/developer', title: 'Developer' };

/** A screen that belongs to another one, and what stands for it behind that one in the top bar. */
const below = (
  parent: ParentScreen,
  crumb: (params: Params) => ReactNode,
  route: RouteObject,
): RouteObject => ({
  ...route,
  handle: { ...route.handle, below: { parent, crumb } } satisfies RouteHandle,
});

const numbered = ({ id }: Params) => `#${id}`;

const guestRoutes: RouteObject[] = [
  screen('/login', 'Sign in', async () => ({
    Component: (await import('../screens/session/SignInScreen.tsx')).SignInScreen,
  })),
  screen('/reset-password', 'Reset password', async () => ({
    Component: (await import('../screens/session/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  })),
  screen('/reset-password-instructions', 'Password Reset Instructions', async () => ({
    Component: (await import('../screens/session/InstructionsScreen.tsx')).InstructionsScreen,
  })),
  screen('/sign', 'Create Account', async () => ({
    Component: (await import('../screens/registration/SignUpScreen.tsx')).SignUpScreen,
  })),
  screen('/about-bank', 'About bank', async () => ({
    Component: (await import('../screens/registration/AboutBankScreen.tsx')).AboutBankScreen,
  })),
  screen('/billing', 'Billing', async () => ({
    Component: (await import('../screens/registration/BillingScreen.tsx')).BillingScreen,
  })),
  screen('/licence', 'Licensure and compliance', async () => ({
    Component: (await import('../screens/registration/LicenceScreen.tsx')).LicenceScreen,
  })),
];

const adminRoutes: RouteObject[] = [
  screen('/card-verifications', 'Payment Method Authentication', async () => ({
    Component: (await import('../screens/verifications/cards/CardsScreen.tsx')).CardsScreen,
  })),
  screen('/doc-verifications/identity', 'Identity Verification', async () => ({
    Component: (await import('../screens/verifications/documents/DocumentsScreen.tsx'))
      .IdentityScreen,
  })),
  screen('/doc-verifications/address', 'Address Verification', async () => ({
    Component: (await import('../screens/verifications/documents/DocumentsScreen.tsx'))
      .AddressScreen,
  })),
];

const staffRoutes: RouteObject[] = [
  screen('/', 'Home', async () => ({
    Component: (await import('./home/HomeScreen.tsx')).HomeScreen,
  })),
  screen('/offers/create', 'Create Order', async () => ({
    Component: (await import('../screens/transfer/TransferScreen.tsx')).TransferScreen,
  })),
  screen('/offers', 'Global Offers', async () => ({
    Component: (await import('../screens/offers/OffersScreen.tsx')).OffersScreen,
  })),
  { path: '/offers/:id', element: <CopyLink /> },
  screen('/transactions', 'Transactions', async () => ({
    Component: (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen,
  })),
  screen('/transactions-new', 'Transactions', async () => ({
    Component: (await import('../screens/orders/simple/SimpleOrdersScreen.tsx')).SimpleOrdersScreen,
  })),
  {
    ...below(
      TRANSACTIONS,
      numbered,
      screen(
        '/transactions/:id',
        ({ id }) => `Order: ${id}`,
        async () => ({
          Component: (await import('../screens/orders/detail/OrderScreen.tsx')).OrderScreen,
        }),
      ),
    ),
    id: 'TransactionDetails',
  },
  screen('/third-party-transactions', 'Third Party Transactions', async () => ({
    Component: (await import('../screens/third-party/ThirdPartyScreen.tsx')).ThirdPartyScreen,
  })),
  screen('/exchange-rates', 'Exchange Rate Limit', async () => ({
    Component: (await import('../screens/rate-limits/RateLimitsScreen.tsx')).RateLimitsScreen,
  })),
  screen('/dispute-resolutions', 'Dispute Resolution', async () => ({
    Component: (await import('../screens/disputes/DisputesScreen.tsx')).DisputesScreen,
  })),
  screen('/health-insurance-payments', 'Health Insurance Payments', async () => ({
    Component: (await import('../screens/health-insurance/HealthInsuranceScreen.tsx'))
      .HealthInsuranceScreen,
  })),
  screen('/referral-transactions', 'Referrals', async () => ({
    Component: (await import('../screens/referrals/CreditsScreen.tsx')).CreditsScreen,
  })),
  below(
    REFERRALS,
    () => 'Withdrawals',
    screen('/withdrawal-referral-transactions', 'Referrals', async () => ({
      Component: (await import('../screens/referrals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
    })),
  ),
  screen('/users', 'Users', async () => ({
    Component: (await import('../screens/users/UsersScreen.tsx')).UsersScreen,
  })),
  below(
    USERS,
    ({ id = '' }) => <UserCrumb id={id} />,
    screen('/users/:id', 'User', async () => ({
      Component: (await import('../screens/users/UserScreen.tsx')).UserScreen,
    })),
  ),
  screen('/hybrid-order-options', 'Hybrid Order Options', async () => ({
    Component: (await import('../screens/hybrid-options/HybridOptionsScreen.tsx'))
      .HybridOptionsScreen,
  })),
  screen('/ribbons', 'Ribbons', async () => ({
    Component: (await import('../screens/ribbons/RibbonsScreen.tsx')).RibbonsScreen,
  })),
  screen('/supports', 'Support', async () => ({
    Component: (await import('../screens/support/SupportsScreen.tsx')).SupportsScreen,
  })),
  below(
    SUPPORT,
    () => 'New case',
    screen('/new-case', 'New case', async () => ({
      Component: (await import('../screens/support/NewCaseScreen.tsx')).NewCaseScreen,
    })),
  ),
  {
    ...below(
      SUPPORT,
      numbered,
      screen('/supports/:id', 'Support', async () => ({
        Component: (await import('../screens/support/SupportCaseScreen.tsx')).SupportCaseScreen,
      })),
    ),
    id: 'SupportChannel',
  },
  screen('/my-actions', 'My actions', async () => ({
    Component: (await import('../screens/my-actions/MyActionsScreen.tsx')).MyActionsScreen,
  })),
  screen('/profile', 'Profile', async () => ({
    Component: (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  })),
  screen('/developer', 'Developer', async () => ({
    Component: (await import('../screens/developer/DeveloperScreen.tsx')).DeveloperScreen,
  })),
  below(
    DEVELOPER,
    () => 'Access request',
    screen('/developer-request', 'Developer access request', async () => ({
      Component: (await import('../screens/developer/RequestScreen.tsx')).RequestScreen,
    })),
  ),
  below(
    DEVELOPER,
    ({ id }) => `API log #${id}`,
    screen('/developer-log-details/:id', 'API log', async () => ({
      Component: (await import('../screens/developer/LogScreen.tsx')).LogScreen,
    })),
  ),
];

const openRoutes: RouteObject[] = [
  wide(
    screen('/about', 'About', async () => ({
      Component: (await import('../screens/about/AboutScreen.tsx')).AboutScreen,
    })),
  ),
  screen('/settings', 'Settings', async () => ({
    Component: (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  })),
  wide(
    screen('/reference', 'Reference', async () => ({
      Component: (await import('../screens/reference/ReferenceScreen.tsx')).ReferenceScreen,
    })),
  ),
  {
    path: '*',
    handle: { title: 'Page not found' } satisfies RouteHandle,
    element: <NotFound />,
  },
];

export const router = createHashRouter([
  {
    errorElement: <RouteFailure />,
    // Nothing is drawn before the first screen's chunk is there: it comes from this machine.
    HydrateFallback: () => null,
    children: [
      {
        element: <GuestsOnly />,
        children: [{ element: <SignedOutLayout />, children: guestRoutes }],
      },
      { element: <EitherLayout />, children: openRoutes },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <SignedInLayout />,
            children: [
              {
                errorElement: <RouteFailure />,
                children: [...staffRoutes, { element: <AdminsOnly />, children: adminRoutes }],
              },
            ],
          },
        ],
      },
    ],
  },
]);
