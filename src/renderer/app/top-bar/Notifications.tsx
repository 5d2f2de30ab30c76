/** The bell of the top bar: new requests since the user last looked. */
import {
  Button,
  CounterBadge,
  Popover,
  PopoverSurface,
  PopoverTrigger,
} from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Watch } from '#contract/bridge/watched.ts';
import { may } from '#domain/access/roles.ts';
import { aboutText, placeOfAct } from '#domain/acts/kinds.ts';
import { countNew } from '#domain/network/news.ts';
import { watchedPlace, wokenText } from '#domain/watches/watches.ts';
import { decideAct, useUnseenOutcomes, useUnsettled } from '#renderer/client/acts/windowActs.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { useDesk, usePerson, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { seeWatches, useWoken } from '#renderer/client/kept/watches.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import { ANNOUNCED } from '../queues/queues.ts';
import styles from './notifications.module.css';

/** Somebody has seen what became of these acts. */
const seen = (acts: readonly SentAct[]) => {
  for (const { key } of acts) void decideAct(key).catch(() => undefined);
};

/** Somebody has seen that these came back. */
const seenBack = (woken: readonly Watch[]) => void seeWatches(woken).catch(() => undefined);

/** Everything was read: from now on something else is new. */
const markAllRead = (acts: readonly SentAct[], woken: readonly Watch[]) => {
  seen(acts);
  if (woken.length > 0) seenBack(woken);
  void bridge().call('news.seen', { kind: null });
};

interface ItemProps extends PropsWithChildren {
  readonly to: string;
  /** An instant. */
  readonly at: string;
  readonly onOpen: () => void;
}

/** Something new, with a link to it. */
const Item = ({ to, at, onOpen, children }: ItemProps) => (
  <li>
    <Link className={`${styles.item} ${utility.hovers}`} to={to} onClick={onOpen}>
      <span>{children}</span>
      <time dateTime={at}>{shownWhen(at)}</time>
    </Link>
  </li>
);

/** The words of acts, which are not in the first load; undefined until they are there. */
const useRecords = () =>
  useQuery({
    queryKey: ['act words'],
    queryFn: async () => ({
      ...(await import('#domain/acts/acts.ts')),
      ...(await import('#domain/acts/records.ts')),
    }),
    staleTime: 'static',
  }).data;

/** The user's own acts whose outcome is unknown. */
function UnsettledText({ first, count }: { readonly first: SentAct; readonly count: number }) {
  const words = useRecords();
  if (count > 1) return `${count} actions of unknown outcome`;
  const label = words ? `${words.actWords(first.action).label}, ` : '';
  return `${label}${aboutText(first)}: outcome unknown`;
}

/** What became of an act. */
function FoundText({ act }: { readonly act: SentAct }) {
  const words = useRecords();
  if (!words) return aboutText(act);
  return `${words.actWords(act.action).label}, ${aboutText(act)}: ${words.outcomeLabel(act).text}`;
}

/** What the person watches and came back, each with its note. */
const Woken = ({
  woken,
  onOpen,
}: {
  readonly woken: readonly Watch[];
  readonly onOpen: () => void;
}) =>
  woken.map((watch) => (
    <Item
      key={watch.id}
      to={watchedPlace(watch.thing)}
      at={watch.woke?.at ?? watch.setAt}
      onOpen={() => {
        seenBack([watch]);
        onOpen();
      }}
    >
      {wokenText(watch.thing, watch.woke?.why ?? null)}
      {watch.note !== '' && (
        <span className={`${styles.note} ${utility.second}`}>
          <Private>{watch.note}</Private>
        </span>
      )}
    </Item>
  ));

/** The bell with the number of new items, and what it opens to: requests for admins, own unsettled acts, and what came back. */
export function Notifications() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const all = useStore(useDesk().news);
  const news = may(useRole(), 'verify') ? all : { ...all, arrivals: {} };
  const own = usePerson();
  const unsettled = useUnsettled().filter(
    ({ person, outcome }) => outcome === 'unknown' && person === own,
  );
  const [first] = unsettled;
  const found = useUnseenOutcomes().filter(({ person }) => person === own);
  const woken = useWoken();
  const unread = countNew(news) + found.length + woken.length;
  const count = unread + unsettled.length;
  const close = () => setOpen(false);
  return (
    <span className={styles.bell}>
      <Popover
        trapFocus
        withArrow
        positioning="below-end"
        open={open}
        onOpenChange={(_event, data) => setOpen(data.open)}
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<AlertRegular />}
            aria-label={count > 0 ? `Notifications: ${count} new` : 'Notifications'}
            title="Notifications"
          />
        </PopoverTrigger>
        <PopoverSurface tabIndex={-1} aria-labelledby={title} className={styles.surface}>
          <div className={styles.head}>
            <h2 id={title}>Notifications</h2>
            <Button
              appearance="subtle"
              size="small"
              disabledFocusable={unread === 0}
              onClick={() => markAllRead(found, woken)}
            >
              Mark all as read
            </Button>
          </div>
          {count > 0 ? (
            <ul>
              {first && (
                <Item to="/my-actions" at={first.sentAt} onOpen={close}>
                  <UnsettledText first={first} count={unsettled.length} />
                </Item>
              )}
              <Woken woken={woken} onOpen={close} />
              {found.map((act) => (
                <Item
                  key={act.key}
                  to={placeOfAct(act) ?? '/my-actions'}
                  at={act.settledAt ?? act.sentAt}
                  onOpen={() => {
                    seen([act]);
                    close();
                  }}
                >
                  <FoundText act={act} />
                </Item>
              ))}
              {ANNOUNCED.map(({ kind, path, request }) => {
                const arrival = news.arrivals[kind];
                return (
                  arrival && (
                    <Item
                      key={kind}
                      to={path}
                      at={new Date(arrival.at).toISOString()}
                      onOpen={close}
                    >
                      {arrival.count} new {request}
                      {arrival.count === 1 ? '' : 's'}
                    </Item>
                  )
                );
              })}
            </ul>
          ) : (
            <p className={styles.nothing}>
              No new requests since {shownWhen(new Date(news.since))}
            </p>
          )}
          <Link className={styles.settings} to="/settings" onClick={close}>
            Notification settings
          </Link>
        </PopoverSurface>
      </Popover>
      <CounterBadge aria-hidden className={styles.count} size="small" color="brand" count={count} />
    </span>
  );
}
