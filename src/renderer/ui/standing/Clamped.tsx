import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './standing.module.css';

/** CSS pixels of a line. */
const LINE = 20;

interface ClampedProps {
  /** The lines that it has, however much is in it. */
  readonly lines: number;
}

/** A text that has the same height while it loads, after it, and from thing to thing; the rest is behind 'More'. */
export function Clamped({ lines, children }: PropsWithChildren<ClampedProps>) {
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isAll, setAll] = useState(false);
  const isPrinting = useIsPrinting();
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const observer = new ResizeObserver(() => setLong(current.offsetHeight > lines * LINE));
    observer.observe(current);
    return () => observer.disconnect();
  }, [lines]);
  const isWhole = isPrinting || (isAll && isLong);
  return (
    <div className={styles.clamped} style={isWhole ? {} : { blockSize: lines * LINE }}>
      <div ref={text}>{children}</div>
      {isLong && (
        <button
          type="button"
          className={`${styles.more} ${utility.asLink} ${utility.ringInside}`}
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
