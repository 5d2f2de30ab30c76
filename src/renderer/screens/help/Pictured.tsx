/** A picture in Help, of sample data. `npm run screens` takes all of them, so that they show what is so. */
import { useThemeName } from '#renderer/ui/layout/useThemeName.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './help.module.css';

/** What a picture is of. */
export interface HelpPicture {
  /** The name of its files, and of what `npm run screens` opens for it. */
  readonly name: string;
  /** What is to be seen, in words. */
  readonly shows: string;
}

const FILES = import.meta.glob<string>('../../../../resources/manual/help/pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

export function Pictured({ name, shows }: HelpPicture) {
  const file = FILES[`../../../../resources/manual/help/pictures/${name}-${useThemeName()}.webp`];
  return (
    <figure className={styles.picture}>
      <img src={file} alt="" width={720} height={540} />
      <figcaption className={utility.aside}>{shows}. Sample data.</figcaption>
    </figure>
  );
}
