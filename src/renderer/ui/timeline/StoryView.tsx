import { Button } from '@fluentui/react-components';
import { ArrowSortRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { agoText, type Moment, type Story } from '#domain/time/story.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { LOADING } from '#renderer/ui/loading/words.ts';
import { NotLoadedYet } from '#renderer/ui/paper/NotLoadedYet.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { CutText, LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './story.module.css';
import { Timeline } from './Timeline.tsx';
import { Who } from './Who.tsx';

type Direction = 'newest' | 'oldest';
const readDirection = (stored: unknown): Direction => (stored === 'oldest' ? 'oldest' : 'newest');

interface StoryViewProps {
  readonly story: Story;
  readonly now: Date;
  /** How many entries are shown at first, the newest; all without it. */
  readonly most?: number;
  /** Content below a moment, such as a button that shows its data. */
  readonly more?: (moment: Moment) => ReactNode;
  /** Content above the moments: what could not be loaded. */
  readonly notes?: ReactNode;
  /** True until every part was read or failed: a part that comes later would move the others. */
  readonly isLoading?: boolean;
}

interface MomentLineProps extends Pick<StoryViewProps, 'more' | 'now'> {
  readonly moment: Moment;
}

function MomentLine({ moment, more, now }: MomentLineProps) {
  const { at, title, tone, status, to, isOwn, who, figure, note } = moment;
  return (
    <li data-tone={tone} data-own={isOwn}>
      <div className={styles.moment}>
        <div className={styles.what}>
          <strong className={utility.capital}>
            {to === undefined ? (
              <LongText text={title} />
            ) : (
              <Link className={utility.link} to={to}>
                <CutText text={title} />
              </Link>
            )}
          </strong>
          {status && <Chip label={status} />}
        </div>
        {at !== null && (
          <div className={`${styles.when} ${utility.note}`}>
            <Instant value={at} />
            {typeof at === 'string' && <span>{agoText(at, now)}</span>}
          </div>
        )}
        <div className={`${styles.details} ${utility.note}`}>
          {isOwn && <span>You</span>}
          {who && (
            <span>
              <Who who={who} />
            </span>
          )}
          {figure && figure.amount !== null && <Amount {...figure} />}
          {note && <LongText text={note} />}
        </div>
      </div>
      {more?.(moment)}
    </li>
  );
}

/** The newest entries of a story. Of those without a date only one takes the place of one that has a date. */
function newestOf({ dated, undated }: Story, most: number): Story {
  const apart = undated.slice(0, Math.max(1, most - dated.length));
  return { undated: apart, dated: dated.slice(Math.max(0, dated.length + apart.length - most)) };
}

interface MomentsProps extends Pick<StoryViewProps, 'story' | 'now' | 'most' | 'more'> {
  readonly isNewest: boolean;
}

function Moments({ story: whole, now, most, more, isNewest }: MomentsProps) {
  const [isWhole, setWhole] = useState(false);
  const count = whole.dated.length + whole.undated.length;
  const isFolded = most !== undefined && count > most;
  const story = isFolded && !isWhole ? newestOf(whole, most) : whole;
  const dated = isNewest ? story.dated.toReversed() : story.dated;
  const shared = { now, ...(more && { more }) };
  const undated = story.undated.length > 0 && (
    <section className={styles.apart} aria-label="Time not available">
      <h3 className={`${styles.undated} ${utility.note}`}>Time not available</h3>
      <Timeline label="Time not available" of="texts">
        {story.undated.map((moment) => (
          <MomentLine key={moment.key} moment={moment} {...shared} />
        ))}
      </Timeline>
    </section>
  );
  return (
    <>
      {isNewest && undated}
      {dated.length > 0 && (
        <Timeline label="Timeline" of="texts">
          {dated.map((entry) =>
            entry.kind === 'moment' ? (
              <MomentLine key={entry.moment.key} moment={entry.moment} {...shared} />
            ) : (
              <li key={entry.wait.key} data-kind="wait">
                {entry.wait.text}
              </li>
            ),
          )}
        </Timeline>
      )}
      {!isNewest && undated}
      {isFolded && (
        <Button
          className={styles.fold}
          appearance="subtle"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Show newest ${most}` : `Show all ${count}`}
        </Button>
      )}
      {count === 0 && <p className={utility.quiet}>There is nothing to show yet</p>}
    </>
  );
}

/**
 * The history of a thing, newest or oldest first as last chosen: each moment with its time and age.
 * Moments without a time are listed separately, beside the newest.
 */
export function StoryView({ notes, isLoading = false, ...shown }: StoryViewProps) {
  const isPrinting = useIsPrinting();
  const [direction, setDirection] = usePreference('timeline.direction', readDirection);
  const isNewest = direction === 'newest';
  const other = isNewest ? 'oldest' : 'newest';
  return (
    <section className={`${styles.story} ${utility.parts}`} aria-label="Timeline">
      <header className={`${styles.head} ${utility.ends}`}>
        <h2>Timeline</h2>
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowSortRegular />}
          onClick={() => setDirection(other)}
        >
          Show {other} first
        </Button>
      </header>
      {notes}
      {isLoading && isPrinting && <NotLoadedYet />}
      {isLoading && !isPrinting && <p className={utility.quiet}>{LOADING}</p>}
      {!isLoading && <Moments {...shown} isNewest={isNewest} />}
    </section>
  );
}
