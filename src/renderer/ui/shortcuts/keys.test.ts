import { describe, expect, it } from 'vitest';
import {
  ariaKeys,
  isCharacterAlone,
  isTaken,
  type KeyPress,
  keysInText,
  pressedKeys,
  shownKeys,
} from './keys.ts';

const press = (key: string, held: readonly string[] = [], code = ''): KeyPress => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  getModifierState: (name) => name === 'AltGraph' && held.includes('altgr'),
});

describe('keys as they are pressed', () => {
  it.each([
    [press('f'), 'F'],
    [press('F', ['shift']), 'Shift+F'],
    [press('?', ['shift']), '?'],
    [press('ArrowDown', ['alt']), 'Alt+ArrowDown'],
    [press('k', ['ctrl']), 'Mod+K'],
    [press('k', ['meta']), 'Other+K'],
    [press('/', ['ctrl', 'alt', 'altgr']), '/'],
    [press('л', ['ctrl'], 'KeyK'), 'Mod+K'],
    [press('ك', [], 'Semicolon'), 'ك'],
  ])('%# is written %s', (pressed, written) => {
    expect(pressedKeys(pressed, false)).toBe(written);
  });

  it('takes ⌘ for Ctrl on a Mac', () => {
    expect(pressedKeys(press('k', ['meta']), true)).toBe('Mod+K');
    expect(pressedKeys(press('k', ['ctrl']), true)).toBe('Other+K');
  });
});

describe('keys that are not ours', () => {
  it.each([
    'Mod+R',
    'Mod+T',
    'Mod+1',
    'Mod+,',
    'Alt+F',
    'Alt+ArrowLeft',
    'F5',
    'F12',
    'Tab',
    'Insert',
  ])('%s is taken', (keys) => {
    expect(isTaken(keys)).toBe(true);
  });

  it.each(['Mod+K', '/', '?', 'F', 'G T', 'Alt+ArrowDown', 'F1', 'Mod+F'])('%s is free', (keys) => {
    expect(isTaken(keys)).toBe(false);
  });

  it('knows which ones a person may be typing', () => {
    expect(['F', '?', 'G T'].every(isCharacterAlone)).toBe(true);
    expect(['Mod+K', 'Alt+ArrowDown'].some(isCharacterAlone)).toBe(false);
  });
});

describe('keys as they are shown', () => {
  it('are those of the keyboard in front of the person', () => {
    expect(shownKeys('Mod+K', false)).toEqual([['Ctrl', 'K']]);
    expect(shownKeys('Mod+K', true)).toEqual([['⌘', 'K']]);
    expect(shownKeys('G T', false)).toEqual([['G'], ['T']]);
    expect(shownKeys('Alt+ArrowUp', false)).toEqual([['Alt', '↑']]);
    expect(keysInText('Mod+Shift+P', false)).toBe('Ctrl+Shift+P');
  });

  it('are described to assistive technology in its own words', () => {
    expect(ariaKeys('Mod+K', false)).toBe('Control+K');
    expect(ariaKeys('Mod+K', true)).toBe('Meta+K');
  });
});
