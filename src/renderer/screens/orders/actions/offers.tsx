/** What an order offers: its acts, then its views (1A). */
import { useNavigate } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import { may } from '#domain/access/roles.ts';
import {
  ORDER,
  ORDER_ACT_NAMES,
  ORDER_ACTS,
  type OrderActName,
} from '#domain/acts/areas/orders.ts';
import { copiedPath, orderPath } from '#domain/orders/paths.ts';
import { callersOf } from '#domain/orders/sides.ts';
import type { UserPart } from '#domain/standing/users.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { linkTo, openInOwnWindow } from '#renderer/client/calls/windows.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { shownDate } from '#renderer/client/kept/dates.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import { screenChunk } from '#renderer/client/start/chunk.ts';
import { declareOffers, type Others } from '#renderer/ui/actions/offer.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { loadOrderDialog, useOrderDialog } from './dialogs.ts';

/** What can be said of an order: code that its rows do not wait for. */
const loadAnswers = screenChunk(() => import('#domain/standing/users.ts'));

/** A hook: the views of an order, and the ways to it. */
function useViews(): (order: OrderRow) => Others {
  const open = useOrderDialog();
  const role = useRole();
  const navigate = useNavigate();
  const here = usePlace();
  const copy = useCopy();
  const desk = useDesk();
  const feedback = useFeedback();
  return (order) => {
    const { id } = order;
    const leadsToOrder = here.pathname !== orderPath(id);
    // The order's own screen hands on the list one came from; the list hands on itself.
    const state = leadsToOrder ? { from: here.search } : here.state;
    const openApart = () =>
      openInOwnWindow(desk, orderPath(id)).catch((thrown: unknown) =>
        feedback.report(problemOf(thrown), 'Unable to open a window'),
      );
    const copyAnswer = (part: UserPart) =>
      loadAnswers().then(
        ({ orderAnswer }) => copy(orderAnswer(order, part, shownDate)),
        (thrown: unknown) => feedback.report(problemOf(thrown), 'Unable to copy the answer'),
      );
    const journey = { label: 'Validation Journey', run: () => open({ order, chosen: 'journey' }) };
    const screen = {
      label: 'Open Order',
      run: () => void navigate(orderPath(id), { state }),
    };
    return {
      after: [
        [
          { label: 'Match History', run: () => open({ order, chosen: 'matchHistory' }) },
          {
            label: 'Validation Details',
            run: () => void navigate(orderPath(id, 'events'), { state }),
          },
          ...(may(role, 'seeJourney') && order.match_id !== null ? [journey] : []),
        ],
        [
          ...(leadsToOrder ? [screen] : []),
          { label: 'Open in New Window', run: () => void openApart() },
          { label: 'Copy Link', run: () => void copy(linkTo(desk.app, copiedPath(id))) },
        ],
        callersOf(order).map(([part, caller]) => ({
          label: `Copy answer for ${caller}`,
          run: () => void copyAnswer(part),
        })),
      ],
    };
  };
}

export const ORDER_OFFERS = declareOffers<OrderRow, OrderActName>({
  kind: ORDER,
  acts: ORDER_ACT_NAMES.map((name) => ({ act: ORDER_ACTS[name] })),
  useAsk() {
    const open = useOrderDialog();
    return (chosen, order) => open({ order, chosen });
  },
  useOthers: useViews,
  // If it cannot be loaded, that is told where it is drawn.
  onOpen: () => void loadOrderDialog().catch(() => undefined),
});
