import { describe, expect, it } from 'vitest';
import { coverageOf, summaryOf } from './coverage.ts';
import { namingsOf, parseFacts } from './facts.ts';
import { testsIn } from './runners.ts';

const MARKDOWN = `
# Facts
- [ ] ID · how a line reads
## 1A · Order actions (3 facts)
- [ ] 1A01 · Every action asks first (1 §4)
- [ ] 1A02 · Nothing of the kind (1 §4) — no test: there is nothing to see
- [ ] 1A03 · Another (1 §4)
## 2UD · User detail (/users/:id) (1 facts)
- [ ] 2UD07 · A chart (2 §2)
`;

describe('the list of facts', () => {
  it('reads areas, facts and the reasons why some have no test', () => {
    expect(parseFacts(MARKDOWN)).toEqual([
      {
        code: '1A',
        title: 'Order actions',
        facts: [
          { id: '1A01', text: 'Every action asks first (1 §4)', untestable: null },
          {
            id: '1A02',
            text: 'Nothing of the kind (1 §4)',
            untestable: 'there is nothing to see',
          },
          { id: '1A03', text: 'Another (1 §4)', untestable: null },
        ],
      },
      {
        code: '2UD',
        title: 'User detail (/users/:id)',
        facts: [{ id: '2UD07', text: 'A chart (2 §2)', untestable: null }],
      },
    ]);
  });

  it('leaves open what no test names and no reason excuses', () => {
    const areas = parseFacts(MARKDOWN);
    const [actions] = coverageOf({ areas, namings: [{ file: 'a.test.ts', ids: ['1A01'] }] });
    expect(actions).toMatchObject({ named: 1, excused: 1, open: [{ id: '1A03' }] });
  });

  it('finds ids that no fact has', () => {
    const namings = [{ file: 'a.test.ts', ids: ['1A01', '1A99'] }];
    const { lines, unknown } = summaryOf({ areas: parseFacts(MARKDOWN), namings });
    expect(unknown).toEqual(['1A99 in a.test.ts']);
    expect(lines[0]).toBe('1 of 4 facts are named by tests, 1 cannot be tested, 2 are open.');
  });
});

describe('the facts a test names', () => {
  const named = (...tags: string[]) =>
    namingsOf([{ file: 'a.test.ts', tags }]).flatMap(({ ids }) => ids);

  it('are its tags, each once, beside tags of another kind', () => {
    expect(named('1A07', 'both-hosts', '2UD46', '1A07')).toEqual(['1A07', '2UD46']);
    expect(named('1A7', 'x1A07', '1A070')).toEqual([]);
  });
});

describe('the tests that Playwright lists', () => {
  const spec = (tag: string, expectedStatus = 'passed') => ({
    file: 'a.spec.ts',
    tags: [tag],
    tests: [{ expectedStatus }],
  });

  it('are in suites within suites', () => {
    const list = { suites: [{ specs: [spec('1A07')], suites: [{ specs: [spec('1A08')] }] }] };
    expect(testsIn(list, 'tests/e2e')).toEqual([
      { file: 'tests/e2e/a.spec.ts', tags: ['1A07'] },
      { file: 'tests/e2e/a.spec.ts', tags: ['1A08'] },
    ]);
  });

  it('are not those that are skipped', () => {
    expect(testsIn({ specs: [spec('1A07', 'skipped')] }, 'tests/e2e')).toEqual([]);
  });
});
