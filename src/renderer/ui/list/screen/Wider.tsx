import { Button, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#domain/text/words.ts';
import type { ListDefinition } from '../state/definition.ts';
import { writeListState } from '../state/state.ts';
import type { ListControl } from '../state/useList.ts';

interface WiderProps<Row extends object> {
  readonly definition: ListDefinition<Row>;
  readonly wider: NonNullable<ListDefinition<Row>['wider']>;
  readonly list: ListControl;
}

/** How many rows there are without one of the filters that leave none, and the way to them; nothing where there are none. */
export function Wider<Row extends object>({ definition, wider, list }: WiderProps<Row>) {
  const { filter, words, count } = wider;
  const { state } = list;
  const empty = definition.filters[filter]?.empty;
  const without = { ...state, page: 1, filters: { ...state.filters, [filter]: empty } };
  const view = writeListState(definition, without).toString();
  const [area] = definition.areas;
  const { data: others = null } = useQuery({
    queryKey: [area ?? 'pinned', 'wider', view],
    queryFn: ({ signal }) => count(view, signal),
  });
  if (others === null || others === 0) return null;
  return (
    <>
      <Text>
        {formatCount(others)} {words}
      </Text>
      <Button appearance="primary" onClick={() => list.setFilter(filter, empty)}>
        Show all
      </Button>
    </>
  );
}
