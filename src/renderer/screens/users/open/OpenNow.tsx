/** What is open for a user, first thing: how much, what each waits for, and what to tell them. */
import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isWholeList, totalWords } from '#domain/lists/pages.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { callerAnswer, type OpenItem, openParts, type UserPart } from '#domain/standing/users.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { shownDate } from '#renderer/client/kept/dates.ts';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import { Since, StandingText } from '#renderer/ui/standing/StandingView.tsx';
import { Missing } from '#renderer/ui/timeline/Missing.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { How } from '#renderer/ui/values/How.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './open.module.css';
import { type Open, type OpenProps, useOpen } from './useOpen.ts';

/** Items that are shown at first. */
const SHOWN = 3;

/** What each list is called. */
const LISTS: Readonly<Record<UserPart, string>> = {
  posted: 'orders posted',
  received: 'orders to receive',
  matched: 'matches',
};

function Item({ item, now }: { readonly item: OpenItem; readonly now: Date }) {
  const { title, orderId, figure, standing } = item;
  const isOrder = title === `Order ${orderId}`;
  const name =
    orderId === null ? (
      title
    ) : (
      <Link className={utility.link} to={orderPath(orderId)}>
        {isOrder ? title : `${title}, order ${orderId}`}
      </Link>
    );
  return (
    <li data-tone={standing.tone}>
      <span>{name}</span>
      <Amount {...figure} />
      <span className={styles.awaited}>
        <span>
          <StandingText {...standing} />
        </span>{' '}
        <Since standing={standing} now={now} />
      </span>
    </li>
  );
}

/** Says what was not looked through. */
function Unread({ lists }: Pick<Open, 'lists'>) {
  return lists.map(([part, query]) => {
    const { data } = query;
    if (!data || isWholeList(data)) {
      return <Missing key={part} things={`The ${LISTS[part]}`} query={query} />;
    }
    return (
      <p key={part} className={utility.second}>
        The first {formatCount(data.rows.length)} of {totalWords(data)} uncompleted {LISTS[part]}{' '}
        were looked through. Others may be open too.
      </p>
    );
  });
}

/** How many of each part are open, and their sums. */
function Sums({ items }: Pick<Open, 'items'>) {
  return openParts(items).map(({ part, counted: count, sums, unknown }) => (
    <span key={part} className={styles.part}>
      {count}
      {sums.map((sum) => (
        <Amount key={sum.currency} {...sum} />
      ))}
      {unknown > 0 && ` (${counted(unknown, 'amount')} not available)`}
    </span>
  ));
}

/** What is open for a user now. */
export function OpenNow(props: OpenProps) {
  const { items, lists, isLoading, isWhole } = useOpen(props);
  const [isAll, setAll] = useState(false);
  const isPrinting = useIsPrinting();
  const now = useNow();
  const copy = useCopy();
  const shown = isAll || isPrinting ? items : items.slice(0, SHOWN);
  const none = isLoading ? 'Loading what is open…' : 'Nothing open was found';
  return (
    <section className={styles.open} aria-label="Open now" aria-busy={isLoading}>
      <header>
        <h2>Open now</h2>
        <How text={`Searched: uncompleted ${lists.map(([part]) => LISTS[part]).join(', ')}.`} />
        <span className={utility.spacer} />
        {items.length > SHOWN && (
          <Button
            appearance="subtle"
            size="small"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? `Show first ${SHOWN}` : `Show all ${items.length}`}
          </Button>
        )}
        <Button
          size="small"
          disabled={isLoading}
          icon={<CopyRegular />}
          title="Copies what you can tell the caller"
          onClick={() => void copy(callerAnswer(items, isWhole, shownDate))}
        >
          Copy answer
        </Button>
      </header>
      <p className={styles.sums}>{items.length > 0 ? <Sums items={items} /> : none}</p>
      <ul>
        {shown.map((item) => (
          <Item key={item.key} item={item} now={now} />
        ))}
      </ul>
      <Unread lists={lists} />
    </section>
  );
}
