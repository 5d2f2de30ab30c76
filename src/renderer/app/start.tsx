/** Starting the page: asks the desk for its state, then draws. */
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ask } from '#renderer/desk/bridge.ts';
import { createDeskState } from '#renderer/desk/desk.ts';
import { windowName } from '#renderer/desk/drafts.ts';
import { App } from './App.tsx';
import './base.css';

/**
 * Draws the page into `container`.
 * @throws {ProblemError} when the desk does not answer
 */
export async function startPage(container: Element): Promise<Root> {
  const [start, draft] = await Promise.all([
    ask('app.start', undefined),
    ask('drafts.read', { window: windowName() }),
  ]);
  const desk = createDeskState(start, draft);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <App desk={desk} />
    </StrictMode>,
  );
  return root;
}
