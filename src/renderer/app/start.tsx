/** Starts the page: draws it once the state of the desk is known. */
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createDeskState } from '#renderer/client/desk/createDeskState.ts';
import { bootstrap } from '#renderer/client/start/bootstrap.ts';
import { startAgain } from '#renderer/client/start/reload.ts';
import { followPrinting } from '#renderer/ui/paper/printing.ts';
import { watchTyping } from '#renderer/ui/typing/typing.ts';
import { App } from './App.tsx';
import { drawInto } from './drawInto.ts';
import { firstScreen } from './routes.tsx';
import './base.css';

/**
 * Draws the page into `container` once `beginning` has given the state of the desk. `load` loads the
 * page again at a path.
 * @throws {ProblemError} when the desk does not answer
 */
export async function startPage(
  container: Element,
  beginning = bootstrap,
  load = startAgain,
): Promise<Root> {
  watchTyping();
  // Without it the page would be drawn twice: empty, then with the screen.
  await firstScreen();
  const [start, draft] = await beginning();
  const desk = createDeskState(start, draft, load);
  followPrinting();
  return drawInto(
    container,
    <StrictMode>
      <App desk={desk} />
    </StrictMode>,
  );
}
