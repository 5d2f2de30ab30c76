/** What holds for everything that is typed into the page, before any of its parts gets the event. */
import { withoutMarks } from '#domain/text/invisible-marks.ts';

/** Key code of a key that an input method takes for itself, also where the composition has just ended. */
const TAKEN = 229;

/** Fields of one line, by the types of `input`. */
export const ONE_LINE: readonly string[] = ['text', 'search', 'tel', 'url', 'email', 'password'];

/** Keeps the keys of an input method from the page: Enter and Escape end a composition, and do nothing else. */
function keepComposition(event: KeyboardEvent): void {
  if (!event.isComposing && event.keyCode !== TAKEN) return;
  event.stopImmediatePropagation();
  // The browser itself would send a form, or close a dialog.
  if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
}

/** Takes invisible marks out of what was typed, pasted or dropped into a field of one line. */
function cleanField(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement && ONE_LINE.includes(target.type))) return;
  if (event instanceof InputEvent && event.isComposing) return;
  const { value, selectionStart } = target;
  const clean = withoutMarks(value);
  if (clean === value) return;
  // Through the browser's own setter: React replaces that of a field, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, clean);
  // An e-mail field tells no place.
  if (selectionStart === null) return;
  const place = withoutMarks(value.slice(0, selectionStart)).length;
  target.setSelectionRange(place, place);
}

/** Listens before everything else in the page; again changes nothing. */
export function watchTyping(): void {
  window.addEventListener('keydown', keepComposition, true);
  window.addEventListener('input', cleanField, true);
}
