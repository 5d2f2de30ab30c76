/** Tries every call and every endpoint of the contract with wrong inputs. */
import { describe, expect, it } from 'vitest';
import { type BridgeCall, bridgeCalls } from '#contract/bridge/bridge.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { api, signedIn } from '../testing/desk.ts';

const CALLS = Object.keys(bridgeCalls) as BridgeCall[];

/** Every field that any call has. */
const FIELDS = Object.values(bridgeCalls).flatMap(({ input }) =>
  'shape' in input ? Object.keys(input.shape) : [],
);
const everyField = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

function circle(): object {
  const inner: { self?: object } = {};
  inner.self = inner;
  return inner;
}

/** Wrong in kind, size or depth for a call that takes an object, and for one that takes nothing. */
const WRONG_INPUTS: readonly unknown[] = [
  undefined,
  null,
  -1,
  Number.NaN,
  'text',
  'x'.repeat(300_000),
  [1, [2], {}],
  new Date(),
  new Map([['username', 'a']]),
  new Uint8Array(1000),
  { nothing: 'here' },
  everyField(7),
  everyField(['a']),
  everyField({ toString: 'no' }),
  everyField('x'.repeat(10_000)),
  JSON.parse('{"__proto__": {"username": "a", "callId": "a"}}'),
  circle(),
  Array.from({ length: 200 }).reduce<object>((inner) => ({ inner }), {}),
];

/** The outcome of each input and the log, on a signed-in desk. */
async function tried(call: BridgeCall, inputs: readonly unknown[]) {
  const server = await api();
  const { desk, logger } = await signedIn(server.url);
  const before = logger.events().length;
  const outcomes = await Promise.all(inputs.map((input) => desk.call(call, input, 'w')));
  return {
    kinds: new Set(outcomes.map((outcome) => (outcome.ok ? 'taken' : outcome.problem.kind))),
    events: new Set(logger.events().slice(before)),
  };
}

const REFUSED = { kinds: new Set(['refused']), events: new Set(['bridge.refused']) };

describe('an input that is not what the contract says is refused and logged', () => {
  it.each(CALLS)('by %s', async (call) => {
    const takes = bridgeCalls[call].input;
    const wrong = WRONG_INPUTS.filter((input) => !takes.safeParse(input).success);
    expect(wrong.length).toBeGreaterThan(10);
    expect(await tried(call, wrong)).toEqual(REFUSED);
  });

  it.each(Object.keys(endpoints))('by the endpoint %s', async (endpoint) => {
    const inputs = [7, 'text', [1]].map((input, index) => ({
      callId: `wrong-${index}`,
      endpoint,
      input,
    }));
    const { kinds, events } = await tried('api.call', inputs);
    expect(kinds).toEqual(REFUSED.kinds);
    expect(events).not.toContain('bridge.failed');
  });
});
