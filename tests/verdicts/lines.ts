/** How verdicts and evidence are written into one list. */
import type { Evidence } from '#domain/standing/evidence.ts';
import { evidenceText, type Standing, sinceText } from '#domain/standing/standing.ts';
import { formatDateTime } from '#domain/time/format.ts';
import { IN_UTC } from '#domain/time/testing.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const day = (date: number) => `2026-11-${date}T12:00:00Z`;
const shown = (at: string) => formatDateTime(at, IN_UTC);

/** A sentence in a line, with what stands behind its (i). */
export const lineOf = (found: Evidence) =>
  [
    found.weight === 'neither' ? '' : `[${found.weight}] `,
    evidenceText(found, shown),
    found.how === null ? '' : ` (i) ${found.how}`,
  ].join('');

export const linesOf = (stands: Standing) => [
  [stands.text, sinceText(stands, NOW, shown), stands.who && `${stands.who.as}: ${stands.who.name}`]
    .filter(Boolean)
    .join(' | '),
  ...stands.evidence.map((each) => `- ${lineOf(each)}`),
  ...(stands.how === null ? [] : [`(i) ${stands.how}`]),
];

/** Each line once, below the first title under which it stands. */
export function listOf(
  entries: readonly (readonly [title: string, lines: readonly string[]])[],
): string {
  const seen = new Set<string>();
  return entries
    .flatMap(([title, lines]) => {
      const news = [...new Set(lines)].filter((line) => !seen.has(line));
      for (const line of news) seen.add(line);
      return news.length === 0 ? [] : [`${title}\n${news.map((line) => `    ${line}`).join('\n')}`];
    })
    .join('\n');
}
