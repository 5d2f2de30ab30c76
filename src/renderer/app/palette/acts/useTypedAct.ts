/** An order's id and an act in one line: '104920 complete'. */
import { ArrowSwapRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { actsOf } from '#renderer/ui/actions/offer.ts';
import { useOrderDialog } from '../../../screens/orders/actions/dialogs.ts';
import type { PaletteEntry, PaletteSection } from '../entry.ts';
import { isNamed } from '../match.ts';
import { typedPlace } from '../places.ts';
import { actSection } from './sections.ts';

/** Milliseconds in which the order is not loaded again. */
const FRESH_MS = 30_000;

/** The order and the words of an act, where the text is both; null where it is not. */
function readLine(typed: string): { readonly id: string; readonly words: string } | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/u);
  const id = typedPlace(first)?.order ?? null;
  return id === null || rest.length === 0 ? null : { id, words: rest.join(' ') };
}

/** With the menus of orders, which are not in the first load of other screens. */
const loadOffers = async () =>
  (await import('../../../screens/orders/actions/offers.tsx')).ORDER_OFFERS;

/** A hook: the acts of the typed order that the words name. The question opens on the screen behind the palette. */
export function useTypedAct(typed: string): readonly PaletteSection[] {
  const line = readLine(typed);
  const { id = '', words = '' } = line ?? {};
  const role = useRole();
  const ask = useOrderDialog();
  const { data: offers } = useQuery({
    queryKey: ['order offers'],
    queryFn: loadOffers,
    staleTime: 'static',
    enabled: line !== null,
  });
  // No words name every act.
  const isAct = line !== null && offers?.acts.some(({ act }) => isNamed(words, act.label)) === true;
  const order = useEndpoint('orders.read', { id }, { enabled: isAct, staleTime: FRESH_MS });
  if (!(offers && isAct)) return [];
  const name = `Order ${id}`;
  const { data, error } = order;
  if (data) {
    const acts = actsOf(offers.acts, data, role).map((act) => ({
      ...act,
      ask: () => ask({ order: data, chosen: act.name }),
    }));
    return actSection(name, acts, words);
  }
  const entry: PaletteEntry = error
    ? {
        id: 'act:retry',
        label: `${name} could not be loaded. Retry`,
        detail: error.message,
        icon: ErrorCircleRegular,
        staysOpen: true,
        run: () => void order.refetch(),
      }
    : {
        id: 'act:loading',
        label: `Loading order ${id}…`,
        icon: ArrowSwapRegular,
        staysOpen: true,
        run: () => undefined,
      };
  return [{ name, entries: [entry] }];
}
