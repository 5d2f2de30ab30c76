/** The lists of document verification as values: their filters, and the query they make. */
import {
  DOC_STATUS_FILTERS,
  type DocStatusFilter,
  type DocVerificationType,
} from '#contract/verifications.ts';
import { DOC_STATUS_LABELS } from '#domain/verifications/documents.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import type { ListShape, ListState } from '#renderer/ui/list/state.ts';

const DOCUMENT_FILTERS = {
  status: choiceFilter(
    'Status',
    DOC_STATUS_FILTERS.map((value) => ({ value, label: DOC_STATUS_LABELS[value] })),
  ),
};

/** Rows a page (2I). */
export const PAGE_SIZE = 10;

type DocumentsShape = ListShape<typeof DOCUMENT_FILTERS, never>;
export type DocumentFilters = typeof DOCUMENT_FILTERS;
export type DocumentsState = ListState<DocumentFilters, never>;

/** The shape of the list of a type. */
export const documentsShape = (type: DocVerificationType): DocumentsShape => ({
  id: `doc-verifications-${type}`,
  filters: DOCUMENT_FILTERS,
  orders: [],
});

const isFilter = (value: string): value is DocStatusFilter =>
  DOC_STATUS_FILTERS.some((each) => each === value);

/** The query for a state of the list (2I17); a status the filter does not have is left out. */
export function toQuery(type: DocVerificationType, { page, search, filters }: DocumentsState) {
  return {
    type,
    page,
    pageSize: PAGE_SIZE,
    search: search || undefined,
    filters: { status: isFilter(filters.status) ? filters.status : undefined },
  };
}
