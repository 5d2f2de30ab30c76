import type { KeyboardEvent } from 'react';
import { onMac, pressedKeys } from '../shortcuts/keys.ts';
import { GENERAL_KEYS } from '../shortcuts/table.ts';
import { useCharacterKeys } from '../shortcuts/useShortcuts.ts';

/**
 * A hook: the key that answers a question with Yes, and what listens to it inside the question. Undefined where keys of
 * one character are turned off, or the question is not answered by a letter.
 */
export function useYesKey(isAnswered: boolean, onYes: () => void) {
  const [characters] = useCharacterKeys();
  const yesKey = characters && isAnswered ? GENERAL_KEYS.yes.keys[0] : undefined;
  const answerByKey = ({ nativeEvent, currentTarget }: KeyboardEvent) => {
    const { target, repeat } = nativeEvent;
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (!isHere || repeat || pressedKeys(nativeEvent, onMac()) !== yesKey) return;
    onYes();
  };
  return { yesKey, answerByKey };
}
