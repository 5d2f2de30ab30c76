/** Where the focus came from: what opened each dialog and menu. */

interface Step<E> {
  readonly element: E;
  /** The dialog or menu the element is in; null for the page itself. */
  readonly surface: E | null;
}

/** Builds the trail of one window; `isUsable`: whether an element can take the focus. */
export function createFocusTrail<E extends object>(isUsable: (element: E) => boolean) {
  /** Null for what was open before anything had the focus. */
  const openers = new WeakMap<E, Step<E> | null>();
  let last: Step<E> | null = null;

  const openerOf = (surface: E | null): Step<E> | null => (surface && openers.get(surface)) ?? null;

  return {
    /** The focus came to an element, in the innermost dialog or menu around it. */
    focused(element: E, surface: E | null) {
      if (surface !== null && !openers.has(surface)) openers.set(surface, last);
      last = { element, surface };
    },
    /** What the focus belongs to once a dialog is gone; undefined when nothing of it is left. */
    returnsTo(surface: E): E | undefined {
      const passed = new Set<E | null>([surface]);
      let opener = openerOf(surface);
      while (opener && !isUsable(opener.element)) {
        if (passed.has(opener.surface)) return;
        passed.add(opener.surface);
        opener = openerOf(opener.surface);
      }
      return opener?.element;
    },
  };
}
