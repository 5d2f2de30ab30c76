/** Starts the page: draws it once the state of the desk is known. */
// Before all other style sheets, so that the classes of a part win over it.
import '#renderer/ui/utility.module.css';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createQueries } from '#renderer/client/cache/queries.ts';
import { createDeskState } from '#renderer/client/desk/createDeskState.ts';
import { bootstrap, type EarlyCall } from '#renderer/client/start/bootstrap.ts';
import { startAgain } from '#renderer/client/start/reload.ts';
import { followPrinting } from '#renderer/ui/paper/printing.ts';
import { watchTyping } from '#renderer/ui/typing/typing.ts';
import { App } from './App.tsx';
import { drawInto } from './drawInto.ts';
import { firstScreen } from './routes.tsx';
import './base.css';

interface Beginning {
  /** Gives the state of the desk. */
  readonly beginning?: typeof bootstrap;
  /** What the first screen asks for, if it was asked already. */
  readonly first?: EarlyCall | undefined;
  /** Loads the page again at a path. */
  readonly load?: (path: string) => void;
}

/**
 * Draws the page into `container` once the state of the desk is there.
 * @throws {ProblemError} when the desk does not answer
 */
export async function startPage(
  container: Element,
  { beginning = bootstrap, first, load = startAgain }: Beginning = {},
): Promise<Root> {
  watchTyping();
  // Without it the page would be drawn twice: empty, then with the screen.
  await firstScreen();
  const [start, draft] = await beginning();
  const queries = createQueries(start.session.status === 'signed-in' ? first : undefined);
  const desk = createDeskState(start, draft, load);
  followPrinting();
  return drawInto(
    container,
    <StrictMode>
      <App desk={desk} queries={queries} />
    </StrictMode>,
  );
}
