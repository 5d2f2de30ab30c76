import { describe, expect, it, vi } from 'vitest';
import { createRegistry, type PressContext } from './registry.ts';

const at = (now: number, context: Partial<PressContext> = {}): PressContext => ({
  isTyping: false,
  characters: true,
  now,
  ...context,
});

function registryWith(...keys: string[]) {
  const registry = createRegistry();
  const runs = keys.map(() => vi.fn());
  const declared = keys.map((own, index) => ({
    keys: [own],
    label: own,
    scope: 'General' as const,
    run: () => runs[index]?.(),
  }));
  const remove = registry.add(declared);
  return { registry, runs, remove };
}

describe('shortcuts', () => {
  it('run while they are added, and no longer', () => {
    const { registry, runs, remove } = registryWith('F');
    expect(registry.press('F', at(0))).toBe(true);
    expect(registry.press('R', at(0))).toBe(false);
    remove();
    expect(registry.press('F', at(0))).toBe(false);
    expect(runs[0]).toHaveBeenCalledTimes(1);
    expect(registry.active()).toEqual([]);
  });

  it('do nothing while they are not on the screen', () => {
    const registry = createRegistry();
    const run = vi.fn();
    const onScreen = { current: true };
    registry.add([{ keys: ['F'], label: 'Find', scope: 'General', run }], onScreen);
    onScreen.current = false;
    expect(registry.press('F', at(0))).toBe(false);
    onScreen.current = true;
    expect(registry.press('F', at(0))).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of two with the same keys the later one runs', () => {
    const { registry, runs } = registryWith('F', 'F');
    registry.press('F', at(0));
    expect(runs[0]).not.toHaveBeenCalled();
    expect(runs[1]).toHaveBeenCalledTimes(1);
  });

  it('work in a text field only with Ctrl, and F1', () => {
    const { registry, runs } = registryWith('F', 'Alt+ArrowDown', 'Mod+K', 'F1');
    expect(registry.press('F', at(0, { isTyping: true }))).toBe(false);
    expect(registry.press('Alt+ArrowDown', at(0, { isTyping: true }))).toBe(false);
    expect(registry.press('Mod+K', at(0, { isTyping: true }))).toBe(true);
    expect(registry.press('F1', at(0, { isTyping: true }))).toBe(true);
    expect(runs.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 1]);
  });

  it('do not use single characters when that is turned off', () => {
    const { registry } = registryWith('F', 'G T', 'Mod+K');
    expect(registry.press('F', at(0, { characters: false }))).toBe(false);
    expect(registry.press('G', at(0, { characters: false }))).toBe(false);
    expect(registry.press('Mod+K', at(0, { characters: false }))).toBe(true);
  });

  it('take two keys one after the other', () => {
    const { registry, runs } = registryWith('G T', 'T');
    expect(registry.press('G', at(0))).toBe(true);
    expect(registry.press('T', at(1000))).toBe(true);
    expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('take the second key for itself when it comes too late', () => {
    const { registry, runs } = registryWith('G T', 'T');
    registry.press('G', at(0));
    registry.press('T', at(2000));
    expect(runs.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('cannot be declared on keys of the browser or the operating system', () => {
    expect(() => registryWith('Mod+W')).toThrow(RangeError);
  });

  it('are only listed where the focused element handles the keys', () => {
    const registry = createRegistry();
    registry.add([{ keys: ['Escape'], label: 'Close the pane', scope: 'List' }]);
    expect(registry.active()).toHaveLength(1);
    expect(registry.press('Escape', at(0))).toBe(false);
  });
});
