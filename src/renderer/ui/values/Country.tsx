import { EMPTY } from './empty.ts';
import { Flag } from './Flag.tsx';
import { countryCode, countryName } from './flags.ts';
import styles from './values.module.css';

interface CountryProps {
  /** ISO 3166 alpha-2; where it is unknown, the name is looked up. */
  readonly code: string | null;
  /** Where the server names it; otherwise the code's own name is used. */
  readonly name: string | null;
}

/** A country with its flag; the flag is decoration, the name says it. */
export function Country({ code, name }: CountryProps) {
  const known = code ?? name;
  if (known === null) return <span className={styles['muted']}>{EMPTY}</span>;
  return (
    <span className={styles['country']}>
      <Flag code={countryCode(known) ?? ''} />
      <span>{name ?? countryName(known)}</span>
    </span>
  );
}
