/** What a third-party transaction waits for, and since when (2T20, 2T31). The network tells no reason. */
import type { ThirdPartyRow, ThirdPartyStatus } from '#contract/orders/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '../network/third-party-status.ts';
import { buildStory, type Story } from '../time/story.ts';
import {
  datedSteps,
  latestOf,
  ruleFor,
  type Standing,
  standingAsItCame,
  standingOf,
  withoutStatus,
} from './standing.ts';

interface Rule {
  readonly text: string;
  readonly isOpen?: false;
  /** The step that shows since when. */
  readonly since?: 'created' | 'completed';
  readonly how?: string;
}

const NO_REASON = 'The reason is not available.';
const NO_ACTION = `${NO_REASON} Corridor has no action for third-party transactions.`;

/** The rule of each status. */
const RULES: Readonly<Record<ThirdPartyStatus, Rule>> = {
  initiated: { text: 'Initiated', since: 'created' },
  processing: { text: 'Waiting for completion' },
  completed: { text: 'Completed', isOpen: false, since: 'completed' },
  failed: { text: 'Failed', isOpen: false, how: NO_REASON },
  expired: { text: 'Expired', isOpen: false, how: NO_REASON },
  dispute: { text: 'Waiting for a decision on the dispute', how: NO_ACTION },
  attention_needed: { text: 'Needs attention', how: NO_ACTION },
};

const stepsOf = (row: ThirdPartyRow) =>
  datedSteps([
    ['created', row.created_at],
    ['posted', row.posted_at],
    ['completed', row.completed_at],
  ]);

/** Its latest dated step: since when what needs attention is looked for. */
export const lastStepAt = (row: ThirdPartyRow): string | null => latestOf(stepsOf(row))?.at ?? null;

/** How a third-party transaction stands, by its status and its dates. */
export function thirdPartyStanding(row: ThirdPartyRow): Standing {
  const { status } = row;
  if (status === null) return withoutStatus();
  const rule = ruleFor(RULES, status);
  if (!rule) return standingAsItCame(thirdPartyStatusLabel(status).text);
  const { text, isOpen = true, since, how = null } = rule;
  return standingOf(text, {
    tone: thirdPartyStatusLabel(status).tone,
    isOpen,
    since: stepsOf(row).find(({ what }) => what === since) ?? null,
    how,
  });
}

/** The dates of a third-party transaction as a timeline; where none shows its status, that without a date. */
export function thirdPartyStory(row: ThirdPartyRow, now: Date): Story {
  const moments = stepsOf(row).map(({ what, at }) => ({
    key: what,
    at,
    title: what,
    tone: what === 'completed' ? ('success' as const) : ('neutral' as const),
  }));
  const isDated = row.status === 'initiated' || row.status === 'completed';
  const label = row.status === null || isDated ? null : thirdPartyStatusLabel(row.status);
  const status = label ? [{ key: 'status', at: null, title: label.text, tone: label.tone }] : [];
  return buildStory([...moments, ...status], [], now);
}
