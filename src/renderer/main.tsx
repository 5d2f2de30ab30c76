/** Entry of the page. */
import { startPage } from './app/start.tsx';
import { problemOf } from './desk/bridge.ts';
import './app/base.css';

const container = document.getElementById('root') ?? document.body;

try {
  await startPage(container);
} catch (thrown) {
  container.textContent = `Corridor could not start: ${problemOf(thrown).message} Close this window and start Corridor again.`;
}
