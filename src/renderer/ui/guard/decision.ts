/** What a reading of a thing means for the decision about it. */
import type { Problem, Result } from '#contract/wire/problem.ts';
import { isOffered, unreadableProblem } from '#domain/acts/act.ts';
import type { QuestionOptions, ShownQuestion } from './state.ts';

/** Nothing can be decided on what could not be read. Retry and Yes both read first. */
export const notRead = <T>(now: T, problem: Problem) =>
  ({ now, note: { kind: 'not-read', problem }, mayConfirm: false }) as const;

/** What a reading means for the decision: without a note it is what was shown, and offers the act. */
export function decisionOn<T, Choice>(
  { act, role }: QuestionOptions<T, Choice>,
  { now: from, isKnown }: Pick<ShownQuestion<T>, 'now' | 'isKnown'>,
  reading: Result<T | null>,
): Omit<ShownQuestion<T>, 'phase' | 'isKnown'> {
  if (!reading.ok) return notRead(from, reading.problem);
  const now = reading.value;
  if (now === null) return { now: from, note: { kind: 'gone' }, mayConfirm: false };
  const problem = unreadableProblem(act.kind, now);
  if (problem) return notRead(now, problem);
  const changes = isKnown ? act.kind.changes(from, now) : [];
  const possible = isOffered(act, now, role);
  const isSame = changes.length === 0 && possible;
  return {
    now,
    note: isSame ? null : { kind: 'changed', changes, possible },
    mayConfirm: possible,
  };
}
