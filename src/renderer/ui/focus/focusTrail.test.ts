import { describe, expect, it } from 'vitest';
import { createFocusTrail } from './focusTrail.ts';

/** A trail over elements and surfaces by their names; `gone` cannot take the focus any more. */
function trail(...gone: readonly string[]) {
  const things = new Map<string, { readonly name: string }>();
  const named = (name: string) => {
    const thing = things.get(name) ?? { name };
    things.set(name, thing);
    return thing;
  };
  const core = createFocusTrail<{ readonly name: string }>(({ name }) => !gone.includes(name));
  return {
    focused: (element: string, surface?: string) =>
      core.focused(named(element), surface === undefined ? null : named(surface)),
    returnsTo: (surface: string) => core.returnsTo(named(surface))?.name,
  };
}

describe('the focus, once a dialog has closed', () => {
  it('goes back to what had it when the dialog opened, also where code opened it', () => {
    const { focused, returnsTo } = trail();
    focused('Sign in');
    focused('OK', 'alert');
    expect(returnsTo('alert')).toBe('Sign in');
  });

  it('goes back from dialog to dialog', () => {
    const { focused, returnsTo } = trail();
    focused('Edit');
    focused('Rate', 'form');
    focused('Save', 'form');
    focused('No', 'question');
    expect(returnsTo('question')).toBe('Save');
    focused('Save', 'form');
    expect(returnsTo('form')).toBe('Edit');
  });

  it('goes to the button of the menu when its entry is gone', () => {
    const { focused, returnsTo } = trail('Save as new view…');
    focused('Views');
    focused('Save as new view…', 'menu');
    focused('Name', 'dialog');
    expect(returnsTo('dialog')).toBe('Views');
  });

  it('goes nowhere when nothing of that is left', () => {
    const { focused, returnsTo } = trail('Delete');
    focused('Delete');
    focused('No', 'question');
    expect(returnsTo('question')).toBeUndefined();
    expect(returnsTo('never opened')).toBeUndefined();
  });

  it('does not go round in circles', () => {
    const { focused, returnsTo } = trail('a', 'b');
    focused('a', 'first');
    focused('b', 'second');
    focused('a', 'first');
    expect(returnsTo('second')).toBeUndefined();
  });
});
