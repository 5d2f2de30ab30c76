/**
 * The screens of the console, each once (1N, 1R, 1S): routes and guards, the sidebar, Home, the palette,
 * the start page, the keys that open a screen and links from outside all come from this table. The
 * names and, inside a group, the order are the specification's sidebar's.
 * `renderer/app/` adds the icon (`icons.ts`) and the component (`loaders.ts`).
 */
import { may, type Permission } from '#domain/access/roles.ts';

/**
 * - `guest`: only while signed out.
 * - `staff`: everyone who is signed in, with the permission where the screen needs one.
 * - `anyone`: signed in or not.
 */
export type ScreenAccess = 'guest' | 'staff' | 'anyone';

interface AnyScreen<Path extends string> {
  /** `staff` where it is left out. */
  readonly access?: ScreenAccess;
  readonly permission?: Permission;
  /** The title of the window, with `:id` for the id of the path. */
  readonly title: string;
  /** The name in menus, where it differs from the title. */
  readonly label?: string;
  readonly keys?: string;
  /** The screen it belongs to, and its own name behind that one in the breadcrumb. */
  readonly below?: { readonly path: Path; readonly crumb: string };
  /** Whether it stays drawn while another screen is open. */
  readonly isKept?: true;
  /** The name of the route, where the specification gives it one. */
  readonly routeName?: string;
  /** Whether it takes the whole window while signed out. */
  readonly isWide?: true;
  readonly isPractice?: true;
}

/** A screen of Home, and of the sidebar if it can be the first screen. */
interface GroupedScreen<Path extends string> extends AnyScreen<Path> {
  /** The heading under which they have it. */
  readonly group: string;
  readonly purpose: string;
  /** Whether it is in the sidebar, and can be the first screen after signing in. */
  readonly canStart: boolean;
  /** The list it shows, by whose name its views are kept and pinned to the sidebar; null without one. */
  readonly list: string | null;
}

/** A screen that other places lead to: another screen, the menu of the user, or the sign-in. */
interface OtherScreen<Path extends string> extends AnyScreen<Path> {
  readonly group: null;
  readonly purpose?: undefined;
  /** Only Home can be the first screen without being in a group. */
  readonly canStart?: true;
  readonly list?: undefined;
}

export type DeclaredScreen<Path extends string = RoutePath> =
  | GroupedScreen<Path>
  | OtherScreen<Path>;

/** Every screen by its path, with `:id` for an id, in the order in which menus list them. */
const SCREENS = {
  '/login': { access: 'guest', title: 'Sign in', group: null },
  '/reset-password': { access: 'guest', title: 'Reset password', group: null },
  '/reset-password-instructions': {
    access: 'guest',
    title: 'Password Reset Instructions',
    group: null,
  },
  '/sign': { access: 'guest', title: 'Create Account', group: null },
  '/about-bank': { access: 'guest', title: 'About bank', group: null },
  '/billing': { access: 'guest', title: 'Billing', group: null },
  '/licence': { access: 'guest', title: 'Licensure and compliance', group: null },

  '/': { title: 'Home', group: null, keys: 'G H', canStart: true },

  '/offers/create': {
    title: 'Create Order',
    group: 'Orders',
    purpose: 'Post a transfer for a sender and a recipient.',
    keys: 'G C',
    canStart: true,
    list: null,
  },
  '/transactions': {
    title: 'Transactions',
    group: 'Orders',
    purpose: 'Search, review and act on orders.',
    keys: 'G T',
    canStart: true,
    isKept: true,
    list: 'transactions',
  },
  '/transactions/:id': {
    title: 'Order: :id',
    group: null,
    below: { path: '/transactions', crumb: '#:id' },
    routeName: 'TransactionDetails',
  },
  '/third-party-transactions': {
    title: 'Third Party Transactions',
    group: 'Orders',
    purpose: 'Transactions handled by remittance companies.',
    canStart: true,
    list: 'third-party-transactions',
  },
  '/offers': {
    title: 'Global Offers',
    group: 'Orders',
    purpose: 'Compare sample offers of remittance companies.',
    canStart: false,
    list: null,
  },
  '/offers/:id': { title: 'Order: :id', group: null },
  '/transactions-new': {
    title: 'Transactions',
    label: 'Transactions (simple list)',
    group: 'Orders',
    purpose: 'The same orders with fewer columns.',
    canStart: false,
    list: 'transactions-new',
  },

  '/card-verifications': {
    permission: 'verify',
    title: 'Payment Method Authentication',
    group: 'Review',
    purpose: 'Review cards and accept or decline them.',
    canStart: true,
    list: 'card-verifications',
  },
  '/doc-verifications/identity': {
    permission: 'verify',
    title: 'Identity Verification',
    group: 'Review',
    purpose: 'Review identity documents.',
    canStart: true,
    list: 'doc-verifications-identity',
  },
  '/doc-verifications/address': {
    permission: 'verify',
    title: 'Address Verification',
    group: 'Review',
    purpose: 'Review proof-of-address documents.',
    canStart: true,
    list: 'doc-verifications-address',
  },
  '/dispute-resolutions': {
    title: 'Dispute Resolution',
    group: 'Review',
    purpose: 'Resolve disputes between matchers and poster beneficiaries.',
    keys: 'G D',
    canStart: true,
    list: 'disputes',
  },
  '/health-insurance-payments': {
    title: 'Health Insurance Payments',
    group: 'Review',
    purpose: 'Payments for health insurance.',
    canStart: false,
    list: 'health-insurance',
  },

  '/users': {
    title: 'Users',
    group: 'People',
    purpose: 'Find users, their payments and their requests.',
    keys: 'G U',
    canStart: true,
    isKept: true,
    list: 'users',
  },
  '/users/:id': { title: 'User', group: null, below: { path: '/users', crumb: '#:id' } },
  '/referral-transactions': {
    title: 'Referrals',
    group: 'People',
    purpose: 'Credit that users earned for referrals.',
    canStart: true,
    list: 'referral-transactions',
  },
  '/withdrawal-referral-transactions': {
    title: 'Referrals',
    label: 'Referral withdrawals',
    group: 'People',
    purpose: 'Approve, complete or cancel withdrawals of referral credit.',
    canStart: false,
    below: { path: '/referral-transactions', crumb: 'Withdrawals' },
    list: 'withdrawal-referral-transactions',
  },

  '/exchange-rates': {
    title: 'Exchange Rate Limit',
    group: 'Pricing',
    purpose: 'Minimum and maximum rate for each currency pair.',
    canStart: true,
    list: 'exchange-rate-limits',
  },
  '/hybrid-order-options': {
    title: 'Hybrid Order Options',
    group: 'Pricing',
    purpose: 'Prices and fees of hybrid orders.',
    canStart: true,
    list: 'hybrid-order-options',
  },

  '/ribbons': {
    title: 'Ribbons',
    group: 'Announcements',
    purpose: 'Announcement banners for users.',
    canStart: true,
    list: 'ribbons',
  },

  '/developer': {
    title: 'Developer',
    group: 'Help',
    purpose: 'Access to the API for developers.',
    canStart: true,
    list: null,
  },
  '/developer-request': {
    title: 'Developer access request',
    group: null,
    below: { path: '/developer', crumb: 'Access request' },
  },
  '/developer-log-details/:id': {
    title: 'API log',
    group: null,
    below: { path: '/developer', crumb: 'API log #:id' },
  },
  '/supports': {
    title: 'Support',
    group: 'Help',
    purpose: 'Conversations with users.',
    keys: 'G S',
    canStart: true,
    list: null,
  },
  '/supports/:id': {
    title: 'Support',
    group: null,
    below: { path: '/supports', crumb: '#:id' },
    routeName: 'SupportChannel',
  },
  '/new-case': { title: 'New case', group: null, below: { path: '/supports', crumb: 'New case' } },
  '/reference': {
    access: 'anyone',
    title: 'Reference',
    group: 'Help',
    purpose: 'Countries, currencies, fees and rates. Works offline.',
    canStart: false,
    isWide: true,
    list: null,
  },
  '/help': {
    access: 'anyone',
    title: 'Help',
    group: 'Help',
    purpose: 'How Corridor works, screen by screen. Works offline.',
    canStart: true,
    keys: 'F1',
    isWide: true,
    list: null,
  },

  '/exercises': {
    title: 'Practice',
    group: 'Help',
    purpose: 'Exercises that show what goes wrong most, and explain it afterwards.',
    canStart: false,
    isPractice: true,
    list: null,
  },

  '/profile': { title: 'Profile', group: null },
  '/my-actions': { title: 'My actions', group: null },
  '/settings': { access: 'anyone', title: 'Settings', group: null },
  '/about': { access: 'anyone', title: 'About', group: null, isWide: true },
} as const satisfies Readonly<Record<string, DeclaredScreen<string>>>;

export type RoutePath = keyof typeof SCREENS;

/** The screens of menus: none for guests, none of one thing (`:id`), none that only their parent leads to. */
export type MenuPath = {
  [Path in RoutePath]: Path extends `${string}:id`
    ? never
    : (typeof SCREENS)[Path] extends { access: 'guest' } | { below: object; group: null }
      ? never
      : Path;
}[RoutePath];

/** The lists whose views can be pinned. */
export type PinnableList = Extract<(typeof SCREENS)[RoutePath], { readonly list: string }>['list'];

export const ROUTE_PATHS = Object.keys(SCREENS) as readonly RoutePath[];

/** The screen of a path. */
export const screenAt = (path: RoutePath): DeclaredScreen => SCREENS[path];

/** The screen that shows a list whose views can be pinned; undefined for any other list. */
export const pathOfList = (list: string): RoutePath | undefined =>
  ROUTE_PATHS.find((path) => screenAt(path).list === list);

/** Who may open it. */
export const accessOf = (path: RoutePath): ScreenAccess => screenAt(path).access ?? 'staff';

/** The id of a screen's route: its name, where the specification gives it one. */
export const routeIdOf = (path: RoutePath): string => screenAt(path).routeName ?? path;

/** The name of a screen in menus. */
export const labelOf = (path: RoutePath): string => screenAt(path).label ?? screenAt(path).title;

/** Whether menus list the screen: it is open to that role, and is not of practice outside of it. */
export const isListed = (path: RoutePath, role: string, practice: boolean): boolean =>
  mayOpen(path, role) && (practice || !screenAt(path).isPractice);

/** Whether the screen is open to that role. */
export function mayOpen(path: RoutePath, role: string): boolean {
  const { permission } = screenAt(path);
  return permission === undefined || may(role, permission);
}
