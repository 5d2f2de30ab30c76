/** Acts on a dispute, and on its match (2D). */
import { type DisputeSide, dispute as schema } from '#contract/orders/disputes.ts';
import type { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import {
  ADMIN,
  type CasesOf,
  type Fields,
  type NotOffered,
  type Reach,
  type Reading,
  type Rule,
  STAFF,
  sent,
  sure,
} from './case.ts';
import { EARLIER, readingsOf, shows, since, THEN } from './readings.ts';
import { listed, set } from './rules.ts';
import { a } from './things.ts';

const MATCH = { id: 9, order: { id: 7 } };
const WHOLE = { id: 3, status: 'pending', match_id: 9, match: MATCH };

const dispute = readingsOf(schema, WHOLE);
/** The dispute with a match of these fields. */
const of = (match: Fields | null) => ({ match: match && { ...MATCH, ...match } });

const decided = (status: string, text: string): readonly Reading[] => [
  dispute('so now', {}, { status }, shows(text)),
  dispute('unchanged', {}, {}, 'not-yet'),
  dispute('decided otherwise', {}, { status: 'other' }, 'not-yet'),
  dispute('its match was cancelled', {}, of({ cancelled_at: THEN }), 'not-yet'),
  dispute('so before', { status }, { status }, 'cannot-tell'),
  dispute('gone', {}, null, 'cannot-tell'),
];

const noTraceOfMatch = (trace: Fields): readonly Reading[] => [
  dispute('unchanged', {}, {}, 'not-yet'),
  dispute('dismissed meanwhile', {}, { status: 'resolved' }, 'not-yet'),
  dispute('of another match', {}, of({ ...trace, id: 10 }), 'cannot-tell'),
  dispute('the match is not sent any more', {}, { ...of(null), match_id: null }, 'cannot-tell'),
  dispute('its match was never sent', of(null), of(null), 'not-yet'),
  dispute('gone', {}, null, 'cannot-tell'),
];

/** The files of a side with these names. */
const files = (side: DisputeSide, ...names: readonly (string | null)[]): Fields => ({
  [side === 'matcher' ? 'matcher_resp_email_files' : 'poster_beneficiary_resp_email_files']:
    names.map((originalname) => ({ originalname, filepath: `https://files.test/${originalname}` })),
});

/** A file that a side sends. */
export const FILE = { name: 'slip.pdf', type: 'application/pdf', content: 'AA==' };
const file = (side: DisputeSide) => readingsOf(schema, WHOLE, { side, file: FILE });
const ofMatcher = file('matcher');
const ofBeneficiary = file('posters_beneficiary');
const ARRIVED = shows('slip.pdf is among the files');

const approved = a.dispute({ status: 'approved' });
const resolved = a.dispute({ status: 'resolved' });
const declined = a.dispute({ status: 'declined' });
const paid = a.dispute({ match: { id: 9, completed_at: EARLIER } });

const onNetwork = (effect: Fields): Rule => ({
  list: 'disputes.list',
  effect: set(effect),
  rival: { pb_response: 0 },
});
const onMatch = (more: Fields): Rule => ({
  list: 'disputes.list',
  effect: (thing) => ({ ...thing, match: { ...(thing['match'] as Fields), ...more } }),
  rival: { status: 'resolved' },
});

const inList = (opens: string): Reach => ({
  place: '/dispute-resolutions',
  answers: { 'disputes.list': listed({ ...WHOLE, order: { id: 7 } }) },
  row: '3',
  opens,
});

const DECIDED: NotOffered = [
  [approved, 'the dispute is approved'],
  [resolved, 'the dispute is resolved'],
  [declined, 'the dispute is declined'],
];
const withMatch = (more: Fields) => a.dispute({ match: { id: 9, ...more } });
const WITHOUT_OPEN_MATCH: NotOffered = [
  [a.dispute({ match: null }), 'the dispute names no match'],
  [withMatch({ id: null }), 'the dispute names no match'],
  [withMatch({ cancelled_at: EARLIER }), 'the match was cancelled'],
  [withMatch({ canceled_at: EARLIER }), 'the match was cancelled'],
  [withMatch({ matcher_payment_completed_at: EARLIER }), "the matcher's payment is completed"],
  [paid, 'the match is completed'],
];

export const DISPUTE_CASES: CasesOf<typeof DISPUTE_ACTS> = {
  'dispute.dismiss': {
    texts: ['Dismiss', 'Dispute dismissed', 'Unable to dismiss dispute'],
    roles: STAFF,
    offered: [a.dispute(), paid],
    notOffered: DECIDED,
    reach: inList(sure('Dismiss')),
    call: sent(a.dispute(), 'PUT admin/disputes/3', { body: { status: 'resolved' } }),
    readings: decided('resolved', 'Resolved'),
    network: onNetwork({ status: 'resolved' }),
  },
  'dispute.approve': {
    texts: ['Approve', 'Dispute approved', 'Unable to approve dispute'],
    roles: STAFF,
    offered: [a.dispute(), paid],
    notOffered: DECIDED,
    reach: inList(sure('Approve')),
    call: sent(a.dispute(), 'POST admin/disputes/3/approve'),
    readings: decided('approved', 'Approved'),
    network: onNetwork({ status: 'approved' }),
  },
  'dispute.decline': {
    texts: ['Decline', 'Dispute declined', 'Unable to decline dispute'],
    roles: STAFF,
    offered: [a.dispute(), paid],
    notOffered: DECIDED,
    reach: inList(sure('Decline')),
    call: sent(a.dispute(), 'POST admin/disputes/3/decline'),
    readings: decided('declined', 'Declined'),
    network: onNetwork({ status: 'declined' }),
  },
  'dispute.cancelMatch': {
    texts: ['Cancel Match', 'Match cancelled', 'Unable to Cancel Match'],
    roles: ADMIN,
    offered: [a.dispute(), approved, resolved, declined],
    notOffered: WITHOUT_OPEN_MATCH,
    reach: inList(sure('Cancel Match')),
    call: sent(a.dispute(), 'POST admin/matches/cancel/9'),
    readings: [
      dispute('cancelled', {}, of({ cancelled_at: THEN }), since('Match cancelled')),
      dispute('the matcher paid', {}, of({ matcher_payment_completed_at: THEN }), 'not-yet'),
      dispute(
        'set before',
        of({ cancelled_at: EARLIER }),
        of({ cancelled_at: THEN }),
        'cannot-tell',
      ),
      ...noTraceOfMatch({ cancelled_at: THEN }),
    ],
    network: onMatch({ cancelled_at: THEN }),
  },
  'dispute.approveMatch': {
    texts: ['Approve Match', 'Match approved', 'Unable to Approve Match'],
    roles: ADMIN,
    offered: [a.dispute(), approved, resolved, declined],
    notOffered: WITHOUT_OPEN_MATCH,
    reach: inList(sure('Approve Match')),
    call: sent(a.dispute(), 'POST admin/matches/approve/9'),
    readings: [
      dispute(
        'validated',
        {},
        of({ matcher_payment_completed_at: THEN }),
        since('Match validated'),
      ),
      dispute('completed', {}, of({ completed_at: THEN }), since('Match completed')),
      dispute('cancelled by the poster', {}, of({ cancelled_at: THEN }), 'not-yet'),
      ...noTraceOfMatch({ completed_at: THEN }),
    ],
    network: onMatch({ matcher_payment_completed_at: THEN }),
  },
  'dispute.sendFile': {
    texts: ['Upload', 'File sent', 'Unable to upload file'],
    roles: STAFF,
    offered: [a.dispute(), approved, resolved, declined, paid],
    notOffered: [],
    reach: { ...inList('Choose files'), typed: 'view' },
    call: sent(a.dispute(), 'PUT admin/disputes/3', {
      choice: { side: 'matcher', file: FILE },
      body: { matcher_resp_email: FILE },
    }),
    readings: [
      ofMatcher('arrived', {}, files('matcher', 'slip.pdf'), ARRIVED),
      ofBeneficiary('arrived', {}, files('posters_beneficiary', 'slip.pdf'), ARRIVED),
      ofMatcher(
        'after another one',
        files('matcher', 'a.pdf'),
        files('matcher', 'a.pdf', 'slip.pdf'),
        ARRIVED,
      ),
      ofMatcher(
        'before another one',
        files('matcher', 'a.pdf'),
        files('matcher', 'slip.pdf', 'a.pdf'),
        ARRIVED,
      ),
      ofMatcher(
        'a second one of that name',
        files('matcher', 'slip.pdf'),
        files('matcher', 'slip.pdf', 'slip.pdf'),
        ARRIVED,
      ),
      ofMatcher('of the other side', {}, files('posters_beneficiary', 'slip.pdf'), 'not-yet'),
      ofBeneficiary('of the other side', {}, files('matcher', 'slip.pdf'), 'not-yet'),
      ofMatcher(
        'was there before',
        files('matcher', 'slip.pdf'),
        files('matcher', 'slip.pdf'),
        'not-yet',
      ),
      ofMatcher(
        'was there before, listed after a new one',
        files('matcher', 'slip.pdf'),
        files('matcher', 'b.pdf', 'slip.pdf'),
        'cannot-tell',
      ),
      ofMatcher('only one of another name', {}, files('matcher', 'b.pdf'), 'cannot-tell'),
      ofMatcher('only one without a name', {}, files('matcher', null), 'cannot-tell'),
      ofMatcher('decided meanwhile', {}, { status: 'approved' }, 'not-yet'),
      ofMatcher('gone', {}, null, 'cannot-tell'),
    ],
    network: {
      ...onNetwork({}),
      effect: (thing) => ({
        ...thing,
        matcher_resp_email_files: [
          ...(thing['matcher_resp_email_files'] as Fields[]),
          { originalname: FILE.name },
        ],
      }),
      choice: { side: 'matcher', file: FILE },
    },
  },
};
