import { EMPTY } from './empty.ts';
import { countryName, flagUrl } from './flags.ts';
import styles from './values.module.css';

interface CountryProps {
  /** ISO 3166 alpha-2. */
  readonly code: string | null;
  /** Where the server names it; otherwise the code's own name is used. */
  readonly name: string | null;
}

/** A country with its flag; the flag is decoration, the name says it. */
export function Country({ code, name }: CountryProps) {
  if (code === null && name === null) return <span className={styles['muted']}>{EMPTY}</span>;
  const flag = code === null ? undefined : flagUrl(code);
  return (
    <span className={styles['country']}>
      {flag && <img src={flag} alt="" width={18} height={12} className={styles['flag']} />}
      <span>{name ?? countryName(code ?? '')}</span>
    </span>
  );
}
