/** Runs the self-check: one check after the other, with its progress. */
import type { SelfCheckItem } from '#contract/bridge/self-check.ts';
import { ok, type Result } from '#contract/wire/problem.ts';
import type { Logger } from '#main/basics/ports.ts';
import { within } from '#main/basics/timing.ts';
import { CHECKS, ExplainedError, NotApplicableError, type Probe, type Probes } from './checks.ts';

type Check = (typeof CHECKS)[number];

export interface SelfCheckOptions {
  /** What can be tried here. */
  readonly probes: Probes;
  /** Called on every change of the table. */
  readonly onChange: (items: SelfCheckItem[]) => void;
  readonly logger: Logger;
}

const STATUS = {
  passed: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  running: 'Running',
  waiting: 'Waiting',
} as const;

/** A check as one line of text: for the terminal, and for a support bundle. */
export const asLine = ({ title, status, detail }: SelfCheckItem): string =>
  `${STATUS[status]}: ${title}${detail && ` (${detail})`}`;

async function outcomeOf(check: Check, probe: Probe): Promise<Partial<SelfCheckItem>> {
  try {
    return { status: 'passed', detail: await within(Promise.resolve().then(probe), check.limit) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (error instanceof NotApplicableError) return { status: 'skipped', detail };
    const advice = error instanceof ExplainedError ? '' : check.advice;
    return { status: 'failed', detail, advice };
  }
}

/** The self-check of a desk, run only on request. */
export function createSelfCheck({ probes, onChange, logger }: SelfCheckOptions) {
  let items: SelfCheckItem[] = [];
  let running: Promise<SelfCheckItem[]> | undefined;

  const change = (id: string, to: Partial<SelfCheckItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...to } : item));
    onChange(items);
  };

  async function runAll(): Promise<SelfCheckItem[]> {
    const tried = CHECKS.flatMap((check) => {
      const probe = probes[check.id];
      return probe ? [{ check, probe }] : [];
    });
    items = tried.map(({ check: { id, title } }) => ({
      id,
      title,
      status: 'waiting',
      detail: '',
      advice: '',
    }));
    onChange(items);
    for (const { check, probe } of tried) {
      change(check.id, { status: 'running' });
      change(check.id, await outcomeOf(check, probe));
    }
    const failed = items.filter(({ status }) => status === 'failed').map(({ id }) => id);
    logger.info('self-check', { failed });
    return items;
  }

  return {
    /** The last run as lines of text; none when there was none. */
    lines: (): readonly string[] => items.map(asLine),
    calls: {
      'selfCheck.run': async (): Promise<Result<SelfCheckItem[]>> => {
        running ??= runAll().finally(() => {
          running = undefined;
        });
        return ok(await running);
      },
    },
  };
}
