import { Button, SearchBox } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, memo, useRef } from 'react';
import { ExportMenu } from '#renderer/ui/exports/ExportMenu.tsx';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import { hasModifier } from '#renderer/ui/shortcuts/keys.ts';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { ViewsMenu } from '#renderer/ui/views/ViewsMenu.tsx';
import { ColumnsMenu } from '../part/ColumnsMenu.tsx';
import type { ListDefinition } from '../state/definition.ts';
import type { ListControl } from '../state/useList.ts';
import styles from './list.module.css';
import { OrderBy } from './OrderBy.tsx';

/** The id of the panel that the button of the filters opens. */
export const FILTERS_ID = 'filters';

interface ListToolbarProps<Row extends object> {
  readonly definition: ListDefinition<Row>;
  readonly list: ListControl;
  readonly panelOpen: boolean;
  readonly onPanel: (isOpen: boolean) => void;
  /** Copies what a column has in the rows on the screen. */
  readonly onCopyColumn: (id: string) => void;
  /** Goes from the search into the rows; null while the person types on. */
  readonly onIntoRows: (search: HTMLElement | null) => void;
}

interface ListSearchProps extends Pick<ListToolbarProps<never>, 'onIntoRows'> {
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (search: string) => void;
  readonly onApply: (search: string) => void;
}

/** The search, and the keys that lead into it and from it into the rows. Turning a page does not draw it again. */
const ListSearch = memo((props: ListSearchProps) => {
  const { placeholder, typed, onType, onApply, onIntoRows } = props;
  const search = useRef<HTMLInputElement>(null);
  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOurs = event.key === 'ArrowDown' || event.key === 'Enter';
    if (!isOurs || hasModifier(event)) return;
    event.preventDefault();
    onApply(typed);
    onIntoRows(event.currentTarget);
  };
  useShortcuts([{ ...LIST_KEYS.search, run: () => search.current?.focus() }, LIST_KEYS.toRows]);
  return (
    <SearchBox
      input={{ ref: search }}
      className={styles.search}
      size="small"
      placeholder={placeholder}
      aria-label={placeholder}
      value={typed}
      onChange={(_event, { value }) => {
        onIntoRows(null);
        onType(value);
      }}
      onKeyDown={onSearchKey}
    />
  );
});

/** Search, filters toggle, saved views, order, columns, export and the buttons of the screen itself. */
function Toolbar<Row extends object>(props: ListToolbarProps<Row>) {
  const { definition, list, panelOpen, onPanel, onIntoRows, onCopyColumn } = props;
  const { columns, searchPlaceholder } = definition;
  const [layout, onLayout] = useTableLayout(definition.id);
  const filters = panelOpen ? LIST_KEYS.hideFilters : LIST_KEYS.showFilters;
  const hasFilters = Object.keys(definition.filters).length > 0;
  const toggle = () => onPanel(!panelOpen);
  useShortcuts([
    LIST_KEYS.select,
    LIST_KEYS.copy,
    ...(hasFilters ? [{ ...filters, run: toggle }] : []),
  ]);
  return (
    <>
      {searchPlaceholder !== undefined && (
        <ListSearch
          placeholder={searchPlaceholder}
          typed={list.typed.search}
          onType={list.setSearch}
          onApply={list.applySearch}
          onIntoRows={onIntoRows}
        />
      )}
      {hasFilters && (
        <Button
          size="small"
          icon={<FilterRegular />}
          aria-expanded={panelOpen}
          aria-controls={FILTERS_ID}
          onClick={toggle}
        >
          {/* As wide as the longer of its two labels. */}
          <span className={`${styles.either} ${utility.oneOf}`}>
            <span>{filters.label}</span>
            <span aria-hidden>{LIST_KEYS.showFilters.label}</span>
            <span aria-hidden>{LIST_KEYS.hideFilters.label}</span>
          </span>
        </Button>
      )}
      <ViewsMenu definition={definition} list={list} />
      <span className={`${styles.spacer} ${utility.spacer}`} />
      <OrderBy
        orders={definition.orders}
        orderBy={list.state.orderBy}
        direction={list.state.direction}
        onOrder={list.setOrder}
        onDirection={list.setDirection}
      />
      {columns && (
        <ColumnsMenu columns={columns} layout={layout} onLayout={onLayout} onCopy={onCopyColumn} />
      )}
      {definition.exports && (
        <ExportMenu
          {...definition.exports}
          title={definition.title}
          contents={{
            things: definition.things,
            search: list.state.search,
            filters: definition.filters,
            values: list.state.filters,
            onInstead: list.applyFilter,
          }}
          input={() => definition.exports?.toInput(list.state) ?? {}}
        />
      )}
      {definition.Actions && <definition.Actions />}
    </>
  );
}

/** {@link Toolbar}; rows that come do not draw it again, as long as nothing in it changes. */
export const ListToolbar = memo(Toolbar) as typeof Toolbar;
