/** Who may call the main process, and with what. Every call of the contract is tried. */
import { expect, type Page } from '@playwright/test';
import { type BridgeCall, bridgeCalls } from '#contract/bridge/bridge.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { test as withOwn } from '../../support/fixtures.ts';
import { test } from '../../support/kept-electron.ts';
import { logLines } from '../../support/log.ts';
import { rawCallOfFrame, rawCallOfPage } from '../../support/raw-ipc.ts';

const CALLS = Object.keys(bridgeCalls) as BridgeCall[];

const NOT_FROM_THE_CONSOLE: Problem = {
  kind: 'refused',
  message: 'Nothing was sent, because this call did not come from Corridor.',
};

/** A call that has no answer by then gets none. */
const LIMIT_MS = 30_000;

/** A call with the source text of its input. */
interface Call {
  readonly call: string;
  readonly input: string;
}

/** Calls as the page's own scripts do; gives the kind of problem, 'taken', or what was thrown. */
const outcomesOf = (page: Page, calls: readonly Call[]) =>
  page.evaluate<string[]>(`(async () => {
    const calls = [${calls.map(({ call, input }) => `['${call}', () => ${input}]`).join(', ')}];
    const outcomeOf = ([call, make]) => {
      const outcome = window.corridor.call(call, make()).then(
        (result) => (result.ok ? 'taken' : result.problem.kind),
        (error) => 'thrown: ' + error,
      );
      const limit = new Promise((done) => setTimeout(done, ${LIMIT_MS}, 'no answer'));
      return Promise.race([outcome, limit]);
    };
    return await Promise.all(calls.map(outcomeOf));
  })()`);

/** The part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}

/** Adds a frame to the page: an empty one of its origin, or one with a content and a separate origin. */
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

test.use({ isRefused: true });

test.describe('a frame that is not the console', { tag: '@stand-in' }, () => {
  test('is refused every call of the bridge, of its own origin and of another', async ({
    page,
    logged,
  }) => {
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
    const refusals = await logged('bridge.refused');
    expect(refusals.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 * CALLS.length }, () => 'frame'),
    );
  });

  test('has no bridge', async ({ page }) => {
    await page.evaluate(addFrame, null);
    const found = await page.evaluate(() => Reflect.has(window.frames[0] ?? window, 'corridor'));
    expect(found).toBe(false);
  });

  withOwn('is refused in place of the page as well', async ({ page, signInPage, dataDir }) => {
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
  }) => {
    const call = await rawCallOfPage(page);
    expect(await call('app.start')).toMatchObject({ ok: true });
    for (const name of [undefined, null, 42, {}, ['app.start'], '', '__proto__', 'constructor']) {
      const outcome = await call(name);
      expect(outcome, String(name)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    }
  });
});

test.describe('what the page sends', { tag: '@electron' }, () => {
  withOwn(
    'is refused when it does not match the call, and Corridor goes on',
    async ({ page, signInPage, signInAs, dataDir }) => {
      await expect(signInPage.email).toBeVisible();
      const outcomes = await outcomesOf(
        page,
        CALLS.map((call) => ({ call, input: '[1, [2], {}]' })),
      );
      expect(CALLS.map((call, index) => `${call}: ${outcomes[index]}`)).toEqual(
        CALLS.map((call) => `${call}: refused`),
      );
      expect(await logLines(dataDir, 'bridge.failed')).toEqual([]);
      await signInAs('admin');
    },
  );

  test('cannot be a value that cannot be cloned: a function is refused before it is sent', async ({
    page,
  }) => {
    const [outcome] = await outcomesOf(page, [{ call: 'app.start', input: '(() => 1)' }]);
    expect(outcome).toMatch(/^thrown: .*could not be cloned/);
    expect(await serves(page)).toBe(true);
  });
});
