/** What the buttons of an editor's toolbar have in common (the toolbar pattern of WAI-ARIA). */
import type { KeyboardEvent } from 'react';
import { arrowTarget, SIDEWAYS } from '#renderer/ui/layout/arrowTarget.ts';

/** Arrows, Home and End go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget.closest('[role="toolbar"]');
  const tools = [...(toolbar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
  const at = tools.indexOf(event.currentTarget);
  const target = arrowTarget(event.key, at, tools.length, SIDEWAYS);
  if (target === undefined) return;
  event.preventDefault();
  tools[target]?.focus();
}

/** Makes a button one of its toolbar. */
export const TOOL = { 'data-tool': true, onKeyDown: moveFocus } as const;
