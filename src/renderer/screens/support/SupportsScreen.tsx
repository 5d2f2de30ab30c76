/** Support threads (/supports): sample cases (3S). */
import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { Link, useNavigate } from 'react-router-dom';
import { pageOfAll } from '#domain/lists/pages.ts';
import { plainText } from '#domain/text/html/rich-text.ts';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { HeadSearch } from '#renderer/ui/layout/HeadSearch.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import { IgnoredNote } from '#renderer/ui/list/state/IgnoredNote.tsx';
import { useList } from '#renderer/ui/list/state/useList.ts';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { CaseStatusChip } from './CaseStatusChip.tsx';
import { CASES_SHAPE, casesOf, TABS } from './list.ts';
import type { SupportCase } from './samples.ts';
import styles from './support.module.css';

/** Cases a page (3S). */
const PAGE_SIZE = 4;
const PAGER_SIZE = 5;

function Thread({ thread }: { readonly thread: SupportCase }) {
  return (
    <li className={`${styles.thread} ${utility.row}`} data-unread={!thread.readed}>
      <Link to={`/supports/${thread.id}`}>{thread.title}</Link>
      <CaseStatusChip status={thread.status} />
      {!thread.readed && <span className={styles.unread}>Unread</span>}
      <span className={`${utility.second} ${utility.toEnd}`}>
        <Instant value={thread.createdAt} />
      </span>
      <p>{plainText(thread.content)}</p>
    </li>
  );
}

export function SupportsScreen() {
  const navigate = useNavigate();
  const list = useList(CASES_SHAPE);
  const { tab, found } = casesOf(list.state);
  const { page, ...shown } = pageOfAll(found, list.state.page, PAGE_SIZE);
  return (
    <Screen>
      <Head>
        <h1>Support Threads</h1>
        <SampleNote text="Sample cases, not from real users" />
        <HeadSearch
          label={CASES_SHAPE.searchPlaceholder}
          value={list.typed.search}
          onChange={list.setSearch}
        />
        <Button
          appearance="primary"
          size="small"
          icon={<AddRegular />}
          onClick={() => void navigate('/new-case')}
        >
          Open new case
        </Button>
      </Head>
      <IgnoredNote parts={list.state.ignored} onDismiss={list.dismissIgnored} />
      <Tabs
        label="Cases"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => list.applyFilter('tab', name === 'all' ? '' : name)}
      >
        {found.length === 0 ? (
          <p className={styles.nothing}>No cases match</p>
        ) : (
          <ul className={utility.stack} aria-label="Support Threads">
            {shown.rows.map((thread) => (
              <Thread key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </Tabs>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        shown={shown}
        size={PAGER_SIZE}
        onPage={list.setPage}
      />
    </Screen>
  );
}
