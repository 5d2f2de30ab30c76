/** Payment Method Authentication (/card-verifications): cards to be verified (2C). */
import { CARD } from '#domain/acts/areas/cards.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { isNarrowed } from '#renderer/ui/list/state/state.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { reviewPath, useReviewed } from '#renderer/ui/review/place.ts';
import { Review } from '#renderer/ui/review/Review.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { useAppended } from '../appended.ts';
import { CARD_OFFERS, CardDialogs } from './CardActions.tsx';
import { CARD_IMAGE_HEIGHT, CardImage } from './CardImage.tsx';
import { CARD_COLUMNS } from './columns.tsx';
import { CARDS_LIST } from './filters.ts';
import { PENDING_CARDS } from './pending.ts';
import { CARD_QUEUE } from './queue.tsx';
import { useReadNotifications } from './useReadNotifications.ts';

const DEFINITION: DefinitionOf<typeof CARDS_LIST> = {
  title: 'Payment Method Authentication',
  ...CARDS_LIST,
  columns: CARD_COLUMNS,
  inspector: {
    title: (id) => `Card ${id}`,
    Content: lazyContent(async () => (await import('./CardInspector.tsx')).CardInspector),
    path: reviewPath,
  },
  queues: [PENDING_CARDS],
  Actions: () => <ReviewButton queue="card-verifications" />,
  expansion: { height: CARD_IMAGE_HEIGHT, render: (card) => <CardImage card={card} /> },
  pagerSize: 10,
  useRows(state) {
    return useAppended(CARDS_LIST.useRows(state), {
      created: 'cardVerificationRequestCreated',
      changed: [],
      subject: CARD,
      belongs: () => !isNarrowed(CARDS_LIST.filters, state),
      scope: JSON.stringify(CARDS_LIST.toQuery(state)),
    });
  },
  things: 'cards',
};

export function CardsScreen() {
  useReadNotifications();
  const [reviewed] = useReviewed();
  if (reviewed !== null) return <Review queue={CARD_QUEUE} />;
  return (
    <CardDialogs>
      <RowMenus of={CARD_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </CardDialogs>
  );
}
