import type { ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { CopyButton } from '#renderer/ui/values/text/CopyButton.tsx';
import styles from './reference.module.css';

/** A named value; one that is empty is shown as such and cannot be copied. */
export interface NamedValue {
  readonly name: string;
  readonly text: string;
  /** Shown in place of the text. */
  readonly shown?: ReactNode;
}

/** Named values, each with a button that copies it. */
export function NamedValues({ facts }: { readonly facts: readonly NamedValue[] }) {
  return (
    <dl className={`${styles.facts} ${utility.named}`}>
      {facts.map(({ name, text, shown }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text === '' ? EMPTY : (shown ?? text)}
            {text !== '' && <CopyButton label={`Copy ${name}: ${text}`} text={text} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
