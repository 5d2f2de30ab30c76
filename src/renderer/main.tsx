/** Entry of the page, small: what the first screen needs comes beside the base, not after it. */
import { bootstrapEarly, callEarly } from './client/start/bootstrap.ts';
import { loadChunk } from './client/start/chunk.ts';
import { FIRST_PAGE } from './screens/orders/firstPage.ts';

async function start(container: Element): Promise<void> {
  try {
    const beginning = bootstrapEarly();
    const first = place === '#/transactions' ? callEarly('orders.list', FIRST_PAGE) : undefined;
    const { startPage } = await loadChunk(() => import('./app/start.tsx'));
    await startPage(container, { beginning, first });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    container.textContent = `Corridor could not start: ${why} Close this window and start Corridor again.`;
  }
}

const place = window.location.hash;
void start(document.getElementById('root') ?? document.body);
// Whether it was loaded is its route's to say: the module is loaded once.
if (/^#\/transactions(?:\?|$)/u.test(place)) {
  import('./screens/orders/OrdersScreen.tsx').catch(() => undefined);
}
