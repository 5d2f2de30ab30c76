/** Logs lists whose answers contradict themselves. */
import { asRecord } from '#contract/wire/values.ts';
import { checkedPage } from '#domain/lists/checked-page.ts';
import { doubledIds } from '#domain/lists/row-keys.ts';
import type { Logger } from '#main/basics/ports.ts';

/**
 * A function that gives an answer as {@link checkedPage} does, and logs what is wrong with it: once for each
 * call and id, not at every refresh.
 */
export function createPageChecks(logger: Logger) {
  const written = new Set<string>();
  const warnOnce = (event: string, detail: { readonly call: string; readonly id?: string }) => {
    const line = JSON.stringify([event, detail.call, detail.id]);
    if (written.has(line)) return;
    written.add(line);
    logger.warn(event, detail);
  };
  return (call: string, answer: unknown, asked: unknown): unknown => {
    const checked = checkedPage(answer, asked);
    const { rows, rowCount, said } = asRecord(checked) ?? {};
    if (!Array.isArray(rows)) return checked;
    if (said !== undefined) {
      const counts = { rows: rows.length, said, counted: rowCount };
      warnOnce('list.wrong-count', { call, ...counts });
    }
    for (const id of doubledIds(rows)) warnOnce('list.doubled-id', { call, id });
    return checked;
  };
}
