import type { ReactNode } from 'react';
import { contradicts, type Evidence } from '#domain/standing/evidence.ts';
import { type Standing, sinceText } from '#domain/standing/standing.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Who } from '#renderer/ui/timeline/Who.tsx';
import { How } from '#renderer/ui/values/How.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Unbroken } from '#renderer/ui/values/text/Unbroken.tsx';
import { Clamped } from './Clamped.tsx';
import { Said } from './Said.tsx';
import styles from './standing.module.css';

/** What is awaited, in which a name is personal. */
export function StandingText({ text, name }: Pick<Standing, 'text' | 'name'>) {
  if (name === null) return <Unbroken text={text} />;
  const [before = '', ...after] = text.split(name);
  return (
    <>
      <Unbroken text={before} />
      <Private>{name}</Private>
      <Unbroken text={after.join(name)} />
    </>
  );
}

/** Since when, with the instant. */
export function Since({ standing, now }: { readonly standing: Standing; readonly now: Date }) {
  const text = sinceText(standing, now, shownDateTime);
  const at = standing.since?.at;
  if (text === null || at === undefined) return null;
  const [before = '', after = ''] = text.split(shownDateTime(at));
  return (
    <span className={styles.since}>
      <Unbroken text={before} />
      <Instant value={at} />
      <Unbroken text={after} />
    </span>
  );
}

/** Lines of a reason: as many in every state, so that what is below keeps its place. */
const LINES = 3;

interface StandingViewProps {
  readonly standing: Standing;
  /** The time that the standing was taken at; the current one where it needs none. */
  readonly now?: Date;
  /** What is said while the evidence are not there: that they load, or could not be loaded. */
  readonly missing?: string | undefined;
  /** Lines that have room: more than usual where nothing else takes it, fewer where they are long. */
  readonly lines?: number | undefined;
  /** The actions that follow. */
  readonly children?: ReactNode;
}

const All = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
  evidence.map((each) => (
    <span key={each.text} data-weight={each.weight}>
      <Said evidence={each} />{' '}
    </span>
  ));

/**
 * The verdict on a thing: what is awaited, what contradicts that, of whom and since when, what else was read, and what
 * can be done. Its height and the place of its actions are the same for every thing.
 */
export function StandingView(props: StandingViewProps) {
  const { standing, missing, lines = LINES, children, ...at } = props;
  const current = useNow();
  const now = at.now ?? current;
  const { tone, who, evidence, how, isOpen } = standing;
  const hows = [how, ...evidence.map((each) => each.how)].filter((each) => each !== null);
  return (
    <section
      className={styles.standing}
      aria-label={isOpen ? 'What is awaited' : 'Status'}
      data-tone={tone}
    >
      <Clamped lines={lines}>
        <strong>
          <StandingText {...standing} />
        </strong>{' '}
        {hows.length > 0 && <How text={[...new Set(hows)].join(' ')} />}{' '}
        <All evidence={evidence.filter(contradicts)} />
        <Since standing={standing} now={now} />{' '}
        {who && (
          <span className={styles.since}>
            <Who who={who} />{' '}
          </span>
        )}
        <All evidence={evidence.filter((each) => !contradicts(each))} />
        {missing}
      </Clamped>
      {children && <div className={styles.acts}>{children}</div>}
    </section>
  );
}
