import { RichText } from '#renderer/ui/editor/RichText.tsx';
import styles from './ribbons.module.css';

interface RibbonProps {
  readonly html: string;
}

/** A ribbon as users see it: a band above their screen, light in every theme. */
export const RibbonBand = ({ html }: RibbonProps) => (
  <div className={styles.band}>
    {html === '' ? (
      <span className={styles.nothing}>Nothing written yet</span>
    ) : (
      <RichText html={html} kind="ribbon" />
    )}
  </div>
);

/** {@link RibbonBand} of what is being written, or asked about. */
export const RibbonPreview = ({ html }: RibbonProps) => (
  <section aria-label="Preview">
    <RibbonBand html={html} />
  </section>
);
