import { Button, Label, useId } from '@fluentui/react-components';
import { ArrowSortDownLinesRegular, ArrowSortUpLinesRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { ChoiceDropdown } from '#renderer/ui/filters/FilterDropdown.tsx';
import type { ListShape, ListState, SortDirection } from '../state/state.ts';
import styles from './list.module.css';

interface OrderByProps {
  readonly orders: ListShape['orders'];
  readonly orderBy: ListState['orderBy'];
  readonly direction: ListState['direction'];
  readonly onOrder: (orderBy: string) => void;
  readonly onDirection: (direction: SortDirection) => void;
}

/** What the list is ordered by and, where it has one, in which direction. */
function Order({ orders, orderBy, direction, onOrder, onDirection }: OrderByProps) {
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
        className={styles.order}
        options={orders}
        chosen={order.value}
        onChoose={onOrder}
      />
      {direction && (
        <Button
          size="small"
          icon={ascending ? <ArrowSortUpLinesRegular /> : <ArrowSortDownLinesRegular />}
          aria-label={`Direction: ${ascending ? 'Ascending' : 'Descending'}`}
          onClick={() => onDirection(ascending ? 'desc' : 'asc')}
        >
          {ascending ? 'Ascending' : 'Descending'}
        </Button>
      )}
    </>
  );
}

/** {@link Order}; turning a page does not draw it again. */
export const OrderBy = memo(Order);
