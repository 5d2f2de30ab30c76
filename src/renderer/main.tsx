/** Starts the page: asks the desk for its state, then draws. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ask, problemOf } from './desk/bridge.ts';
import { createDeskState } from './desk/desk.ts';
import { windowName } from './desk/drafts.ts';
import './app/base.css';

const container = document.getElementById('root') ?? document.body;

try {
  const [start, draft] = await Promise.all([
    ask('app.start', undefined),
    ask('drafts.read', { window: windowName() }),
  ]);
  const desk = createDeskState(start, draft);
  createRoot(container).render(
    <StrictMode>
      <App desk={desk} />
    </StrictMode>,
  );
} catch (thrown) {
  container.textContent = `Corridor could not start: ${problemOf(thrown).message} Close this window and start Corridor again.`;
}
