import { countryLabel } from '#domain/places/country-names.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '../empty.ts';
import styles from '../values.module.css';
import { Flag } from './Flag.tsx';
import { countryCode } from './flags.ts';

interface FlaggedProps {
  /** ISO 3166 alpha-2 of the flag; a name is looked up. */
  readonly code: string | null;
  readonly text: string;
}

/** A text with the flag of a country; the flag is decoration, the text says it. */
export function Flagged({ code, text }: FlaggedProps) {
  return (
    <span className={styles.country}>
      <Flag code={countryCode(code ?? text) ?? ''} />
      <span className={utility.cut}>{text}</span>
    </span>
  );
}

interface CountryProps {
  /** ISO 3166 alpha-2; where it is unknown, the name is looked up. */
  readonly code: string | null;
  /** As the server spells it, which is shown only of a country that is not known. */
  readonly name: string | null;
}

/** A country with its flag, spelled as it is everywhere. */
export function Country({ code, name }: CountryProps) {
  const text = countryLabel(code, name);
  if (text === null) return <span className={utility.quiet}>{EMPTY}</span>;
  return <Flagged code={code ?? name} text={text} />;
}
