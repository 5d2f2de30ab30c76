import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '../Private.tsx';
import styles from '../values.module.css';
import { LongText } from './LongText.tsx';

interface JsonViewProps {
  /** Names the text for assistive technology. */
  readonly label: string;
  readonly value: unknown;
}

/** Characters of JSON that are shown at once. */
const LONGEST_JSON = 20_000;

/** A value as indented JSON; what is no value at all is null. */
export const jsonText = (value: unknown): string => JSON.stringify(value ?? null, null, 2);

/** A value as JSON: always text, which scrolls by key too. It may tell who somebody is. */
export function JsonView({ label, value }: JsonViewProps) {
  return (
    <section className={`${styles.json} ${utility.framed}`} aria-label={label} {...SCROLLABLE}>
      <pre>
        <Private>
          <LongText text={jsonText(value)} most={LONGEST_JSON} />
        </Private>
      </pre>
    </section>
  );
}
