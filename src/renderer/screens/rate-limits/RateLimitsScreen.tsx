/** Exchange Rate Limit (/exchange-rates): the least and the most of each rate (2X02). */
import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, HistoryRegular } from '@fluentui/react-icons';
import { useSearchParams } from 'react-router-dom';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { LIMIT, LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { quoteCellText } from '#domain/rates/quotes.ts';
import { fromText, limitTexts, limitUnit, toText } from '#domain/rates/rate-limits.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { RowMenuButton, RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { actionsColumn, type Column, textColumn } from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { LimitDialogs, useLimitDialog } from './dialogs.tsx';
import { QuoteCell, ReverseCell, reverseCellText } from './LimitRange.tsx';
import { LIMITS_LIST } from './list.ts';
import { NO_LOG, OPEN_LIMIT_HEIGHT, OpenLimit } from './OpenLimit.tsx';
import styles from './rate-limits.module.css';
import {
  BOARD_SIZE,
  isBoard,
  limitsQuery,
  type QuotedLimit,
  useQuotedLimits,
} from './useQuotedLimits.ts';

/** What a limit offers (2X). */
const LIMIT_OFFERS = declareOffers<ExchangeRateLimit, 'rate-limit.update' | 'rate-limit.delete'>({
  kind: LIMIT,
  acts: [{ act: LIMIT_ACTS['rate-limit.update'] }, { act: LIMIT_ACTS['rate-limit.delete'] }],
  useAsk() {
    const open = useLimitDialog();
    return (name, limit) =>
      open({ action: name === 'rate-limit.update' ? 'edit' : 'delete', limit });
  },
});

/** One of the two rates of a limit, with what it counts. */
const rateColumn = (id: 'min' | 'max', header: string): Column<ExchangeRateLimit> => ({
  id,
  header,
  width: 162,
  align: 'end',
  text(limit) {
    const rate = limitTexts(limit)[id];
    return rate === null ? null : `${rate} ${limitUnit(limit) ?? ''}`.trimEnd();
  },
  cell(limit) {
    const rate = limitTexts(limit)[id];
    const unit = limitUnit(limit);
    if (rate === null) return null;
    return (
      <>
        {rate}
        {unit && <span className={styles.unit}> {unit}</span>}
      </>
    );
  },
});

/** The quote of the pair, when it was read, and where it is to the two ends. */
const QUOTE: Column<QuotedLimit> = {
  id: 'quote',
  header: 'Quote',
  width: 326,
  isOfElsewhere: true,
  text: (limit) => quoteCellText(limit, shownTime),
  cell: (limit) => <QuoteCell limit={limit} />,
};

const COLUMNS: readonly Column<QuotedLimit>[] = [
  { ...textColumn({ id: 'from', header: 'From', width: 170 }, fromText), opens: true },
  textColumn({ id: 'to', header: 'To', width: 155 }, toText),
  rateColumn('min', 'Min Exchange Rate'),
  rateColumn('max', 'Max Exchange Rate'),
  QUOTE,
  actionsColumn((limit) => <RowMenuButton of={LIMIT_OFFERS} thing={limit} />),
];

/** The limit of the other direction, which the board has beside each. */
const REVERSE: Column<QuotedLimit> = {
  id: 'reverse',
  header: 'Other direction',
  width: 330,
  isOfElsewhere: true,
  text: ({ reverse }) => reverseCellText(reverse),
  cell: (limit) => <ReverseCell limit={limit} />,
};

/** The way to a new limit, and why there is no log beside it. */
function Buttons() {
  const open = useLimitDialog();
  const restore = useRestoreFocusTarget();
  const add = () => open({ action: 'add' });
  useShortcuts([{ ...LIST_KEYS.addLimit, run: add }]);
  return (
    <>
      <Button size="small" icon={<HistoryRegular />} disabledFocusable title={NO_LOG}>
        Show Log
      </Button>
      <Button {...restore} size="small" appearance="primary" icon={<AddRegular />} onClick={add}>
        Add New Rate Limit
      </Button>
    </>
  );
}

const DEFINITION: ListDefinition<QuotedLimit, typeof LIMITS_LIST.filters, 'place' | 'quote'> = {
  title: 'Exchange Rate Limit',
  ...LIMITS_LIST,
  useRows: useQuotedLimits,
  pageQuery: limitsQuery,
  columns: COLUMNS,
  expansion: {
    height: OPEN_LIMIT_HEIGHT,
    byRowClick: true,
    render: (limit) => <OpenLimit limit={limit} />,
  },
  pagerSize: 10,
  Actions: Buttons,
  things: 'exchange rate limits',
};

/** All pairs at once. */
const BOARD: typeof DEFINITION = {
  ...DEFINITION,
  pageSize: BOARD_SIZE,
  columns: COLUMNS.flatMap((column) => (column === QUOTE ? [column, REVERSE] : [column])),
};

export function RateLimitsScreen() {
  const [params] = useSearchParams();
  return (
    <LimitDialogs>
      <RowMenus of={LIMIT_OFFERS}>
        <ListScreen definition={isBoard(params.get('orderBy')) ? BOARD : DEFINITION} />
      </RowMenus>
    </LimitDialogs>
  );
}
