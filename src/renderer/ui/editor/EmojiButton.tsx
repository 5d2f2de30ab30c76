import { Button, SearchBox, Select } from '@fluentui/react-components';
import { EmojiRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useState } from 'react';
import { focusSibling } from '#renderer/ui/layout/focusSibling.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './editor.module.css';
import { chosenEmoji, EMOJI_GROUPS, useEmoji } from './emoji.ts';
import { ToolPopover } from './ToolPopover.tsx';

/** Emoji in a row of the picker; its style sheet says the same. */
const COLUMNS = 8;

interface PickerProps {
  readonly onPick: (emoji: string) => void;
}

/** The emoji a key moves to from emoji `at` of `count`; undefined where there is none. */
function targetOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + COLUMNS,
    ArrowUp: at - COLUMNS,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}

/** Emoji by group or by name. One of them is a tab stop; arrow keys move to the others. */
function Picker({ onPick }: PickerProps) {
  const [group, setGroup] = useState<number>(EMOJI_GROUPS[0][0]);
  const [typed, setTyped] = useState('');
  const [stop, setStop] = useState(0);
  const { data: all, failed, retry } = useEmoji();
  const shown = chosenEmoji(all ?? [], group, typed);
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const target = targetOf(event.key, at, shown.length);
    if (target === undefined) return;
    setStop(target);
    focusSibling(event, target);
  };
  return (
    <div className={`${styles.picker} ${utility.stack}`}>
      <SearchBox
        autoFocus
        size="small"
        placeholder="Search emoji"
        aria-label="Search emoji"
        value={typed}
        onChange={(_event, { value }) => {
          setTyped(value);
          setStop(0);
        }}
      />
      <Select
        size="small"
        aria-label="Group"
        disabled={typed !== ''}
        value={group}
        onChange={(_event, { value }) => {
          setGroup(Number(value));
          setStop(0);
        }}
      >
        {EMOJI_GROUPS.map(([number, name]) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </Select>
      <fieldset className={styles.emoji} aria-label="Emoji">
        {shown.map(({ unicode, label }, at) => (
          <button
            key={unicode}
            type="button"
            className={`${utility.hovers} ${utility.ringInside}`}
            aria-label={label}
            title={label}
            tabIndex={at === stop ? 0 : -1}
            onClick={() => onPick(unicode)}
            onKeyDown={(event) => move(event, at)}
          >
            {unicode}
          </button>
        ))}
      </fieldset>
      {failed && (
        <div role="alert" className={utility.quiet}>
          <p>The emoji could not be loaded.</p>
          <Button size="small" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {!failed && shown.length === 0 && (
        <p role="status" className={utility.quiet}>
          {all ? 'No emoji of that name' : 'Loading…'}
        </p>
      )}
    </div>
  );
}

/** Opens the emoji, and reports the picked one. */
export const EmojiButton = ({ onPick }: PickerProps) => (
  <ToolPopover label="Emoji" icon={<EmojiRegular />}>
    {(close) => (
      <Picker
        onPick={(emoji) => {
          close();
          onPick(emoji);
        }}
      />
    )}
  </ToolPopover>
);
