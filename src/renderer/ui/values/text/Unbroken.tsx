import { Fragment } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { unbrokenParts } from './unbroken.ts';

/** A text in which no date, age, amount or ID breaks, unless it is longer than a line. */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = unbrokenParts(text);
  if (parts.length === 1) return text;
  let end = 0;
  return parts.map((part, at) => {
    end += part.length;
    const isWhole = at % 2 === 1;
    return isWhole ? (
      <span key={end} className={utility.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={`${end} after`}>{part}</Fragment>
    );
  });
}
