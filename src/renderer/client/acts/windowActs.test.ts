import { expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { followAct, isShown, sendAct } from './windowActs.ts';

const ACT = { key: '00000000-0000-4000-8000-000000000001' } as SentAct;
const OTHER = { key: '00000000-0000-4000-8000-000000000002' } as SentAct;

it('an act is shown as long as a dialog follows it, however often one of them stops', () => {
  expect(isShown(ACT)).toBe(false);
  const stops = [followAct(ACT.key, () => undefined), followAct(ACT.key, () => undefined)];
  expect([isShown(ACT), isShown(OTHER)]).toEqual([true, false]);
  stops[0]?.();
  // A dialog that sends its act again, and is closed then, stops twice.
  stops[0]?.();
  expect(isShown(ACT)).toBe(true);
  stops[1]?.();
  expect(isShown(ACT)).toBe(false);
  const stop = followAct(ACT.key, () => undefined);
  expect(isShown(ACT)).toBe(true);
  stop();
  expect(isShown(ACT)).toBe(false);
});

it('an act that was cancelled before is not sent', async () => {
  const request = { key: ACT.key } as Parameters<typeof sendAct>[0];
  const sent = sendAct(request, { signal: AbortSignal.abort() });
  await expect(sent).rejects.toThrow('Nothing was sent, because it was cancelled before.');
});
