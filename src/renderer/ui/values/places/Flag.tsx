import styles from '../values.module.css';
import { flagUrl } from './flags.ts';

/** The flag of a country by its ISO 3166 alpha-2 code; decoration beside what names it. */
export function Flag({ code }: { readonly code: string }) {
  const url = flagUrl(code);
  if (url === undefined) return null;
  return <img src={url} alt="" width={18} height={12} loading="lazy" className={styles.flag} />;
}
