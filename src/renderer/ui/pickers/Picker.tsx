import { Combobox, Option } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { normalizeText } from '#domain/text/normalize-text.ts';
import styles from './pickers.module.css';

/** Options that are drawn at first, and that are added whenever the end comes near. */
const STEP = 50;
/** What is left below, in pixels and in options, when more are drawn; a page of keys is 10 options. */
const NEAR_PX = 300;
const NEAR_OPTIONS = 20;

/** What a picker chooses from. */
export interface Choices<T> {
  /** Those that fit the text, best first; all of them for an empty one. */
  find(text: string): readonly T[];
  keyOf(item: T): string;
  /** The text of the field when it is chosen. */
  textOf(item: T): string;
  /** The option. */
  Row(props: { readonly item: T }): ReactNode;
}

interface PickerProps<T> {
  readonly choices: Choices<T>;
  readonly chosen: T | undefined;
  readonly placeholder: string;
  /** Shown when there are no options: the reason and what to do. */
  readonly nothing: string;
  /** Where what is chosen from could not be loaded: loads it again. */
  readonly onRetry?: (() => void) | undefined;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  /** Names the field where no label does. */
  readonly label?: string;
  /** Shown before the text of the choice. */
  readonly flag?: ReactNode;
  readonly className?: string | undefined;
  /** The item that was chosen; null when the field was emptied. */
  readonly onChoose: (item: T | null) => void;
}

const RETRY = '\0retry';

/** What is typed, whether the list is open and how much of it is drawn. */
function useTypeAhead<T>({ choices, chosen, onChoose }: PickerProps<T>) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(STEP);
  const found = open ? choices.find(typed ?? '') : [];
  const at = chosen === undefined || typed !== null ? 0 : found.indexOf(chosen);

  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setDrawn(STEP);
    if (text === '' && chosen !== undefined) onChoose(null);
  };
  /** What was typed out in full is chosen, however it got there; the rest is dropped. */
  const leave = () => {
    const [first] = typed ? choices.find(typed) : [];
    const isMeant =
      first !== undefined && normalizeText(choices.textOf(first)) === normalizeText(typed ?? '');
    if (isMeant) onChoose(first);
    setTyped(null);
  };
  return {
    open,
    typed,
    found,
    /** Options up to the chosen one are drawn at once: the list opens there. */
    visible: found.slice(0, Math.max(drawn, at + STEP)),
    type,
    leave,
    toggle(isOpen: boolean) {
      setOpen(isOpen);
      setDrawn(STEP);
      if (!isOpen) setTyped(null);
    },
    drawMore: () => setDrawn((count) => count + STEP),
    drawAll: () => setDrawn(found.length),
  };
}

/**
 * A field that finds one of many options by a part of its name or code. Only visible options are
 * drawn; assistive technology gets their number.
 */
export function Picker<T>(props: PickerProps<T>) {
  const { choices, chosen, placeholder, nothing, onRetry, disabled = false, label, flag } = props;
  const list = useTypeAhead(props);
  const { open, typed, found, visible } = list;
  const showsFlag = typed === null && chosen !== undefined && flag !== undefined;

  const choose = (key: string | undefined) => {
    if (key === RETRY) onRetry?.();
    const item = found.find((each) => choices.keyOf(each) === key);
    if (item === undefined) return;
    props.onChoose(item);
    list.toggle(false);
  };
  /** Before the list's own keys: the last option must be there to go to. */
  const beforeKey = ({ key }: KeyboardEvent) => {
    if (open && key === 'End') flushSync(list.drawAll);
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX) list.drawMore();
  };
  const onActive = (key: string | undefined) => {
    const index = visible.findIndex((item) => choices.keyOf(item) === key);
    if (index >= visible.length - NEAR_OPTIONS) list.drawMore();
  };

  return (
    <div className={`${styles.picker} ${props.className ?? ''}`} data-flag={showsFlag}>
      {showsFlag && <span className={styles.flag}>{flag}</span>}
      <Combobox
        {...(label !== undefined && { 'aria-label': label })}
        className={styles.field}
        size={props.size ?? 'medium'}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        // The field itself opens the list by every key and click; its arrow is no Tab stop.
        expandIcon={{ tabIndex: -1 }}
        listbox={{ className: styles.list, onScroll }}
        open={open}
        value={typed ?? (chosen === undefined ? '' : choices.textOf(chosen))}
        selectedOptions={chosen === undefined ? [] : [choices.keyOf(chosen)]}
        // Until something is typed or pointed at no option is active, which Tab would choose.
        disableAutoFocus={!typed}
        onOpenChange={(_event, data) => list.toggle(data.open)}
        onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
        onActiveOptionChange={(_event, { nextOption }) => onActive(nextOption?.value)}
        onChange={({ target }) => list.type(target.value)}
        onKeyDownCapture={beforeKey}
        onFocus={({ target }) => target.select()}
        onBlur={list.leave}
      >
        {open && found.length === 0 && (
          <Option
            className={styles.nothing}
            value={RETRY}
            text=""
            disabled={onRetry === undefined}
            checkIcon={null}
          >
            {nothing}
          </Option>
        )}
        {visible.map((item, index) => (
          <Option
            key={choices.keyOf(item)}
            value={choices.keyOf(item)}
            // Fluent would go to the first option whose text begins with what was typed, wherever it
            // is listed; the best one is the first.
            text=""
            aria-setsize={found.length}
            aria-posinset={index + 1}
          >
            <choices.Row item={item} />
          </Option>
        ))}
      </Combobox>
    </div>
  );
}
