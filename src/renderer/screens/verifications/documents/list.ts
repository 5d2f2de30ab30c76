/** The lists of document verification as values: their filters, and the query they make. */
import {
  DOC_STATUS_FILTERS,
  type DocFilters,
  type DocVerificationType,
} from '#contract/people/verifications.ts';
import { DOC_STATUS_LABELS } from '#domain/verifications/documents.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import { type ListState, listQuery, type PagedShape } from '#renderer/ui/list/state/state.ts';

const DOCUMENT_FILTERS = {
  status: withQuery(
    choiceFilter(
      'Status',
      optionsOf(DOC_STATUS_FILTERS, (status) => DOC_STATUS_LABELS[status]),
    ),
    (status) => ({ status: DOC_STATUS_FILTERS.find((each) => each === status) }),
  ),
};

const toFilters = queryOf<DocFilters>()(DOCUMENT_FILTERS);

export type DocumentFilters = typeof DOCUMENT_FILTERS;

/** The shape of the list of a type. */
export const documentsShape = (type: DocVerificationType): PagedShape<DocumentFilters, never> => ({
  id: `doc-verifications-${type}`,
  filters: DOCUMENT_FILTERS,
  orders: [],
  pageSize: 10,
});

/** The query for a state of the list (2I17). */
export const toQuery = (type: DocVerificationType, state: ListState<DocumentFilters, never>) => ({
  type,
  ...listQuery(documentsShape(type), toFilters)(state),
});
