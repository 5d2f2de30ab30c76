/** The changes of a withdrawal between two loads (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { changesIn, figureFacet, textFacet } from '../changes/changes.ts';
import { referralAmount } from './figures.ts';
import { withdrawalStatusText } from './status.ts';

/** The changes from `seen` to `now` of everything a decision depends on. */
export const withdrawalChanges = changesIn<ReferralTransaction>([
  textFacet('Status', withdrawalStatusText),
  figureFacet('Amount', referralAmount),
  textFacet('Earlier statuses', ({ statuses }) => statuses.map(({ status }) => status).join(', ')),
  textFacet('Paid to', ({ beneficiaryDeliveryMethod: method }) => method?.accountNumber ?? null),
  textFacet(
    'Institution',
    ({ beneficiaryDeliveryMethod: method }) => method?.institution_name ?? null,
  ),
]);
