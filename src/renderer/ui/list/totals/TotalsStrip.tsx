import { Button } from '@fluentui/react-components';
import { TableSimpleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { shownAs } from '#contract/wire/unreadable.ts';
import { formatAmount } from '#domain/money/money.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { tooltipWith } from '#renderer/ui/values/text/tooltipIfCut.ts';
import type { ByCurrencyProps } from './ByCurrency.tsx';
import type { ListTotals } from './listTotals.ts';
import styles from './totals.module.css';

const ByCurrency = lazyDialog(async () => (await import('./ByCurrency.tsx')).ByCurrency);

type TotalsStripProps = ListTotals & Pick<ByCurrencyProps, 'title' | 'contents'>;

/** Totals over all rows that match the query, not only those of the page, and the way to them by currency. */
export function TotalsStrip({ totals, failed, asked, title, contents }: TotalsStripProps) {
  const isInactive = useIsInactive();
  const [openFor, setOpenFor] = useState<string | null>(null);
  // Another query, or another screen, closes it.
  const query = JSON.stringify(asked);
  return (
    <>
      <div className={`${styles.strip} ${utility.toEdge} ${utility.line}`}>
        <dl className={styles.totals} aria-label="Totals">
          {totals.map(({ label, value, note }) => (
            <div key={label}>
              <dt aria-description={note ?? undefined} {...tooltipWith(note)}>
                {label}
              </dt>
              <dd>{shownAs(value, formatAmount) ?? EMPTY}</dd>
            </div>
          ))}
        </dl>
        <Button
          size="small"
          appearance="subtle"
          icon={<TableSimpleRegular />}
          title="Shows the totals of each currency, and whether they add up"
          onClick={() => setOpenFor(query)}
          {...SCREEN_ONLY}
        >
          <span>By currency</span>
        </Button>
      </div>
      {failed && (
        <p className={`${styles.totalsFailed} ${utility.bad}`} role="status">
          Totals could not be loaded
        </p>
      )}
      {openFor === query && !isInactive && (
        <ByCurrency
          title={title}
          contents={contents}
          totals={totals}
          asked={asked}
          onClose={() => setOpenFor(null)}
        />
      )}
    </>
  );
}
