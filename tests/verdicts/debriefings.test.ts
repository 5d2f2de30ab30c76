/**
 * Prints every exercise of practice with what its debriefing can say, from the sandbox itself, into one list to be read.
 * With -u the list is written again.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attempt } from '#contract/bridge/exercises.ts';
import { differences } from '#domain/program/exercises.ts';
import { EXERCISES } from '#sandbox/practice/exercises/exercises.ts';
import { KINDS, send, type TestSandbox } from '#sandbox/testing/sandboxes.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  const [kind] = KINDS;
  if (!kind) throw new Error('no kind of sandbox');
  sandbox = await kind.open();
});
afterAll(() => sandbox.close());

/** Some tell one of two things, by their seed. */
const SEEDS = [1, 2];

/** Ids and figures follow from the order of the attempts: they stay out of the list. */
const FIGURE = /(?<![\w@.])\d+(?:[.,:]\d+)*(?![\w%@])/gu;

async function ask(method: string, path: string, body?: object): Promise<Attempt> {
  const url = `${sandbox.url}/sandbox/practice/attempt${path}`;
  const answer = await send(url, { method, ...(body && { body }) });
  return answer.body['data'] as Attempt;
}

/** All that is said of an exercise in one attempt, each sentence with where it stands. */
async function saidIn(exercise: string, seed: number): Promise<readonly string[]> {
  const { told, hintsLeft } = await ask('POST', '', { exercise, seed });
  for (let left = hintsLeft; left > 0; left -= 1) await ask('POST', '/hint');
  const { hints, debriefing } = await ask('POST', '/finish');
  if (!debriefing) throw new Error(`${exercise} has no debriefing`);
  const all = {
    ...debriefing,
    expected: debriefing.expected.map((rule) => ({ ...rule, holds: false })),
    forbidden: debriefing.forbidden.map((rule) => ({ ...rule, holds: true })),
  };
  return [
    `task: ${told}`,
    ...hints.map((hint) => `hint: ${hint}`),
    ...debriefing.expected.map(({ says }) => `expected: ${says}`),
    ...debriefing.forbidden.map(({ says }) => `forbidden: ${says}`),
    ...differences(all).map((difference) => `difference: ${difference}`),
    `why: ${debriefing.why}`,
  ];
}

it('every exercise and every sentence of its debriefing is in one list, to be read', async () => {
  const parts: string[] = [];
  for (const [id, { title }] of Object.entries(EXERCISES)) {
    const lines = new Set<string>();
    for (const seed of SEEDS)
      for (const line of await saidIn(id, seed)) lines.add(line.replace(FIGURE, '#'));
    parts.push(`# ${title}\n\n${[...lines].map((line) => `    ${line}`).join('\n')}\n`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('debriefings.txt');
});
