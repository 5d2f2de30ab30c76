/** Identity and address verification (/doc-verifications/:type): documents to be verified (2I). */
import type { ReactNode } from 'react';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { DOCUMENT } from '#domain/acts/areas/documents.ts';
import { documentsTitle } from '#domain/verifications/documents.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { reviewPath, useReviewed } from '#renderer/ui/review/place.ts';
import { Review } from '#renderer/ui/review/Review.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { useAppended } from '../appended.ts';
import { DOCUMENT_COLUMNS } from './columns.tsx';
import { DOCUMENT_OFFERS, DocumentDialogs } from './DocumentActions.tsx';
import { DOCUMENT_IMAGES_HEIGHT, DocumentImages } from './DocumentImages.tsx';
import { documentsOf } from './list.ts';
import { PENDING_DOCUMENTS } from './pending.ts';
import { DOCUMENT_QUEUES } from './queue.tsx';

const CHANGED = ['docVerificationRequestUpdated', 'docVerificationRequestDestroyed'] as const;

const ACTIONS: Readonly<Record<DocVerificationType, () => ReactNode>> = {
  identity: () => <ReviewButton queue="doc-verifications-identity" />,
  address: () => <ReviewButton queue="doc-verifications-address" />,
};

type Definition = DefinitionOf<ReturnType<typeof documentsOf>>;

function definitionOf(type: DocVerificationType): Definition {
  const list = documentsOf(type);
  return {
    title: documentsTitle(type),
    ...list,
    columns: DOCUMENT_COLUMNS[type],
    inspector: {
      title: (id) => `Request ${id}`,
      Content: lazyContent(async () => (await import('./DocumentInspector.tsx')).DocumentInspector),
      path: reviewPath,
    },
    queues: [PENDING_DOCUMENTS[type]],
    Actions: ACTIONS[type],
    expansion: {
      height: DOCUMENT_IMAGES_HEIGHT,
      render: (request) => <DocumentImages request={request} />,
    },
    pagerSize: 10,
    useRows(state) {
      return useAppended(list.useRows(state), {
        created: 'docVerificationRequestCreated',
        changed: CHANGED,
        subject: DOCUMENT,
        belongs: (row) =>
          row.type === type && state.search === '' && state.filters.status !== 'approved',
        scope: JSON.stringify(list.toQuery(state)),
      });
    },
    things: 'requests',
  };
}

const LISTS: Readonly<Record<DocVerificationType, Definition>> = {
  identity: definitionOf('identity'),
  address: definitionOf('address'),
};

function DocumentsScreen({ type }: { readonly type: DocVerificationType }) {
  const [reviewed] = useReviewed();
  if (reviewed !== null) return <Review key={type} queue={DOCUMENT_QUEUES[type]} />;
  return (
    <DocumentDialogs key={type} draft={`doc-verifications-${type}.dialog`}>
      <RowMenus of={DOCUMENT_OFFERS}>
        <ListScreen definition={LISTS[type]} />
      </RowMenus>
    </DocumentDialogs>
  );
}

export const IdentityScreen = () => <DocumentsScreen type="identity" />;

export const AddressScreen = () => <DocumentsScreen type="address" />;
