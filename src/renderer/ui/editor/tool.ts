/** What the buttons of an editor's toolbar have in common (the toolbar pattern of WAI-ARIA). */
import type { KeyboardEvent } from 'react';

/** Arrows, Home and End go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget.closest('[role="toolbar"]');
  const tools = [...(toolbar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
  const at = tools.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tools.length,
    ArrowLeft: (at + tools.length - 1) % tools.length,
    Home: 0,
    End: tools.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tools[target]?.focus();
}

/** Makes a button one of its toolbar. */
export const TOOL = { 'data-tool': true, onKeyDown: moveFocus } as const;
