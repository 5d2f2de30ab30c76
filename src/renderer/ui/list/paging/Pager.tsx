import { Button, Text } from '@fluentui/react-components';
import {
  ChevronDoubleLeftRegular,
  ChevronDoubleRightRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
} from '@fluentui/react-icons';
import { type ReactElement, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { lastPageFrom, rangeWords } from '#domain/lists/pages.ts';
import { formatCount } from '#domain/text/words.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import styles from '../screen/list.module.css';
import { pagesAround } from '../state/state.ts';

interface PagerProps {
  /** Names the pager where there is more than one. */
  readonly label?: string;
  /** False where another pager of the screen has the keys. */
  readonly byKey?: boolean;
  readonly page: number;
  /** Rows a page as asked for. */
  readonly pageSize: number;
  /** The page as it is shown; undefined where it is not known which rows of the list are. */
  readonly shown: Page<unknown> | undefined;
  /** False while the rows on screen are still those of another page: the range stays theirs. */
  readonly answered?: boolean;
  /** Page buttons at the most. */
  readonly size: number;
  readonly onPage: (page: number) => void;
  /** Called when the person points at the pager. */
  readonly onPoint?: () => void;
}

/** The pages of a list around the current one, with the steps to its neighbours and ends. */
export function Pager(props: PagerProps) {
  const { label: name = 'Pages', byKey = true, answered = true } = props;
  const { page, pageSize, shown, size, onPage, onPoint } = props;
  const [pageOnScreen, setPageOnScreen] = useState(page);
  if (answered && pageOnScreen !== page) setPageOnScreen(page);
  const last = shown ? lastPageFrom(pageOnScreen, shown, pageSize) : 1;
  const turns = [
    { ...LIST_KEYS.nextPage, to: page + 1 },
    { ...LIST_KEYS.previousPage, to: page - 1 },
  ] as const;
  useShortcuts(
    turns
      .filter(({ to }) => byKey && to >= 1 && to <= last)
      .map(({ to, ...turn }) => ({ ...turn, run: () => onPage(to) })),
  );
  const step = (label: string, icon: ReactElement, to: number, disabled: boolean) => (
    <IconButton label={label} icon={icon} disabled={disabled} onClick={() => onPage(to)} />
  );
  return (
    <nav className={`${styles.pager} ${utility.toEdge}`} aria-label={name} onPointerEnter={onPoint}>
      <Text size={200} className={styles.range}>
        {shown ? rangeWords(pageOnScreen, shown, pageSize) : EMPTY}
      </Text>
      {step('First page', <ChevronDoubleLeftRegular />, 1, page <= 1)}
      {step('Previous page', <ChevronLeftRegular />, page - 1, page <= 1)}
      {pagesAround(page, last, size).map((number) => (
        <Button
          key={number}
          size="small"
          appearance={number === page ? 'primary' : 'subtle'}
          className={styles.page}
          aria-label={`Page ${number}`}
          {...(number === page && { 'aria-current': 'page' as const })}
          onClick={() => onPage(number)}
        >
          {formatCount(number)}
        </Button>
      ))}
      {step('Next page', <ChevronRightRegular />, page + 1, page >= last)}
      {step('Last page', <ChevronDoubleRightRegular />, last, page >= last)}
    </nav>
  );
}
