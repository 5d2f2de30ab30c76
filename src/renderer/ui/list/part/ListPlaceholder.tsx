import { Button, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useReason } from '#renderer/ui/feedback/useReason.ts';
import { type Density, HEADER_HEIGHT, ROW_HEIGHT } from '#renderer/ui/grid/heights.ts';
import { NotLoadedYet } from '#renderer/ui/paper/NotLoadedYet.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './list-part.module.css';

interface ListPlaceholderProps {
  readonly loading: boolean;
  /** Why they could not be loaded; null after a success. */
  readonly error: Error | null;
  /** What they are called in a sentence: 'orders'. */
  readonly things: string;
  /** Why there is nothing to show. */
  readonly text: string;
  readonly density: Density;
  /** The size of a card in pixels; left out where rows are those of a table. */
  readonly card?: { readonly width: number; readonly height: number };
  /** The last word of a search that finds nothing, and what searches for it instead. */
  readonly lastWord?: { readonly word: string; readonly onSearch: () => void };
  readonly onRetry: (() => void) | undefined;
  /** What is there besides, and the way to it. */
  readonly besides?: ReactNode;
  /** The way out when search or filters leave nothing. */
  readonly onClear?: () => void;
}

/** Characters of a reason that are shown at once. */
const LONGEST_REASON = 140;

/** Cards of the first page that are drawn before it is there. */
const SHAPES = Array.from({ length: 6 }, (_shape, index) => index);

/** The shape of cards to come. */
function CardShapes({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <div
      className={styles.cardShapes}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
      role="status"
      aria-label="Loading"
    >
      {SHAPES.map((shape) => (
        <div key={shape} style={{ height }} />
      ))}
    </div>
  );
}

/** Shown in an empty list: a skeleton while loading, why there are no rows, or the failure. */
export function ListPlaceholder(props: ListPlaceholderProps) {
  const { loading, error, things, text, density, card, lastWord, besides, onRetry, onClear } =
    props;
  const reason = useReason(error);
  const isPrinting = useIsPrinting();
  if (loading && isPrinting) return <NotLoadedYet />;
  if (loading && card) return <CardShapes {...card} />;
  if (loading) {
    return (
      <div
        // Not the element of the message that takes its place: nothing moves from the one to the other.
        key="skeleton"
        className={styles.skeleton}
        style={{ top: HEADER_HEIGHT, backgroundSize: `100% ${ROW_HEIGHT[density]}px` }}
        role="status"
        aria-label="Loading"
      />
    );
  }
  return (
    <div className={`${styles.nothing} ${utility.centred}`} role="status">
      <Text>{error ? `The ${things} could not be loaded.` : text}</Text>
      {reason !== null && <CutText text={reason} most={LONGEST_REASON} />}
      {error && onRetry && <Button onClick={onRetry}>Retry</Button>}
      {!error && besides}
      {!error && lastWord && (
        <Button onClick={lastWord.onSearch}>Search for ‘{lastWord.word}’ only</Button>
      )}
      {!error && onClear && <Button onClick={onClear}>Clear filters</Button>}
    </div>
  );
}
