import type { Ribbon } from '#contract/network/ribbons.ts';
import { ribbonLabel } from '#domain/network/ribbons.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { RIBBON_OFFERS } from './offers.tsx';
import { RibbonBand } from './RibbonPreview.tsx';
import styles from './ribbons.module.css';

/** Pixels of a card at least, and about its height. */
export const RIBBON_WIDTH = 420;
export const RIBBON_HEIGHT = 120;

/** A ribbon, whether users see it, and what can be done with it. */
export function RibbonCard({ ribbon }: { readonly ribbon: Ribbon }) {
  return (
    <article className={`${styles.ribbon} ${utility.stack}`} aria-label={`Ribbon ${ribbon.id}`}>
      <header className={utility.line}>
        <Chip label={ribbonLabel(ribbon)} />
        <span className={`${utility.mono} ${utility.quiet}`}>{ribbon.id}</span>
        <span className={utility.toEnd}>
          <RowMenuButton of={RIBBON_OFFERS} thing={ribbon} isStop />
        </span>
      </header>
      <RibbonBand html={ribbon.content ?? ''} />
    </article>
  );
}
