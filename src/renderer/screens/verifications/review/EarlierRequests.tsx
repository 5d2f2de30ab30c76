import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import type { Page } from '#contract/wire/list.ts';
import { isWholeList, totalWords } from '#domain/lists/pages.ts';
import { readRows } from '#domain/lists/paging.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import { personName } from '#domain/text/person-names.ts';
import type { StatusLabel } from '#domain/text/status.ts';
import { formatCount } from '#domain/text/words.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { earlierThan } from '#renderer/ui/review/pending/order.ts';
import type { RequestSource } from '#renderer/ui/review/pending/waiting.ts';
import type { Reviewed } from '#renderer/ui/review/queue.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import type { RequestPicture } from './Pictures.tsx';
import styles from './review.module.css';

interface Request extends Reviewed {
  readonly user: VerifiedUser | null;
}

/** Another request of the same person. */
export interface EarlierRequest {
  readonly id: string;
  readonly status: StatusLabel | null;
  /** What to know of it. */
  readonly note: ReactNode;
  readonly picture: RequestPicture | undefined;
}

/** Requests of one name that are read. */
const EXTENT = { pageSize: 100, most: 100 } as const;

/** What was searched, where a name has more requests than are read. */
const searchedNote = (page: Page<unknown>): string | null =>
  isWholeList(page)
    ? null
    : `${formatCount(page.rows.length)} of ${totalWords(page)} requests found for this name were searched. Some may be missing.`;

/**
 * A hook: the earlier requests of the same person, found by name: the network has no search by
 * person. Without a name none are searched, and without an ID none are known to be theirs. The note
 * says what is not known of them, and why.
 */
function useEarlier<T extends Request>(own: T, { area, name, read, waits }: RequestSource<T>) {
  const person = personName(own.user);
  const userId = own.user?.id ?? null;
  const { data, isError } = useQuery({
    queryKey: [area, 'of person', name, person],
    queryFn: ({ signal }) =>
      readRows((paging) => read({ search: person ?? '', ...paging }, signal), EXTENT),
    enabled: person !== null && userId !== null,
  });
  if (person === null) return { note: 'Not searched, because this request has no user name.' };
  if (userId === null) return { note: 'Not searched, because this request has no user ID.' };
  if (!data) return { note: isError ? 'Could not be loaded.' : null };
  const theirs = data.rows.filter(({ user }) => user?.id === userId);
  return { earlier: earlierThan(own, theirs, waits), note: searchedNote(data) };
}

interface EarlierRequestsProps<T> {
  readonly request: T;
  readonly source: RequestSource<T>;
  /** How one of them is shown. */
  earlierOf(request: T): EarlierRequest;
}

/** What the same person has sent in before. */
export function EarlierRequests<T extends Request>({
  request,
  source,
  earlierOf,
}: EarlierRequestsProps<T>) {
  const { earlier, note } = useEarlier(request, source);
  return (
    <section aria-label="Earlier requests">
      <h2 className={`${styles.heading} ${utility.aside}`}>Earlier requests</h2>
      {note !== null && <p className={utility.quiet}>{note}</p>}
      {note === null && earlier?.length === 0 && (
        <p className={utility.quiet}>No earlier requests.</p>
      )}
      <ul className={styles.earlier}>
        {keyed(earlier?.map(earlierOf) ?? []).map(([key, { status, note: about, picture }]) => (
          <li key={key}>
            <div className={`${styles.earlierHead} ${utility.row}`}>
              {status ? <Chip label={status} /> : <span>Pending</span>}
              <Private>{longValue(about)}</Private>
            </div>
            {picture && <AttachmentImage {...picture} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
