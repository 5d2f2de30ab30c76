import { RichText } from '#renderer/ui/editor/RichText.tsx';
import styles from './ribbons.module.css';

/** A ribbon as users see it: a band above their screen, light in every theme. */
export function RibbonPreview({ html }: { readonly html: string }) {
  return (
    <section className={styles['preview']} aria-label="Preview">
      <div className={styles['band']}>
        {html === '' ? (
          <span className={styles['nothing']}>Nothing written yet</span>
        ) : (
          <RichText html={html} kind="line" />
        )}
      </div>
    </section>
  );
}
