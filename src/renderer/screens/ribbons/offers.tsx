import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBON, RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { useRibbonDialog } from './dialogs.tsx';
import type { RibbonAction } from './RibbonActionDialog.tsx';

/** What a ribbon offers; Publish and Unpublish are disabled where they change nothing (2B06, 2B07). */
export const RIBBON_OFFERS = declareOffers<Ribbon, RibbonAction | 'ribbon.update'>({
  kind: RIBBON,
  acts: [
    { act: RIBBON_ACTS['ribbon.update'], label: 'Edit' },
    { act: RIBBON_ACTS['ribbon.publish'], isAlwaysShown: true },
    { act: RIBBON_ACTS['ribbon.unpublish'], isAlwaysShown: true },
    { act: RIBBON_ACTS['ribbon.remove'] },
  ],
  useAsk() {
    const open = useRibbonDialog();
    return (kind, seen) =>
      open(
        kind === 'ribbon.update'
          ? { kind: 'update', seen, content: seen.content ?? '' }
          : { kind, seen },
      );
  },
});
