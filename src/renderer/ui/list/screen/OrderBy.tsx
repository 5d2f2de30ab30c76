import { Button, Label, useId } from '@fluentui/react-components';
import { ArrowSortDownLinesRegular, ArrowSortUpLinesRegular } from '@fluentui/react-icons';
import { ChoiceDropdown } from '#renderer/ui/filters/FilterDropdown.tsx';
import type { ListShape } from '../state/state.ts';
import type { ListControl } from '../state/useList.ts';
import styles from './list.module.css';

interface OrderByProps {
  readonly orders: ListShape['orders'];
  readonly list: ListControl;
}

/** What the list is ordered by and, where it has one, in which direction. */
export function OrderBy({ orders, list }: OrderByProps) {
  const { orderBy, direction } = list.state;
  const id = useId('order-by');
  const order = orders.find(({ value }) => value === orderBy);
  if (!order) return null;
  const ascending = direction === 'asc';
  return (
    <>
      <Label htmlFor={id} size="small">
        Order By
      </Label>
      <ChoiceDropdown
        id={id}
        className={styles['order'] ?? ''}
        options={orders}
        chosen={order.value}
        onChoose={list.setOrder}
      />
      {direction && (
        <Button
          size="small"
          icon={ascending ? <ArrowSortUpLinesRegular /> : <ArrowSortDownLinesRegular />}
          aria-label={`Direction: ${ascending ? 'Ascending' : 'Descending'}`}
          onClick={() => list.setDirection(ascending ? 'desc' : 'asc')}
        >
          {ascending ? 'Ascending' : 'Descending'}
        </Button>
      )}
    </>
  );
}
