/** Why something could not be loaded, in a sentence shown beside it. */
import { OFFLINE_MESSAGE, type Problem } from '#contract/wire/problem.ts';

/** What the message of a problem lacks: refused or failed, and the status; for a missing answer the advice. */
export function reasonOf(problem: Problem): string {
  switch (problem.kind) {
    case 'offline':
      if (problem.advice !== undefined) return problem.advice;
      return problem.message === OFFLINE_MESSAGE ? 'The server did not answer.' : problem.message;
    case 'server': {
      const { status, message } = problem;
      if (message.includes(String(status))) return message;
      if (status === 401 || status === 403) return `You may not see this: ${message}`;
      const did = status >= 500 ? 'failed' : 'refused';
      return `The server ${did} (status ${status}): ${message}`;
    }
    default:
      return problem.message;
  }
}
