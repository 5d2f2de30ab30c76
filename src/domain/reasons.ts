/** Why something could not be loaded, in a sentence shown beside it. */
import { OFFLINE_MESSAGE, type Problem } from '#contract/problem.ts';

/**
 * What a problem's message alone does not say: whether the server refused or failed, and with which
 * status. That no answer came is said by its advice, where there is any.
 */
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
