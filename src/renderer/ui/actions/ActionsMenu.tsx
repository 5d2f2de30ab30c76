import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Fragment, type KeyboardEvent } from 'react';
import { refKey } from '#contract/bridge/recorded-acts.ts';
import { asSentence } from '#domain/text/words.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { useWatchOn, type Watchable, watchAsked } from '#renderer/client/kept/watches.ts';
import { DrawnKey } from '../shortcuts/Keys.tsx';
import { onMac, pressedKeys } from '../shortcuts/keys.ts';
import { GENERAL_KEYS } from '../shortcuts/table.ts';
import styles from './actions.module.css';
import { missingActs, type Offer, type OfferedAct, type OtherChoice, shownActs } from './offer.ts';

/** What Fluent does with a letter, this does instead: it chooses the act with that letter. */
function onLetter(event: KeyboardEvent<HTMLElement>): void {
  const letter = pressedKeys(event.nativeEvent, onMac());
  if (letter.length !== 1 || letter === ' ') return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.querySelector<HTMLElement>(`[data-letter="${CSS.escape(letter)}"]`)?.click();
}

const actItem = ({ name, label, key, why, ask }: OfferedAct) => (
  <MenuItem
    key={name}
    data-letter={key}
    aria-keyshortcuts={key}
    secondaryContent={{ children: <DrawnKey keys={key} /> }}
    disabled={why !== null}
    {...(why !== null && { title: asSentence(why) })}
    onClick={ask}
  >
    {label}
  </MenuItem>
);

const otherItem = ({ label, disabled = false, run }: OtherChoice) => (
  <MenuItem key={label} disabled={disabled} onClick={run}>
    {label}
  </MenuItem>
);

/** Asks for a private note on the thing, and when it comes back. */
function WatchItem({ watchable }: { readonly watchable: Watchable }) {
  const isWatched = useWatchOn(refKey(watchable.thing)) !== undefined;
  const [key] = GENERAL_KEYS.watch.keys;
  return (
    <MenuItem
      data-letter={key}
      aria-keyshortcuts={key}
      secondaryContent={{ children: <DrawnKey keys={key} /> }}
      onClick={() => watchAsked.set(watchable)}
    >
      {isWatched ? 'Edit Watch' : 'Watch'}
    </MenuItem>
  );
}

interface NotOfferedProps {
  readonly acts: readonly OfferedAct[];
  /** Whether the menu has nothing above it. */
  readonly isAlone: boolean;
}

/** The acts that the thing does not offer to this person, each with its first failing condition. */
function NotOffered({ acts, isAlone }: NotOfferedProps) {
  const missing = missingActs(acts);
  if (missing.length === 0) return null;
  return (
    <>
      {!isAlone && <MenuDivider />}
      {/* Not inline: it would be cut where the menu ends. */}
      <Menu positioning={{ position: 'before', align: 'bottom', autoSize: true }}>
        <MenuTrigger disableButtonEnhancement>
          <MenuItem>Not offered</MenuItem>
        </MenuTrigger>
        <MenuPopover className={styles.reasons}>
          <MenuList>
            {missing.map(({ name, label, why }) => (
              // It is there to be read.
              <MenuItem key={name} aria-disabled persistOnClick className={styles.reason}>
                {label}: {why}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}

interface ActionsMenuProps {
  readonly offer: Offer;
  /** What it opens at. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The open menu of what a thing offers; it says when the outcome of the last act is unknown. */
export function ActionsMenu({ offer, anchor, onClose }: ActionsMenuProps) {
  const { thing, title, acts, before, after, watchable } = offer;
  const unknown = useOutcomeUnknown(thing);
  const shown = shownActs(acts);
  const { '': first = [], ...groups } = Object.groupBy(shown, ({ group = '' }) => group);
  const isFirstEmpty = before.length + first.length === 0;
  const isAlone = [...before, ...shown, ...after].length === 0;
  return (
    <Menu
      open
      inline
      positioning={{
        target: anchor,
        position: 'below',
        align: 'end',
        strategy: 'fixed',
        // In a low window it scrolls.
        autoSize: true,
      }}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <MenuPopover className={styles.menu}>
        <MenuList aria-label={title} onKeyDownCapture={onLetter}>
          <MenuGroup>
            {unknown && <MenuGroupHeader title={OUTCOME_UNKNOWN}>Outcome unknown</MenuGroupHeader>}
            {before.map(otherItem)}
            {first.map(actItem)}
          </MenuGroup>
          {Object.entries(groups).map(([name, own = []]) => (
            <Fragment key={name}>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{name}</MenuGroupHeader>
                {own.map(actItem)}
              </MenuGroup>
            </Fragment>
          ))}
          {after.map((choices, at) => (
            <Fragment key={choices[0]?.label}>
              {!(isFirstEmpty && at === 0) && <MenuDivider />}
              {choices.map(otherItem)}
            </Fragment>
          ))}
          {watchable && (
            <>
              {!isAlone && <MenuDivider />}
              <WatchItem watchable={watchable} />
            </>
          )}
          <NotOffered acts={acts} isAlone={isAlone && watchable === null} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
