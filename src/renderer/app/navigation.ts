/**
 * The sidebar's entries, grouped by what people do; the names and, inside a group, the order are the
 * specification's (document 1 §2).
 */
import {
  ArrowSwapRegular,
  ChatHelpRegular,
  CodeRegular,
  ContactCardRegular,
  type FluentIcon,
  GavelRegular,
  HomePersonRegular,
  MegaphoneRegular,
  MoneyHandRegular,
  MoneyRegular,
  NotepadPersonRegular,
  PaymentRegular,
  PeopleRegular,
  SendRegular,
  SlideTransitionRegular,
} from '@fluentui/react-icons';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: FluentIcon;
  readonly adminOnly?: true;
}

export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Orders',
    entries: [
      { label: 'Create Order', path: '/offers/create', icon: SendRegular },
      { label: 'Transactions', path: '/transactions', icon: ArrowSwapRegular },
      {
        label: 'Third Party Transactions',
        path: '/third-party-transactions',
        icon: SlideTransitionRegular,
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
        adminOnly: true,
      },
      {
        label: 'Identity Verification',
        path: '/doc-verifications/identity',
        icon: ContactCardRegular,
        adminOnly: true,
      },
      {
        label: 'Address Verification',
        path: '/doc-verifications/address',
        icon: HomePersonRegular,
        adminOnly: true,
      },
      { label: 'Dispute Resolution', path: '/dispute-resolutions', icon: GavelRegular },
    ],
  },
  {
    label: 'People',
    entries: [
      { label: 'Users', path: '/users', icon: PeopleRegular },
      { label: 'Referrals', path: '/referral-transactions', icon: NotepadPersonRegular },
    ],
  },
  {
    label: 'Pricing',
    entries: [
      { label: 'Exchange Rate Limit', path: '/exchange-rates', icon: MoneyRegular },
      { label: 'Hybrid Order Options', path: '/hybrid-order-options', icon: MoneyHandRegular },
    ],
  },
  {
    label: 'Announcements',
    entries: [{ label: 'Ribbons', path: '/ribbons', icon: MegaphoneRegular }],
  },
  {
    label: 'Help',
    entries: [
      { label: 'Support', path: '/supports', icon: ChatHelpRegular },
      { label: 'Developer', path: '/developer', icon: CodeRegular },
    ],
  },
];
