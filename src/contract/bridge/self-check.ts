/** The result of a self-check of an installation: its checks with their outcomes. */
import { z } from 'zod';

const checkStatus = z.enum(['waiting', 'running', 'passed', 'failed', 'skipped']);
export type CheckStatus = z.infer<typeof checkStatus>;

const selfCheckItem = z.object({
  id: z.string(),
  title: z.string(),
  status: checkStatus,
  /** What was found, or why it was not tried; empty until it has been tried. */
  detail: z.string(),
  /** What to do; empty unless it failed. */
  advice: z.string(),
});
export type SelfCheckItem = z.infer<typeof selfCheckItem>;

export const selfCheckItems = z.array(selfCheckItem);
