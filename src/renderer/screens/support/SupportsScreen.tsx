/** Support threads (/supports): sample cases (document 3 §2). */
import { Button, SearchBox } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { Link, useNavigate } from 'react-router-dom';
import { fold } from '#domain/fold.ts';
import { plainText } from '#domain/rich-text.ts';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Pager } from '#renderer/ui/list/Pager.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import { useListAddress } from '#renderer/ui/samples/useListAddress.ts';
import { Tabs } from '#renderer/ui/tabs/Tabs.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { CaseStatusChip } from './CaseStatusChip.tsx';
import { CASES, type SupportCase } from './samples.ts';
import styles from './support.module.css';

/** Cases a page (document 3 §9). */
const PAGE_SIZE = 4;
const PAGER_SIZE = 5;

const TABS = [
  ['all', 'All'],
  ['opened', 'Opened'],
  ['closed', 'Closed'],
] as const;
type Tab = (typeof TABS)[number][0];

/** What is shown is the address; whatever else stands there is not read. */
function useThreads() {
  const { address, page, change } = useListAddress('search');
  const tab: Tab = TABS.find(([name]) => name === address.get('tab'))?.[0] ?? 'all';
  const search = address.get('search') ?? '';
  const wanted = fold(search.trim());
  const found = CASES.filter(
    ({ status, title, content }) =>
      (tab === 'all' || status === tab) && fold(`${title} ${plainText(content)}`).includes(wanted),
  );
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  return { tab, search, change, found, page: Math.min(page, last) };
}

function Thread({ thread }: { readonly thread: SupportCase }) {
  return (
    <li className={styles['thread']} data-unread={!thread.readed}>
      <Link to={`/supports/${thread.id}`}>{thread.title}</Link>
      <CaseStatusChip status={thread.status} />
      {!thread.readed && <span className={styles['unread']}>Not read</span>}
      <span className={styles['when']}>
        <Instant value={thread.createdAt} />
      </span>
      <p>{plainText(thread.content)}</p>
    </li>
  );
}

export function SupportsScreen() {
  const navigate = useNavigate();
  const { tab, search, change, found, page } = useThreads();
  return (
    <Screen>
      <header className={styles['head']}>
        <h1>Support Threads</h1>
        <SampleNote text="Sample cases: nobody has written them" />
        <SearchBox
          className={styles['search'] ?? ''}
          size="small"
          placeholder="Search cases"
          aria-label="Search cases"
          value={search}
          onChange={(_event, { value }) => change('search', value)}
        />
        <Button
          appearance="primary"
          size="small"
          icon={<AddRegular />}
          onClick={() => void navigate('/new-case')}
        >
          Open new case
        </Button>
      </header>
      <Tabs label="Cases" tabs={TABS} selected={tab} onSelect={(name) => change('tab', name)}>
        {found.length === 0 ? (
          <p className={styles['nothing']}>No cases match</p>
        ) : (
          <ul className={styles['threads']} aria-label="Support Threads">
            {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((thread) => (
              <Thread key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </Tabs>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        rowCount={found.length}
        size={PAGER_SIZE}
        onPage={(next) => change('page', next)}
      />
    </Screen>
  );
}
