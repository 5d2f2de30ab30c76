/** Logs lists whose answers contradict themselves. */
import { asRecord } from '#contract/wire/json.ts';
import { checkedPage } from '#domain/lists/checked-page.ts';
import { doubledIds } from '#domain/lists/row-keys.ts';
import type { Logger } from '#main/basics/ports.ts';

/** Gives an answer as {@link checkedPage} does, and logs what is wrong with it, once for each call and id. */
export function createPageChecks(logger: Logger) {
  const written = new Set<string>();
  const warnOnce = (
    event: string,
    thing: { readonly call: string; readonly id?: string },
    counts = {},
  ) => {
    const line = JSON.stringify([event, thing]);
    if (written.has(line)) return;
    written.add(line);
    logger.warn(event, { ...thing, ...counts });
  };
  return (call: string, answer: unknown, asked: unknown): unknown => {
    const checked = checkedPage(answer, asked);
    const { rows, rowCount, said } = asRecord(checked) ?? {};
    if (!Array.isArray(rows)) return checked;
    if (said !== undefined) {
      warnOnce('list.wrong-count', { call }, { rows: rows.length, said, counted: rowCount });
    }
    for (const id of doubledIds(rows)) warnOnce('list.doubled-id', { call, id });
    return checked;
  };
}
