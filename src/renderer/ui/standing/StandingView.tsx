import type { ReactNode } from 'react';
import { type Standing, sinceText, wordText } from '#domain/standing/standing.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Who } from '#renderer/ui/timeline/Who.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './standing.module.css';

/** A text whose age is on one line: '321 days ago'. */
function WithAge({ text }: { readonly text: string }) {
  const [, before = text, age, after] = /^(.*?)(\d+ \w+ ago)(.*)$/u.exec(text) ?? [];
  return (
    <>
      {before}
      {age && <span className={styles.age}>{age}</span>}
      {after}
    </>
  );
}

/** Since when, with the instant. */
export function Since({ standing, now }: { readonly standing: Standing; readonly now: Date }) {
  const text = sinceText(standing, now, shownDateTime);
  const at = (standing.since ?? standing.lastStep)?.at;
  if (text === null) return null;
  const [before = '', after = ''] = at === undefined ? [text] : text.split(shownDateTime(at));
  return (
    <span className={styles.since}>
      <WithAge text={before} />
      {at !== undefined && <Instant value={at} />}
      <WithAge text={after} />
    </span>
  );
}

const MARKS = {
  contradicts: { text: 'Contradicts', tone: 'warning' },
  'as it came': { text: 'As it came', tone: 'neutral' },
  explains: null,
} as const;

interface StandingViewProps {
  readonly standing: Standing;
  /** The time that the standing was taken at; the current one where it needs none. */
  readonly now?: Date;
  /** What is shown in place of the last word while there is none: that it is loading, or that there is none. */
  readonly noWord?: string | undefined;
  /** The actions that follow. */
  readonly children?: ReactNode;
}

/** How a thing stands: what is awaited, of whom and since when, the last word on it, and what can be done. */
export function StandingView({ standing, noWord, children, ...at }: StandingViewProps) {
  const current = useNow();
  const now = at.now ?? current;
  const { text, tone, who, word, note, isOpen } = standing;
  const mark = word && MARKS[word.kind];
  return (
    <section
      className={styles.standing}
      aria-label={isOpen ? 'What is awaited' : 'Status'}
      data-tone={tone}
    >
      <p className={styles.awaited}>
        <strong>{text}</strong>
        <Since standing={standing} now={now} />
        {who && (
          <span className={styles.who}>
            <Who who={who} />
          </span>
        )}
      </p>
      {word && (
        <p className={styles.word}>
          {mark && <Chip label={mark} />}{' '}
          <Private>
            <LongText text={wordText(word, now)} />
          </Private>
        </p>
      )}
      {!word && noWord !== undefined && <p className={styles.note}>{noWord}</p>}
      {note !== null && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
