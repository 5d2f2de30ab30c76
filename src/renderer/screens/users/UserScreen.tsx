/** One user (/users/:id): their profile at the left, what they did at the right (2U, 2UD). */
import { Button, Title3 } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowLeftRegular,
  HistoryRegular,
  TableRegular,
} from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Area } from '#contract/wire/areas.ts';
import { userEvents } from '#contract/wire/realtime.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { AHEAD_MS } from '#renderer/client/cache/prefetch.ts';
import { useKnown } from '#renderer/client/cache/useKnown.ts';
import { useEndpoint, useRefresh } from '#renderer/client/calls/endpoints.ts';
import { useLiveReload } from '#renderer/client/live/realtime.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { NotReloaded } from '#renderer/ui/feedback/NotReloaded.tsx';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { IgnoredNote } from '#renderer/ui/list/state/IgnoredNote.tsx';
import { useList } from '#renderer/ui/list/state/useList.ts';
import { PrintButton } from '#renderer/ui/paper/PrintButton.tsx';
import { USER_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import { activityShape, ignoredTab } from './activity/state.ts';
import { UserActivity } from './activity/UserActivity.tsx';
import { useStatistic } from './activity/useStatistic.ts';
import { OpenNow } from './open/OpenNow.tsx';
import { Profile } from './profile/Profile.tsx';
import { STORY_HASH, UserStory } from './story/UserStory.tsx';
import { UserCard } from './UserCard.tsx';
import styles from './users.module.css';

const AREAS: readonly Area[] = ['users', 'activity', 'referrals'];

/** The list one came from, as its cards hand it on. */
function useBack(): () => void {
  const navigate = useNavigate();
  const state = useLocation().state as { readonly from?: unknown } | null;
  const from = typeof state?.from === 'string' ? state.from : '';
  return () => void navigate(`/users${from}`);
}

/** Whether the timeline is shown in place of the tables, as the address says, and its other way round. */
function useStoryShown(): readonly [boolean, () => void] {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = hash === STORY_HASH;
  return [isShown, () => void navigate({ search, hash: isShown ? '' : STORY_HASH }, { state })];
}

/** What is ignored of the address of a user: of its query, and a tab that they do not have. */
function Ignored({ user, list }: Pick<Parameters<typeof UserActivity>[0], 'user' | 'list'>) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const tabs = hash === STORY_HASH ? [] : ignoredTab(hash, user);
  return (
    <IgnoredNote
      parts={[...tabs, ...list.state.ignored]}
      onDismiss={() => {
        if (tabs.length > 0) void navigate({ search }, { state, replace: true });
        list.dismissIgnored();
      }}
    />
  );
}

interface UserBarProps {
  readonly title: string;
  /** Whether the user shown could not be read again. */
  readonly error: Error | null;
  /** Milliseconds since the epoch of the user shown; 0 if none is. */
  readonly asOf: number;
  readonly onBack: () => void;
  readonly onRefresh: () => void;
}

/** Who it is, and the way back. */
function UserBar({ title, error, asOf, onBack, onRefresh }: UserBarProps) {
  const [isStory, toggleStory] = useStoryShown();
  useShortcuts([{ ...USER_KEYS.refresh, run: onRefresh }]);
  return (
    <header className={`${styles.bar} ${utility.toEdge} ${utility.row}`}>
      <Button size="small" icon={<ArrowLeftRegular />} aria-label="Back to Users" onClick={onBack}>
        Users
      </Button>
      <Title3 as="h1" className={styles.name} title={title}>
        <Private>{title}</Private>
      </Title3>
      <span className={utility.spacer} />
      <NotReloaded error={error} asOf={asOf} />
      <Button
        appearance="subtle"
        size="small"
        icon={isStory ? <TableRegular /> : <HistoryRegular />}
        onClick={toggleStory}
      >
        {isStory ? 'Show tables' : 'Show timeline'}
      </Button>
      <PrintButton />
      <IconButton label="Refresh" icon={<ArrowClockwiseRegular />} onClick={onRefresh} />
    </header>
  );
}

/** The user the address names; another one is another screen. */
export function UserScreen() {
  const { id = '' } = useParams();
  return <OneUser key={id} id={id} />;
}

function OneUser({ id }: { readonly id: string }) {
  const shape = useMemo(() => activityShape(id), [id]);
  const list = useList(shape);
  const statistic = useStatistic(id, list.state.filters);
  const back = useBack();
  const [isStory] = useStoryShown();
  const read = useEndpoint('users.read', { id }, { staleTime: AHEAD_MS });
  const { error } = read;
  const [deleting, setDeleting] = useState(false);
  const { whole: user, row, asOf } = useKnown('users.list', id, read, deleting);
  // A reload behind a user who is shown says so in the bar.
  useReported(user || deleting ? null : error, 'Error');
  const events = useMemo(() => userEvents(id), [id]);
  useLiveReload(events, AREAS);

  const refresh = useRefresh(AREAS);

  return (
    <Screen>
      <UserBar
        title={whoIs(user ?? row ?? { id })}
        error={user === undefined ? null : error}
        asOf={asOf}
        onBack={back}
        onRefresh={refresh}
      />
      {user && <Ignored user={user} list={list} />}
      {user && (
        <div className={`${styles.columns} ${utility.beside} ${utility.besideIfWide}`}>
          <Profile user={user} onDeleting={setDeleting} onDeleted={back} />
          <div className={utility.below}>
            <div className={`${styles.open} ${utility.toEdge}`}>
              <OpenNow user={user} />
            </div>
            {isStory ? (
              <UserStory user={user} list={list} />
            ) : (
              <UserActivity user={user} list={list} statistic={statistic} />
            )}
          </div>
        </div>
      )}
      {!(user || error) && (
        <div className={styles.skeleton}>
          <InspectedSkeleton />
        </div>
      )}
      {!user && error && (
        <>
          {row && (
            <div className={`${styles.listed} ${utility.framed}`}>
              <UserCard user={row} />
            </div>
          )}
          <div className={`${styles.failed} ${utility.centred}`} role="status">
            <span>The user could not be loaded.</span>
            <Button onClick={refresh}>Retry</Button>
          </div>
        </>
      )}
    </Screen>
  );
}
