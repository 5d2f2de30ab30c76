/** Entry of the page, small: what the first screen needs comes beside the base, not after it. */
import { beginEarly } from './desk/begin.ts';

async function start(container: Element): Promise<void> {
  try {
    const beginning = beginEarly();
    const { startPage } = await import('./app/start.tsx');
    await startPage(container, beginning);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    container.textContent = `Corridor could not start: ${why} Close this window and start Corridor again.`;
  }
}

// Whether it came is its route's to say: the module is loaded once.
if (/^#\/transactions(?:\?|$)/u.test(window.location.hash)) {
  import('./screens/orders/OrdersScreen.tsx').catch(() => undefined);
}
void start(document.getElementById('root') ?? document.body);
