/** A client of the API with a logger that records, and calls to make with it. */
import { z } from 'zod';
import { anyAnswer, type Endpoint, endpoint } from '#contract/wire/endpoint.ts';
import { listAnswer } from '#contract/wire/list.ts';
import { type ApiRequest, createApiClient } from '#main/api/client.ts';
import { openTestNetwork } from './network.ts';
import { createTestLogger } from './test-logger.ts';

/** A list. */
export const rows = endpoint({
  method: 'GET',
  path: 'admin/rows',
  query: z.object({ search: z.string().optional(), statuses: z.array(z.string()).optional() }),
  answer: listAnswer(z.object({ id: z.string() })),
  source: 'this test',
});

/** An action on one row. */
export const act = endpoint({
  method: 'POST',
  path: 'admin/rows/{id}/act',
  params: z.object({ id: z.string() }),
  body: { encoding: 'json', fields: z.object({ hidden: z.boolean() }) },
  answer: anyAnswer,
  source: 'this test',
});

/** An answer of {@link rows}. */
export const GOOD = { models: [{ id: 'a' }], pagination: { rowCount: 1 } };

/** A client, by what a test needs of it. @param timeLimit milliseconds for a call */
export function clientOf(apiUrl: string | Promise<{ apiUrl: string }>, timeLimit?: number) {
  const address = typeof apiUrl === 'string' ? Promise.resolve({ apiUrl }) : apiUrl;
  const logger = createTestLogger();
  const network = openTestNetwork();
  const client = createApiClient({ address, network, logger, ...(timeLimit && { timeLimit }) });
  const send = <E extends Endpoint>(
    declared: E,
    input: unknown = {},
    more: Partial<Omit<ApiRequest<E>, 'endpoint' | 'input'>> = {},
  ) => client.send({ name: 'rows.list', endpoint: declared, input, ...more });
  return { client, send, logger };
}
