import { useState } from 'react';
import { formatExact } from '#domain/time/format.ts';
import { useSignedInAs } from '#renderer/client/cache/useOwnName.ts';
import { useIsPractice, usePerson } from '#renderer/client/desk/desk.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { useIsPrinting } from './printing.ts';

interface PaperHeadProps {
  /** A heading, for what has none. */
  readonly title?: string;
  /** Whether it may name who printed it. */
  readonly withName?: boolean;
}

function Head({ title, withName = true }: PaperHeadProps) {
  const [now] = useState(() => new Date());
  const isPractice = useIsPractice();
  const isSignedIn = usePerson() !== '';
  const who = useSignedInAs({ withName });
  return (
    <>
      <header className="paper-head">
        <p>
          Corridor
          {isPractice && <strong> · Practice: nothing here is real</strong>}
        </p>
        <p>
          Printed {shownDateTime(now)} ({formatExact(now)}){isSignedIn && ` by ${who}`}
        </p>
      </header>
      {title !== undefined && <h1>{title}</h1>}
    </>
  );
}

/** The first lines on paper: when it was printed, by whom, and whether it is practice. */
export const PaperHead = (props: PaperHeadProps) => (useIsPrinting() ? <Head {...props} /> : null);
