/** `npm run facts`: the facts of `tests/FACTS.md` that no test names, area by area. */
import process from 'node:process';
import { coverageOf, summaryOf } from '../facts/coverage.ts';
import { readFacts } from '../facts/facts.ts';
import { ROOT } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';

const read = await readFacts(ROOT);
for (const { area, open, named, excused } of coverageOf(read)) {
  const without = excused > 0 ? `, ${excused} without a test for a reason` : '';
  say(`${area.code} · ${area.title}: ${named} of ${area.facts.length} named${without}`);
  for (const { id, text } of open) say(`  ${id} · ${text}`);
}
const { lines, unknown } = summaryOf(read);
say('');
for (const line of lines) say(line);
process.exitCode = unknown.length === 0 ? 0 : 1;
