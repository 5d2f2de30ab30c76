import { Fragment, type ReactNode, useState } from 'react';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { beginning, breakable, LONGEST_TEXT } from './longText.ts';
import { Unbroken } from './Unbroken.tsx';

/** Parts of a text between which a line may be broken; copied, it is the same text. */
export function Breakable({ parts }: { readonly parts: readonly string[] }) {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        <Unbroken text={part} />
      </Fragment>
    );
  });
}

interface LongTextProps {
  readonly text: string;
  /** Characters after which it is cut. */
  readonly most?: number;
}

/** Any text that others have written: a long one is cut, and can be shown whole. */
export function LongText({ text, most = LONGEST_TEXT }: LongTextProps) {
  const [all, setAll] = useState(false);
  const isPrinting = useIsPrinting();
  if (text.length <= most || isPrinting) return <Breakable parts={breakable(text)} />;
  return (
    <>
      <Breakable parts={breakable(all ? text : `${beginning(text, most)}…`)} />{' '}
      <button type="button" className={utility.asLink} onClick={() => setAll(!all)}>
        {all ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}

/** A text where nothing can be pressed, as in a tooltip or a toast: a long one is cut for good. */
export const CutText = ({ text, most = LONGEST_TEXT }: LongTextProps) => (
  <Breakable parts={breakable(text.length > most ? `${beginning(text, most)}…` : text)} />
);

/** The content of a field: a text as {@link LongText}, anything else as it is. */
export const longValue = (value: ReactNode): ReactNode =>
  typeof value === 'string' ? <LongText text={value} /> : value;
