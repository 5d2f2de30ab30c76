/** Global Offers (/offers): offers of remittance companies side by side, as samples (3O). */
import {
  Button,
  Field,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Select,
} from '@fluentui/react-components';
import { ArrowSortRegular, FilterRegular } from '@fluentui/react-icons';
import { pageOfAll } from '#domain/lists/pages.ts';
import { ANY_COUNTRY, comparedOffers, OFFER_SORTS } from '#domain/rates/offer-comparison.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { HeadSearch } from '#renderer/ui/layout/HeadSearch.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import { CardGrid } from '#renderer/ui/list/part/CardGrid.tsx';
import { IgnoredNote } from '#renderer/ui/list/state/IgnoredNote.tsx';
import { type ListControl, useList } from '#renderer/ui/list/state/useList.ts';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import { AMOUNT_OPTIONS, ANY_AMOUNT, COUNTRY_OPTIONS, OFFERS_SHAPE, toComparison } from './list.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { NONE_CHOSEN, Panel, readChosen } from './Panel.tsx';
import { SAMPLE_OFFERS } from './samples.ts';

/** Offers a page (3O). */
const PAGE_SIZE = 4;
const PAGER_SIZE = 5;
const CARD_WIDTH = 380;
const PANEL_ID = 'offer-filters';

function SortMenu(props: { readonly sort: string; readonly onSort: (sort: string) => void }) {
  return (
    <Menu
      checkedValues={{ sort: [props.sort] }}
      onCheckedValueChange={(_event, { checkedItems: [sort] }) => sort && props.onSort(sort)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<ArrowSortRegular />}>
          Sort by
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {OFFER_SORTS.map(({ label }, index) => (
            <MenuItemRadio key={label} name="sort" value={String(index)}>
              {label}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The selects of the strip: the filter, its choice that filters nothing, and all choices. */
const CHOICES = [
  ['amount', ANY_AMOUNT, AMOUNT_OPTIONS],
  ['from', ANY_COUNTRY, COUNTRY_OPTIONS],
  ['to', ANY_COUNTRY, COUNTRY_OPTIONS],
] as const;

interface StripProps {
  readonly list: ListControl<typeof OFFERS_SHAPE.filters, string>;
  readonly panelOpen: boolean;
  readonly onTogglePanel: () => void;
}

/** What the offers are narrowed and sorted by. */
function Strip({ list, panelOpen, onTogglePanel }: StripProps) {
  const { filters } = list.typed;
  return (
    <div className={styles.strip}>
      {CHOICES.map(([name, any, options]) => (
        <Field key={name} label={OFFERS_SHAPE.filters[name].label} size="small">
          <Select
            size="small"
            value={filters[name] || any}
            onChange={(_event, { value }) => list.setFilter(name, value === any ? '' : value)}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Button
        size="small"
        icon={<FilterRegular />}
        aria-expanded={panelOpen}
        aria-controls={panelOpen ? PANEL_ID : undefined}
        onClick={onTogglePanel}
      >
        {panelOpen ? 'Hide filters' : 'Show filters'}
      </Button>
      <SortMenu sort={list.state.orderBy ?? ''} onSort={list.setOrder} />
    </div>
  );
}

export function OffersScreen() {
  const list = useList(OFFERS_SHAPE);
  const { orderBy = '' } = list.state;
  const [panelOpen, setPanelOpen] = useDraft('offers.panel', readFlag);
  const [applied, setApplied] = useDraft('offers.chosen', readChosen);
  const sorting = OFFER_SORTS[Number(orderBy)];
  const filters = toComparison(list.state.search, list.state.filters);
  const offers = sorting ? comparedOffers(SAMPLE_OFFERS, filters, sorting) : [];
  const { page, ...shown } = pageOfAll(offers, list.state.page, PAGE_SIZE);
  return (
    <Screen>
      <header className={`${styles.head} ${utility.row}`}>
        <h1>Global Offers</h1>
        <HeadSearch
          label={OFFERS_SHAPE.searchPlaceholder}
          value={list.typed.search}
          onChange={list.setSearch}
        />
        <SampleNote text="Sample offers, not from real companies" />
      </header>
      <Strip list={list} panelOpen={panelOpen} onTogglePanel={() => setPanelOpen(!panelOpen)} />
      <IgnoredNote parts={list.state.ignored} onDismiss={list.dismissIgnored} />
      {panelOpen && (
        <Panel
          id={PANEL_ID}
          applied={applied}
          onApply={(chosen) => {
            setApplied(chosen);
            setPanelOpen(false);
          }}
          onCancel={() => {
            setApplied(NONE_CHOSEN);
            setPanelOpen(false);
          }}
        />
      )}
      {offers.length === 0 ? (
        <div className={styles.nothing}>
          <p>No offers match these filters</p>
          <Button size="small" onClick={list.clearAll}>
            Clear filters
          </Button>
        </div>
      ) : (
        <CardGrid
          label="Global Offers"
          rows={shown.rows}
          rowId={({ id }) => String(id)}
          width={CARD_WIDTH}
          render={(offer) => <OfferCard offer={offer} />}
        />
      )}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        shown={shown}
        size={PAGER_SIZE}
        onPage={list.setPage}
      />
    </Screen>
  );
}
