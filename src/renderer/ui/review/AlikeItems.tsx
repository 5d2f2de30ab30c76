import { useMemo } from 'react';
import { type Alike, alikeIn, type Compared } from '#domain/queues/alike.ts';
import { counted } from '#domain/text/words.ts';
import { useImageDigests } from '#renderer/client/calls/images.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import type { Reviewed } from './queue.ts';
import styles from './review.module.css';

const whose = ({ isOther }: Alike) => {
  if (isOther === null) return 'user not known';
  return isOther ? 'another user' : 'the same user';
};

interface AlikeItemsProps<T extends Reviewed> {
  readonly item: T;
  /** The items of the queue that were read. */
  readonly loaded: readonly T[];
  readonly compared: Compared<T>;
  /** It stands in two places: above what decides where something was found, else below it. */
  readonly only: 'found' | 'none';
}

/** What the other loaded items of the queue have in common with this one. Nothing of it is kept. */
export function AlikeItems<T extends Reviewed>(props: AlikeItemsProps<T>) {
  const { item, loaded, compared, only } = props;
  const digestOf = useImageDigests();
  const found = useMemo(
    () => alikeIn(item, loaded, compared, digestOf),
    [item, loaded, compared, digestOf],
  );
  const others = loaded.filter(({ id }) => id !== item.id).length;
  const count = new Set(found.map(({ id }) => id)).size;
  if (only !== (count > 0 ? 'found' : 'none')) return null;
  return (
    <section className={styles.part} aria-label="What belongs together">
      <h2>What belongs together</h2>
      <ul className={utility.tight}>
        {found.map((each) => (
          <li key={each.text}>
            {each.text}{' '}
            <Chip label={{ text: whose(each), tone: each.isOther ? 'warning' : 'neutral' }} />
          </li>
        ))}
      </ul>
      <p>
        {count === 0 ? 'None' : count} of {counted(others, `other loaded ${compared.noun}`)}.
        {compared.imagesOf &&
          ' Images are compared by their files, as far as they were loaded since you signed in: the same document photographed again is not found.'}
      </p>
    </section>
  );
}
