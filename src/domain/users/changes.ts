/** What has happened to a user between two readings, in the words of the profile. */
import type { FullUser } from '#contract/people/users.ts';
import { personName } from '#domain/text/person-names.ts';
import { yesNo } from '#domain/text/words.ts';
import { changesIn, instantFacet, textFacet } from '../changes/changes.ts';
import { userStatusLabel } from './status.ts';

/** The fields a decision may depend on. A new sign-in of the user is no reason to ask again. */
export const userChanges = changesIn<FullUser>([
  textFacet('Status', ({ status }) => status && userStatusLabel(status).text),
  textFacet('Name', personName),
  textFacet('E-mail', ({ email }) => email),
  textFacet('Network email', ({ network_email }) => network_email),
  textFacet('Phone', ({ phone }) => phone),
  textFacet('Country', ({ country }) => country),
  textFacet('Identity verified', (user) => yesNo(user.is_identity_verified)),
  textFacet('Can post offers', (user) => yesNo(user.can_post_offers)),
  textFacet('Can accept offers', (user) => yesNo(user.can_accept_offers)),
  instantFacet('Last posted', ({ last_posted_at }) => last_posted_at),
  instantFacet('Last matched', ({ last_matched_at }) => last_matched_at),
  instantFacet('Last transaction completed', (user) => user.last_transaction_completed_at),
]);
