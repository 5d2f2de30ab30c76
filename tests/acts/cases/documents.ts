/** Acts on identity and address documents (2I). */
import { docVerification } from '#contract/people/verifications.ts';
import type { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { ADMIN, type CasesOf, type Reach, STAFF, sent } from './case.ts';
import { decided, readingsOf } from './readings.ts';
import { becomes, listed } from './rules.ts';
import { a } from './things.ts';

const WHOLE = { id: 1, type: 'identity' };
const document = readingsOf(docVerification, WHOLE);
const declined = readingsOf(docVerification, WHOLE, { comments: ['ID Expired'] });

const DOCUMENT = { id: 23, type: 'identity', user: { id: 8, full_name: 'Ada Obi' }, status: null };
const inList = (opens: string): Reach => ({
  place: '/doc-verifications/identity',
  answers: { 'docVerifications.list': listed(DOCUMENT) },
  row: '23',
  opens,
});

export const DOCUMENT_CASES: CasesOf<typeof DOCUMENT_ACTS> = {
  'document.approve': {
    texts: ['Approve', 'Approved – Document successfully verified', 'Unable to approve document'],
    roles: ADMIN,
    offered: [a.document()],
    notOffered: [[a.document({ status: 'declined' }), 'the status is Declined']],
    reach: inList('approve this document?'),
    call: sent(a.document(), 'POST admin/doc-verification/23/approve'),
    readings: decided(document, null, 'approved', 'Approved'),
    network: becomes('docVerifications.list', 'approved'),
  },
  'document.decline': {
    texts: ['Decline', 'Declined – Document successfully declined', 'Unable to decline document'],
    roles: STAFF,
    offered: [a.document()],
    notOffered: [[a.document({ status: 'approved' }), 'the status is Approved']],
    reach: inList('Choose at least one reason to decline this document.'),
    call: sent(a.document(), 'POST admin/doc-verification/23/decline', {
      choice: { comments: ['ID Expired', 'Blurred'] },
      body: {
        id: 23,
        type: 'identity',
        user: { id: 8, full_name: 'Ada Obi' },
        data: { id_number: 'A123' },
        status: null,
        comments: ['ID Expired', 'Blurred'],
      },
    }),
    readings: decided(declined, null, 'declined', 'Declined'),
    network: {
      ...becomes('docVerifications.list', 'declined'),
      choice: { comments: ['ID Expired'] },
    },
  },
};
