import { type KeyboardEvent, type PropsWithChildren, useId } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { arrowTarget, SIDEWAYS } from './arrowTarget.ts';
import { focusSibling } from './focusSibling.ts';
import { SCROLLABLE } from './scrollable.ts';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** Names the tabs for assistive technology. */
  readonly label: string;
  /** The tabs from left to right, and what they are called. */
  readonly tabs: readonly (readonly [name: Name, title: string])[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** Vertical tabs are at the left of their panel. */
  readonly orientation?: Orientation;
}

type Orientation = 'horizontal' | 'vertical';

const ARROWS = { horizontal: SIDEWAYS, vertical: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Tabs and the panel of the selected one. One tab is a tab stop; arrows, Home and End move between tabs,
 * Enter or a click selects. Fluent's TabList hides focusable elements from assistive technology, which
 * fails WCAG checks.
 */
export function Tabs<Name extends string>(props: PropsWithChildren<TabsProps<Name>>) {
  const { label, tabs, selected, onSelect, orientation = 'horizontal', children } = props;
  const id = useId();
  const panel = `${id}panel`;
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target = arrowTarget(event.key, index, tabs.length, ARROWS[orientation]);
    if (target !== undefined) focusSibling(event, target);
  };
  const parts = (
    <>
      <div
        className={`${styles.tabs} ${utility.toEdge}`}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
      >
        {tabs.map(([name, title], index) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            className={`${styles.tab} ${utility.ringInside} ${utility.toEdge} ${utility.bare}`}
            data-title={title}
            aria-selected={name === selected}
            aria-controls={panel}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={(event) => move(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        id={panel}
        className={`${styles.panel} ${utility.ringInside} ${utility.toEdge}`}
        role="tabpanel"
        aria-labelledby={`${id}${selected}`}
        {...SCROLLABLE}
      >
        {children}
      </div>
    </>
  );
  return orientation === 'vertical' ? (
    <div className={`${utility.beside} ${utility.besideIfWide}`}>{parts}</div>
  ) : (
    parts
  );
}
