/** What the person watches: what came back first, then what comes back next. */
import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import type { Watch } from '#contract/bridge/watched.ts';
import { WATCH_KEPT_DAYS, watchedName, watchedPlace, watchText } from '#domain/watches/watches.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import {
  reloadWatches,
  removeWatches,
  seeWatches,
  useWatchState,
  watchAsked,
} from '#renderer/client/kept/watches.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import {
  actionsColumn,
  type Column,
  instantColumn,
  linkColumn,
  privateColumn,
  statusColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { ListPart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './my-actions.module.css';

const PAGE_SIZE = 100;

/** What was not seen since it came back, then what is watched, then what was seen. */
const ORDER = ['news', 'open', 'seen'] as const;
function stateOf({ woke }: Watch): (typeof ORDER)[number] {
  if (woke === null) return 'open';
  return woke.isSeen ? 'seen' : 'news';
}
const rank = (watch: Watch): number => ORDER.indexOf(stateOf(watch));

function Buttons({ watch }: { readonly watch: Watch }) {
  const feedback = useFeedback();
  const name = watchedName(watch.thing);
  const remove = () =>
    removeWatches([watch]).catch((thrown: unknown) =>
      feedback.report(problemOf(thrown), 'Unable to remove watch'),
    );
  return (
    <span className={`${styles.outcome} ${utility.line}`}>
      <Button
        size="small"
        aria-label={`Edit watch: ${name}`}
        onClick={() => watchAsked.set({ thing: watch.thing, shown: { id: watch.thing.id } })}
      >
        Edit
      </Button>
      <Button size="small" aria-label={`Remove watch: ${name}`} onClick={() => void remove()}>
        Remove
      </Button>
    </span>
  );
}

const COLUMNS: readonly Column<Watch>[] = [
  linkColumn(
    { id: 'about', header: 'About', width: 170 },
    ({ thing }) => watchedName(thing),
    ({ thing }) => watchedPlace(thing),
  ),
  privateColumn({ id: 'note', header: 'Note', width: 320 }, ({ note }) => note || null),
  statusColumn({ id: 'state', header: 'Comes back', width: 380 }, (watch) => ({
    text: watchText(watch, shownWhen),
    tone: stateOf(watch) === 'news' ? 'brand' : 'neutral',
  })),
  instantColumn({ id: 'read', header: 'Last checked' }, ({ readAt }) => readAt),
  actionsColumn((watch) => <Buttons watch={watch} />, 170),
];

const WATCHES = {
  id: 'watched',
  title: 'Watched',
  things: 'watched items',
  emptyText: 'Nothing is watched yet. Press W on an order, a user or a request.',
  pagerSize: 5,
  pageSize: PAGE_SIZE,
  rowId: ({ id }: Watch) => id,
  columns: COLUMNS,
};

/** The one list of what the person watches. */
export function Watched() {
  const { watches, isLasting } = useWatchState();
  const sorted = watches.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(b.setAt) - Date.parse(a.setAt),
  );
  const read = { data: sorted, isPending: false, isFetching: false, error: null };
  const { rows, paging } = usePagesOf(read, PAGE_SIZE, '');
  const woken = watches.filter((watch) => stateOf(watch) === 'news');
  useEffect(() => void reloadWatches(), []);
  return (
    <>
      <p className={styles.note}>
        {isLasting
          ? 'Your notes are kept encrypted on this computer, for you alone.'
          : 'Without a keychain, this list is kept until you close Corridor.'}{' '}
        What came back is forgotten after {WATCH_KEPT_DAYS} days.
      </p>
      <ListPart
        part={WATCHES}
        rows={rows}
        paging={paging}
        fills
        onRetry={() => void reloadWatches()}
        tools={
          <Button
            size="small"
            disabledFocusable={woken.length === 0}
            onClick={() => void seeWatches(woken).catch(() => undefined)}
          >
            Mark all as read
          </Button>
        }
      />
    </>
  );
}
