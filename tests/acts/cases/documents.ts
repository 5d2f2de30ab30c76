/** Acts on identity and address documents (2I). */
import { docVerification } from '#contract/people/verifications.ts';
import type { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { becomes, type CasesOf, decided, readingsOf, sent } from './case.ts';
import { a } from './things.ts';

const WHOLE = { id: 1, type: 'identity' };
const document = readingsOf(docVerification, WHOLE);
const declined = readingsOf(docVerification, WHOLE, { comments: ['ID Expired'] });

export const DOCUMENT_CASES: CasesOf<typeof DOCUMENT_ACTS> = {
  'document.approve': {
    offered: [[a.document()], [a.document({ status: 'declined' })]],
    call: sent(a.document(), 'POST admin/doc-verification/23/approve'),
    readings: decided(document, null, 'approved', 'Approved'),
    network: becomes('docVerifications.list', 'approved'),
  },
  'document.decline': {
    offered: [[a.document()], [a.document({ status: 'approved' })]],
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
