/** A table of one user's rows in a tab: as many rows as its page has, and what belongs to it. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { FullUser } from '#contract/people/users.ts';
import type { ExportEndpointName } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import { userWord } from '#domain/lists/export-words.ts';
import { Exported, ExportMenu, type Narrowed } from '#renderer/ui/exports/ExportMenu.tsx';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import type { Paging } from '#renderer/ui/list/part/listPart.ts';
import { type ActivityFilters, PAGE_SIZE } from './state.ts';

/** Page buttons. */
const PAGER_SIZE = 5;
const FORMATS = ['pdf', 'xlsx'] as const;

/** What a tab is given for its tables. */
export interface TabProps {
  readonly user: FullUser;
  readonly filters: ActivityFilters;
  /** The filters that narrow the tab. */
  readonly narrowing: Narrowed['filters'];
  readonly paging: Omit<Paging, 'scope'>;
  /** False where the pages of another table beside it are turned by key. */
  readonly byKey?: boolean;
  /** The way out where filters leave nothing; undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

export interface UserTableProps<Row extends object> extends TabProps {
  readonly part: Pick<TablePart<Row>, 'id' | 'title' | 'columns' | 'rowId' | 'emptyText'>;
  readonly rows: UseQueryResult<Page<Row>>;
  /** What was asked for, of every page. */
  readonly query: object;
  /** True where a failing load raises no alert (2UD28). */
  readonly quiet?: boolean;
  /** The call that exports the rows; undefined without an export. */
  readonly exports?: ExportEndpointName;
}

export function UserTable<Row extends object>(props: UserTableProps<Row>) {
  const { user, filters, narrowing, part, rows, query, quiet = false, exports } = props;
  useLoadReported(quiet || rows.data ? null : rows.error, 'Error');
  const things = part.title.toLowerCase();
  const contents = { things, about: [userWord(user.id)], filters: narrowing, values: filters };
  return (
    <ListPart
      part={{ ...part, things, pageSize: PAGE_SIZE, pagerSize: PAGER_SIZE }}
      rows={rows}
      paging={{ ...props.paging, scope: JSON.stringify(query) }}
      byKey={props.byKey ?? true}
      onRetry={() => void rows.refetch()}
      onClear={props.onClear}
      tools={
        exports && (
          <Exported rows={rows}>
            <ExportMenu
              endpoint={exports}
              formats={FORMATS}
              title={part.title}
              contents={contents}
              input={() => query}
              alert="Error"
            />
          </Exported>
        )
      }
    />
  );
}
