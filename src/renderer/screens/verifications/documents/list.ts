/** The lists of document verification as values: their filters, and the query they make. */

import { DOC_STATUS_FILTERS } from '#contract/people/choices.ts';
import type { DocFilters, DocVerificationType } from '#contract/people/verifications.ts';
import { DOC_STATUS_LABELS } from '#domain/verifications/documents.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';

const DOCUMENT_FILTERS = {
  status: inField(
    'status',
    choiceFilter(
      'Status',
      optionsOf(DOC_STATUS_FILTERS, (status) => DOC_STATUS_LABELS[status]),
    ),
  ),
};

const toQuery = searchedBy(queryOf<DocFilters>()(DOCUMENT_FILTERS));

/** The list of a type (2I17). */
export const documentsOf = (type: DocVerificationType) =>
  pagedList('docVerifications.list', {
    id: `doc-verifications-${type}`,
    filters: DOCUMENT_FILTERS,
    searchPlaceholder: 'Search by Name...',
    orders: [],
    pageSize: 10,
    toQuery: (state) => ({ type, ...toQuery(state) }),
  });
