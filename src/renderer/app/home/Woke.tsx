/** What came back of the things that this person watches, as the bell lists it. */
import { watchedPlace, wokenText } from '#domain/watches/watches.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { useWoken } from '#renderer/client/kept/watches.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './home.module.css';
import { Line } from './Unfinished.tsx';

/** Nothing where nothing came back. */
export function Woke() {
  const woken = useWoken();
  if (woken.length === 0) return null;
  return (
    <section aria-label="Came back">
      <h2 className={`${styles.heading} ${utility.note}`}>Came back</h2>
      <ul className={styles.lines}>
        {woken.map(({ id, thing, note, woke, setAt }) => (
          <Line key={id} to={watchedPlace(thing)}>
            {wokenText(thing, woke?.why ?? null)}, {shownWhen(woke?.at ?? setAt)}
            {note !== '' && (
              <>
                {': '}
                <Private>{note}</Private>
              </>
            )}
          </Line>
        ))}
      </ul>
    </section>
  );
}
