/** Global Offers (/offers): offers of remittance companies side by side, as samples (document 3 §2). */
import {
  Button,
  Field,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  SearchBox,
  Select,
} from '@fluentui/react-components';
import { ArrowSortRegular, FilterRegular } from '@fluentui/react-icons';
import {
  ANY_COUNTRY,
  comparedOffers,
  FIRST_SORT,
  OFFER_AMOUNTS,
  OFFER_COUNTRIES,
  OFFER_SORTS,
} from '#domain/offers/comparison.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { CardGrid } from '#renderer/ui/list/CardGrid.tsx';
import { Pager } from '#renderer/ui/list/Pager.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import { useListAddress } from '#renderer/ui/samples/useListAddress.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { NONE_CHOSEN, Panel, readChosen } from './Panel.tsx';
import { SAMPLE_OFFERS } from './samples.ts';

/** Offers a page (document 3 §9). */
const PAGE_SIZE = 4;
const PAGER_SIZE = 5;
const CARD_WIDTH = 380;
const PANEL_ID = 'offer-filters';

const isOpen = (kept: unknown) => kept === true;
const oneOf = <T,>(options: readonly T[], value: unknown, otherwise: T): T =>
  options.find((option) => option === value) ?? otherwise;

/** The state of the list is its address; whatever else stands there is not read. */
function useOffersState() {
  const { address, page, change, replaceAll } = useListAddress('company');
  const sort = Number(address.get('sort') ?? FIRST_SORT);
  return {
    change,
    /** Shows all offers again, in the same order. */
    clear: () => replaceAll(sort === FIRST_SORT ? {} : { sort: String(sort) }),
    page,
    sort: OFFER_SORTS[sort] ? sort : FIRST_SORT,
    filters: {
      amountFilter: oneOf(OFFER_AMOUNTS, Number(address.get('amount')), 0),
      fromFilter: oneOf(OFFER_COUNTRIES, address.get('from'), ANY_COUNTRY),
      recepientFilter: oneOf(OFFER_COUNTRIES, address.get('to'), ANY_COUNTRY),
      company: address.get('company') ?? '',
    },
  };
}

function SortMenu(props: { readonly sort: number; readonly onSort: (sort: number) => void }) {
  return (
    <Menu
      checkedValues={{ sort: [String(props.sort)] }}
      onCheckedValueChange={(_event, { checkedItems }) => props.onSort(Number(checkedItems[0]))}
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

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <Field label={label} size="small">
      <Select size="small" value={value} onChange={(_event, data) => onChange(data.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const AMOUNT_OPTIONS = OFFER_AMOUNTS.map(
  (amount) => [String(amount), amount === 0 ? 'All amount' : `${amount} USD`] as const,
);
const COUNTRY_OPTIONS = OFFER_COUNTRIES.map((country) => [country, country] as const);

export function OffersScreen() {
  const { change, clear, page, sort, filters } = useOffersState();
  const [panelOpen, setPanelOpen] = useDraft('offers.panel', isOpen);
  const [chosen, setChosen] = useDraft('offers.chosen', readChosen);
  const sorting = OFFER_SORTS[sort];
  const offers = sorting ? comparedOffers(SAMPLE_OFFERS, filters, sorting) : [];
  const last = Math.max(1, Math.ceil(offers.length / PAGE_SIZE));
  const current = Math.min(page, last);
  return (
    <Screen>
      <header className={styles['head']}>
        <h1>Global Offers</h1>
        <SearchBox
          className={styles['search'] ?? ''}
          size="small"
          placeholder="Search companies"
          aria-label="Search companies"
          value={filters.company}
          onChange={(_event, { value }) => change('company', value)}
        />
        <SampleNote text="Sample offers: no company makes them" />
      </header>
      <div className={styles['strip']}>
        <SelectField
          label="Amount"
          value={String(filters.amountFilter)}
          options={AMOUNT_OPTIONS}
          onChange={(value) => change('amount', value)}
        />
        <SelectField
          label="From"
          value={filters.fromFilter}
          options={COUNTRY_OPTIONS}
          onChange={(value) => change('from', value)}
        />
        <SelectField
          label="To recepient in"
          value={filters.recepientFilter}
          options={COUNTRY_OPTIONS}
          onChange={(value) => change('to', value)}
        />
        <Button
          size="small"
          icon={<FilterRegular />}
          aria-expanded={panelOpen}
          aria-controls={panelOpen ? PANEL_ID : undefined}
          onClick={() => setPanelOpen(!panelOpen)}
        >
          {panelOpen ? 'Hide filters' : 'Show filters'}
        </Button>
        <SortMenu sort={sort} onSort={(value) => change('sort', value)} />
      </div>
      {panelOpen && (
        <Panel
          id={PANEL_ID}
          chosen={chosen}
          onChange={setChosen}
          onApply={() => setPanelOpen(false)}
          onCancel={() => {
            setChosen(NONE_CHOSEN);
            setPanelOpen(false);
          }}
        />
      )}
      {offers.length === 0 ? (
        <div className={styles['nothing']}>
          <p>No offers match these filters</p>
          <Button size="small" onClick={clear}>
            Clear filters
          </Button>
        </div>
      ) : (
        <CardGrid
          label="Global Offers"
          rows={offers.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
          rowId={({ id }) => String(id)}
          width={CARD_WIDTH}
          render={(offer) => <OfferCard offer={offer} />}
        />
      )}
      <Pager
        page={current}
        pageSize={PAGE_SIZE}
        rowCount={offers.length}
        size={PAGER_SIZE}
        onPage={(next) => change('page', next)}
      />
    </Screen>
  );
}
