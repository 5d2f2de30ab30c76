import { expect, it } from 'vitest';
import { TOPICS, topicWords } from './topics.ts';

// The policy of the page forbids the browser's own parser.
it('gives the words of each page of the manual without a browser', () => {
  const words = TOPICS.filter(({ html }) => html !== null).map(topicWords);
  expect(words.length).toBeGreaterThan(0);
  for (const each of words) expect(each).toMatch(/^[^<]*\w[^<]*$/u);
  expect(words.join(' ')).toContain('screenshot');
});
