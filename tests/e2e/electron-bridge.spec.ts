/** Who may call the main process, and with what. Every call of the contract is tried. */
import { expect, type Page } from '@playwright/test';
import { type BridgeCall, bridgeCalls } from '#contract/bridge.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Problem } from '#contract/problem.ts';
import { test } from './fixtures.ts';
import { logLines } from './log.ts';
import { rawCallOfFrame, rawCallOfPage } from './raw-ipc.ts';

const CALLS = Object.keys(bridgeCalls) as BridgeCall[];

const NOT_FROM_THE_CONSOLE: Problem = {
  kind: 'refused',
  message: 'This call was refused, because it did not come from the console.',
};

/** Wrong in kind, size or depth for a call that takes an object, and for one that takes nothing. */
const WRONG_INPUTS: Readonly<Record<string, string>> = {
  nothing: 'undefined',
  null: 'null',
  'a number': '-1',
  NaN: 'NaN',
  'a text': '"text"',
  'a huge text': '"x".repeat(300_000)',
  'an array': '[1, [2], {}]',
  'a date': 'new Date()',
  'a map': 'new Map([["username", "a"]])',
  bytes: 'new Uint8Array(1000)',
  'an object of other fields': '({ nothing: "here" })',
  'numbers for every field': 'everyField(7)',
  'arrays for every field': 'everyField(["a"])',
  'objects for every field': 'everyField({ toString: "no" })',
  'huge texts for every field': 'everyField("x".repeat(10_000))',
  'a prototype for a field': 'JSON.parse(\'{"__proto__": {"username": "a", "callId": "a"}}\')',
  'an object that holds itself':
    '(() => { const circle = {}; circle.self = circle; return circle; })()',
  'an object 200 deep': 'Array.from({ length: 200 }).reduce((inner) => ({ inner }), {})',
};

/** Every field that any call has. */
const FIELDS = [
  ...new Set(
    Object.values(bridgeCalls).flatMap(({ input }) =>
      'shape' in input ? Object.keys(input.shape) : [],
    ),
  ),
];

/** Source text of the function the wrong inputs use. */
const EVERY_FIELD = `(value) => Object.fromEntries(${JSON.stringify(FIELDS)}.map((field) => [field, value]))`;

/** Whether the contract takes such an input after all; then the call is not made. */
function isTaken(call: BridgeCall, input: string): boolean {
  const make = new Function(`const everyField = ${EVERY_FIELD}; return ${input};`);
  return bridgeCalls[call].input.safeParse(make()).success;
}

/** A call that has no answer by then gets none. */
const LIMIT_MS = 3000;

/** Calls that are on their way together. */
const AT_ONCE = 50;

/** A call with the source text of its input. */
interface Call {
  readonly call: string;
  readonly input: string;
}

/** Calls as the page's own scripts do; gives the kind of problem, 'taken', or what was thrown. */
const outcomesOf = (page: Page, calls: readonly Call[]) =>
  page.evaluate<string[]>(`(async () => {
    const everyField = ${EVERY_FIELD};
    const calls = [${calls.map(({ call, input }) => `['${call}', () => ${input}]`).join(', ')}];
    const outcomeOf = ([call, make]) => {
      const outcome = window.corridor.call(call, make()).then(
        (result) => (result.ok ? 'taken' : result.problem.kind),
        (error) => 'thrown: ' + error,
      );
      const limit = new Promise((done) => setTimeout(done, ${LIMIT_MS}, 'no answer'));
      return Promise.race([outcome, limit]);
    };
    const outcomes = [];
    for (let from = 0; from < calls.length; from += ${AT_ONCE}) {
      outcomes.push(...(await Promise.all(calls.slice(from, from + ${AT_ONCE}).map(outcomeOf))));
    }
    return outcomes;
  })()`);

/** The part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}

/** Adds a frame to the page: an empty one of its origin, or one with a content and an origin of its own. */
function addFrame(content: string | null): Promise<void> {
  const frame = document.createElement('iframe');
  if (content === null) frame.src = 'about:blank';
  else {
    frame.setAttribute('sandbox', 'allow-scripts');
    // The policy of the editor, which is not loaded here: the page takes HTML from no other.
    const { trustedTypes } = window as unknown as { trustedTypes: PolicyFactory };
    const policy = trustedTypes.createPolicy('ProseMirrorClipboard', {
      createHTML: (text: string) => text,
    });
    frame.srcdoc = policy.createHTML(content);
  }
  return new Promise((done) => {
    frame.addEventListener('load', () => done());
    document.body.append(frame);
  });
}

const serves = async (page: Page) =>
  await page.evaluate(async () => (await window.corridor.call('app.start', undefined)).ok);

test.describe('a frame that is not the console', { tag: '@stand-in' }, () => {
  test('is refused every call of the bridge, of its own origin and of another', async ({
    page,
    signInPage,
    dataDir,
  }) => {
    await expect(signInPage.email).toBeVisible();
    await page.evaluate(addFrame, null);
    const fromFrame = await rawCallOfFrame(page);
    for (const call of CALLS) {
      expect(await fromFrame(call), call).toEqual({ ok: false, problem: NOT_FROM_THE_CONSOLE });
    }

    const attached = page.waitForEvent('frameattached');
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await page.evaluate(addFrame, '<p>elsewhere</p>');
    const frame = await attached;
    await frame.getByText('elsewhere').waitFor();
    const fromElsewhere = await rawCallOfFrame(page, frame);
    for (const call of CALLS) {
      expect(await fromElsewhere(call), call).toEqual({ ok: false, problem: NOT_FROM_THE_CONSOLE });
    }
    expect(await serves(page)).toBe(true);
    const refusals = await logLines(dataDir, 'bridge.refused');
    expect(refusals.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 * CALLS.length }, () => 'frame'),
    );
  });

  test('has no bridge of its own', async ({ page, signInPage }) => {
    await expect(signInPage.email).toBeVisible();
    await page.evaluate(addFrame, null);
    const found = await page.evaluate(() => Reflect.has(window.frames[0] ?? window, 'corridor'));
    expect(found).toBe(false);
  });

  test('is refused in the place of the page as well', async ({ page, signInPage, dataDir }) => {
    await expect(signInPage.email).toBeVisible();
    await page.goto('about:blank');
    const outcomes = await outcomesOf(
      page,
      CALLS.map((call) => ({ call, input: 'undefined' })),
    );
    expect(outcomes).toEqual(CALLS.map(() => 'refused'));
    const refusals = await logLines(dataDir, 'bridge.refused');
    expect(refusals.map(({ reason }) => reason)).toEqual(CALLS.map(() => 'origin'));
  });

  test('is the only one refused: the page itself is answered past its preload', async ({
    page,
    signInPage,
  }) => {
    await expect(signInPage.email).toBeVisible();
    const call = await rawCallOfPage(page);
    expect(await call('app.start')).toMatchObject({ ok: true });
    for (const name of [undefined, null, 42, {}, ['app.start'], '', '__proto__', 'constructor']) {
      const outcome = await call(name);
      expect(outcome, String(name)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    }
  });
});

test.describe('what the page sends', { tag: '@electron' }, () => {
  test('is refused when it is not what the call takes, and the console goes on', async ({
    page,
    signInPage,
    signInAs,
    dataDir,
  }) => {
    // Some hundreds of calls.
    test.slow();
    await expect(signInPage.email).toBeVisible();
    const wrong = CALLS.flatMap((call) =>
      Object.entries(WRONG_INPUTS)
        .filter(([, input]) => !isTaken(call, input))
        .map(([what, input]) => ({ call, what, input })),
    );
    for (const call of CALLS) {
      expect(wrong.filter((one) => one.call === call).length, call).toBeGreaterThan(10);
    }
    const outcomes = await outcomesOf(page, wrong);
    expect(wrong.map(({ call, what }, index) => `${call}, ${what}: ${outcomes[index]}`)).toEqual(
      wrong.map(({ call, what }) => `${call}, ${what}: refused`),
    );
    expect(await serves(page)).toBe(true);
    expect(await logLines(dataDir, 'bridge.failed')).toEqual([]);
    await signInAs('admin');
  });

  test('is refused for every endpoint when it is no object of its fields', async ({
    page,
    signInAs,
    dataDir,
  }) => {
    test.slow();
    await signInAs('admin');
    const calls = Object.keys(endpoints).flatMap((endpoint, index) =>
      ['7', '"text"', '[1]'].map((input) => ({
        call: 'api.call',
        input: `({ callId: "wrong-${index}", endpoint: "${endpoint}", input: ${input} })`,
      })),
    );
    const outcomes = await outcomesOf(page, calls);
    expect(calls.map(({ input }, index) => `${input}: ${outcomes[index]}`)).toEqual(
      calls.map(({ input }) => `${input}: refused`),
    );
    expect(await logLines(dataDir, 'bridge.failed')).toEqual([]);
    expect(await serves(page)).toBe(true);
  });

  test('cannot be what has no copy: a function is turned down before it leaves', async ({
    page,
    signInPage,
  }) => {
    await expect(signInPage.email).toBeVisible();
    const [outcome] = await outcomesOf(page, [{ call: 'app.start', input: '(() => 1)' }]);
    expect(outcome).toMatch(/^thrown: .*could not be cloned/);
    expect(await serves(page)).toBe(true);
  });
});
