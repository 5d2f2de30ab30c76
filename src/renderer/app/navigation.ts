/**
 * The screens a person can go to, grouped by what people do; the names and, inside a group, the order
 * are the specification's sidebar's (document 1 §2).
 */
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
  HomePersonRegular,
  MegaphoneRegular,
  MoneyHandRegular,
  MoneyRegular,
  NotepadPersonRegular,
  PaymentRegular,
  PeopleRegular,
  SendRegular,
  SlideTransitionRegular,
  WalletRegular,
} from '@fluentui/react-icons';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: FluentIcon;
  /** What people do there, in one sentence. */
  readonly purpose: string;
  readonly adminOnly?: true;
  /** Reached from Home and the palette: the specification gives it no place in the sidebar. */
  readonly unlisted?: true;
  /** The path of the entry of the sidebar it belongs to, where it has none of its own. */
  readonly under?: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Orders',
    entries: [
      {
        label: 'Create Order',
        path: '/offers/create',
        icon: SendRegular,
        purpose: 'Post a transfer for a sender and a recipient.',
      },
      {
        label: 'Transactions',
        path: '/transactions',
        icon: ArrowSwapRegular,
        purpose: 'Search, review and act on orders.',
      },
      {
        label: 'Third Party Transactions',
        path: '/third-party-transactions',
        icon: SlideTransitionRegular,
        purpose: 'Orders that remittance companies carry.',
      },
      {
        label: 'Global Offers',
        path: '/offers',
        icon: GlobeRegular,
        purpose: 'Compare sample offers of remittance companies.',
        unlisted: true,
      },
      {
        label: 'Transactions, simpler list',
        path: '/transactions-new',
        icon: AppsListRegular,
        purpose: 'The same orders with fewer columns.',
        unlisted: true,
      },
    ],
  },
  {
    label: 'Review',
    entries: [
      {
        label: 'Payment Method Authentication',
        path: '/card-verifications',
        icon: PaymentRegular,
        purpose: 'Decide on cards and their images.',
        adminOnly: true,
      },
      {
        label: 'Identity Verification',
        path: '/doc-verifications/identity',
        icon: ContactCardRegular,
        purpose: 'Decide on identity documents.',
        adminOnly: true,
      },
      {
        label: 'Address Verification',
        path: '/doc-verifications/address',
        icon: HomePersonRegular,
        purpose: 'Decide on proofs of address.',
        adminOnly: true,
      },
      {
        label: 'Dispute Resolution',
        path: '/dispute-resolutions',
        icon: GavelRegular,
        purpose: 'Settle what a poster and a matcher disagree on.',
      },
      {
        label: 'Health Insurance Payments',
        path: '/health-insurance-payments',
        icon: HeartPulseRegular,
        purpose: 'Payments for health insurance.',
        unlisted: true,
      },
    ],
  },
  {
    label: 'People',
    entries: [
      {
        label: 'Users',
        path: '/users',
        icon: PeopleRegular,
        purpose: 'Find a person, their payments and their requests.',
      },
      {
        label: 'Referrals',
        path: '/referral-transactions',
        icon: NotepadPersonRegular,
        purpose: 'Credits of people who brought others.',
      },
      {
        label: 'Referral withdrawals',
        path: '/withdrawal-referral-transactions',
        icon: WalletRegular,
        purpose: 'Referral money that people ask to have paid out.',
        unlisted: true,
        under: '/referral-transactions',
      },
    ],
  },
  {
    label: 'Pricing',
    entries: [
      {
        label: 'Exchange Rate Limit',
        path: '/exchange-rates',
        icon: MoneyRegular,
        purpose: 'The highest and lowest rate of each pair.',
      },
      {
        label: 'Hybrid Order Options',
        path: '/hybrid-order-options',
        icon: MoneyHandRegular,
        purpose: 'Prices and fees of hybrid orders.',
      },
    ],
  },
  {
    label: 'Announcements',
    entries: [
      {
        label: 'Ribbons',
        path: '/ribbons',
        icon: MegaphoneRegular,
        purpose: 'What users of the network are told at the top of their screens.',
      },
    ],
  },
  {
    label: 'Help',
    entries: [
      {
        label: 'Support',
        path: '/supports',
        icon: ChatHelpRegular,
        purpose: 'Conversations with users.',
      },
      {
        label: 'Developer',
        path: '/developer',
        icon: CodeRegular,
        purpose: 'Access to the API for developers.',
      },
      {
        label: 'Reference',
        path: '/reference',
        icon: BookGlobeRegular,
        purpose: 'Countries, currencies, fees and rates; there without a connection too.',
        unlisted: true,
      },
    ],
  },
];

/** Whether an entry of the sidebar stands for the screen at `pathname`. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  const isAt = (place: string) => pathname === place || pathname.startsWith(`${place}/`);
  const below = NAVIGATION.flatMap(({ entries }) => entries.filter(({ under }) => under === path));
  return isAt(path) || below.some((entry) => isAt(entry.path));
}

/** The groups as a person of that role sees them; those without an entry for them are left out. */
export function navigationFor(
  admin: boolean,
  shows: (entry: NavigationEntry) => boolean = () => true,
): readonly NavigationGroup[] {
  return NAVIGATION.map(({ label, entries }) => ({
    label,
    entries: entries.filter((entry) => (admin || !entry.adminOnly) && shows(entry)),
  })).filter(({ entries }) => entries.length > 0);
}
