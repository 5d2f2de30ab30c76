/** The result of a self-check of an installation. */
import type { SelfCheckItem } from '#contract/bridge/self-check.ts';

/** Whether every check has an outcome. */
export const allChecked = (items: readonly SelfCheckItem[]): boolean =>
  items.every(({ status }) => status !== 'waiting' && status !== 'running');
