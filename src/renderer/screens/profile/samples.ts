/** Sample values of the profile (3P01), not of a real person. */

/** A payment of the billing statement; the amount in USD, the date a day of UTC. */
export interface Payment {
  readonly date: string;
  readonly amount: string;
}

/** The newest first. */
export const SAMPLE_PAYMENTS: readonly Payment[] = [
  { date: '2026-11-01', amount: '249.00' },
  { date: '2026-10-01', amount: '249.00' },
  { date: '2026-09-01', amount: '249.00' },
  { date: '2026-08-01', amount: '199.00' },
  { date: '2026-07-01', amount: '199.00' },
  { date: '2026-06-01', amount: '199.00' },
  { date: '2026-05-01', amount: '1199.50' },
  { date: '2026-04-01', amount: '199.00' },
  { date: '2026-03-01', amount: '199.00' },
  { date: '2026-02-01', amount: '149.00' },
  { date: '2026-01-01', amount: '149.00' },
  { date: '2025-12-01', amount: '149.00' },
];

export const EMAIL = 'bank@example.com';

export const SAMPLE_BANK = {
  companyName: 'Harbour Trust Bank',
  legalEntity: 'Harbour Trust Bank Ltd.',
  phone: '+1 202 555 0147',
  address: '1200 Harbour Street',
  city: 'Baltimore',
  postalCode: '21202',
} as const;

/** The documents of licensure, and the files there are. */
export const DOCUMENTS = [
  ['Bank license', 'bank-license.pdf'],
  ['Income Statement', 'income-statement-2025.pdf'],
  ['Registration document', 'registration.png'],
] as const;
