/** Readings after acts on a dispute, and on its match (2D). */
import { type DisputeSide, dispute as schema } from '#contract/orders/disputes.ts';
import type { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import {
  casesOf,
  EARLIER,
  type OutcomeCase,
  type OutcomeTable,
  shows,
  since,
  THEN,
} from './outcome-case.ts';

type Fields = Readonly<Record<string, unknown>>;

const MATCH = { id: 9, order: { id: 7 } };
const WHOLE = { id: 3, status: 'pending', match_id: 9, match: MATCH };

const dispute = casesOf<unknown, Fields>(schema, WHOLE);
/** The dispute with a match of these fields. */
const of = (match: Fields | null) => ({ match: match && { ...MATCH, ...match } });

const decided = (status: string, text: string): readonly OutcomeCase[] => [
  dispute('so now', {}, { status }, shows(text)),
  dispute('unchanged', {}, {}, 'not-yet'),
  dispute('decided otherwise', {}, { status: 'other' }, 'not-yet'),
  dispute('its match was cancelled', {}, of({ cancelled_at: THEN }), 'not-yet'),
  dispute('so before', { status }, { status }, 'cannot-tell'),
  dispute('gone', {}, null, 'cannot-tell'),
];

const noTraceOfMatch = (trace: Fields): readonly OutcomeCase[] => [
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

const upload = { name: 'slip.pdf', type: 'application/pdf', content: 'AA==' };
const file = (side: DisputeSide) => casesOf<unknown, Fields>(schema, WHOLE, { side, file: upload });
const ofMatcher = file('matcher');
const ofBeneficiary = file('posters_beneficiary');
const ARRIVED = shows('slip.pdf is among the files');

export const DISPUTE_OUTCOMES: OutcomeTable<keyof typeof DISPUTE_ACTS> = {
  'dispute.dismiss': decided('resolved', 'Resolved'),
  'dispute.approve': decided('approved', 'Approved'),
  'dispute.decline': decided('declined', 'Declined'),
  'dispute.cancelMatch': [
    dispute('cancelled', {}, of({ cancelled_at: THEN }), since('Match cancelled')),
    dispute('the matcher paid', {}, of({ matcher_payment_completed_at: THEN }), 'not-yet'),
    dispute('set before', of({ cancelled_at: EARLIER }), of({ cancelled_at: THEN }), 'cannot-tell'),
    ...noTraceOfMatch({ cancelled_at: THEN }),
  ],
  'dispute.approveMatch': [
    dispute('validated', {}, of({ matcher_payment_completed_at: THEN }), since('Match validated')),
    dispute('completed', {}, of({ completed_at: THEN }), since('Match completed')),
    dispute('cancelled by the poster', {}, of({ cancelled_at: THEN }), 'not-yet'),
    ...noTraceOfMatch({ completed_at: THEN }),
  ],
  'dispute.sendFile': [
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
};
