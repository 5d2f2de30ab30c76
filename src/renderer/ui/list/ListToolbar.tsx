import { Button, Dropdown, Label, Option, SearchBox, useId } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { ExportMenu } from '#renderer/ui/exports/ExportMenu.tsx';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import type { TableLayout } from '#renderer/ui/grid/layout.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { ViewsMenu } from '#renderer/ui/views/ViewsMenu.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { ListDefinition } from './definition.ts';
import styles from './list.module.css';
import type { ListControl } from './useListState.ts';

interface ListToolbarProps<Row extends object, F extends Filters, Order extends string> {
  readonly definition: ListDefinition<Row, F, Order>;
  readonly list: ListControl<F, Order>;
  readonly panelId: string;
  readonly panelOpen: boolean;
  readonly onTogglePanel: () => void;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** One row of search, filters toggle, saved views, order and columns. */
export function ListToolbar<Row extends object, F extends Filters, Order extends string>(
  props: ListToolbarProps<Row, F, Order>,
) {
  const { definition, list, panelId, panelOpen, onTogglePanel, layout, onLayout } = props;
  const { orders, columns, searchPlaceholder } = definition;
  const orderId = useId('order-by');
  const order = orders.find(({ value }) => value === list.state.orderBy);
  const search = useRef<HTMLInputElement>(null);
  const filters = panelOpen ? 'Hide filters' : 'Show filters';
  useShortcuts([
    {
      keys: ['/'],
      label: 'Search this list',
      scope: 'List',
      run: () => search.current?.focus(),
    },
    { keys: ['F'], label: filters, scope: 'List', run: onTogglePanel },
  ]);
  return (
    <div className={styles['toolbar']}>
      <SearchBox
        input={{ ref: search }}
        className={styles['search']}
        size="small"
        placeholder={searchPlaceholder}
        aria-label={searchPlaceholder}
        value={list.draft.search}
        onChange={(_event, { value }) => list.setSearch(value)}
      />
      <Button
        size="small"
        icon={<FilterRegular />}
        aria-expanded={panelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
      >
        {filters}
      </Button>
      <ViewsMenu
        title={definition.title}
        shape={definition}
        columns={columns}
        state={list.state}
        layout={layout}
        onLayout={onLayout}
      />
      <span className={styles['spacer']} />
      {order && (
        <>
          <Label htmlFor={orderId} size="small">
            Order by
          </Label>
          <Dropdown
            id={orderId}
            className={styles['order']}
            size="small"
            value={order.label}
            selectedOptions={[order.value]}
            onOptionSelect={(_event, { optionValue }) => {
              const chosen = orders.find(({ value }) => value === optionValue);
              if (chosen) list.setOrder(chosen.value);
            }}
          >
            {orders.map(({ value, label }) => (
              <Option key={value} value={value}>
                {label}
              </Option>
            ))}
          </Dropdown>
        </>
      )}
      <ColumnsMenu columns={columns} layout={layout} onLayout={onLayout} />
      {definition.exports && (
        <ExportMenu
          {...definition.exports}
          name={definition.title}
          input={() => definition.exports?.toInput(list.state) ?? {}}
        />
      )}
    </div>
  );
}
