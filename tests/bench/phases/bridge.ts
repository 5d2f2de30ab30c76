/** Phase `bridge`: what a call costs on its way through the console, beside the call itself. */
import { Agent } from 'node:http';
import axios from 'axios';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { bracketQuery } from '#main/api/query.ts';
import { startSandbox } from '#support/harness.ts';
import { authorizationAt } from '../api.ts';
import { openSignedIn } from '../console.ts';
import type { Page } from '../page/chromium.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, measured, single } from '../report/figures.ts';

const CALLS = 500;
const QUICK_CALLS = 50;
/** The two ways take turns, so that what else the machine does falls on all of them. */
const TURN = 25;
const WARM_UP_TURNS = 2;

/** Milliseconds between the medians with and without the bridge. */
const AIM: Aim = { of: 'max', is: '<', limit: 2 };

/** One call that is measured. */
interface Call {
  readonly endpoint: EndpointName;
  readonly input: Readonly<Record<string, unknown>>;
}

const MEASURED: readonly Call[] = [
  { endpoint: 'countries.list', input: {} },
  { endpoint: 'orders.list', input: { page: 1, pageSize: 20 } },
];

/** Makes a call several times, one after the other, and gives each one's milliseconds. */
type Way = (call: Call, times: number) => Promise<readonly number[]>;

export const bridgePhase: Phase = {
  name: 'bridge',
  title: 'Cost of a call across the bridge',
  run,
};

async function run(context: Context): Promise<void> {
  await using sandbox = await startSandbox();
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  const ways = {
    'plain axios': await overAxios(sandbox.url),
    'a page, across the bridge': throughPage(opened.page),
  };
  for (const call of MEASURED) await compare(context, call, ways);
}

async function compare(
  { quick, add, say }: Context,
  call: Call,
  ways: Readonly<Record<string, Way>>,
): Promise<void> {
  const turns = (quick ? QUICK_CALLS : CALLS) / TURN;
  const times = Object.entries(ways).map(([name, way]) => ({ name, way, all: [] as number[] }));
  for (let turn = -WARM_UP_TURNS; turn < turns; turn += 1) {
    for (const { way, all } of times) {
      const took = await way(call, TURN);
      if (turn >= 0) all.push(...took);
    }
  }
  say(`${call.endpoint}: ${turns * TURN} calls each way`);
  const group = `Bridge, ${call.endpoint}`;
  const figures = times.map(({ name, all }) => measured({ group, name, unit: 'ms' }, all));
  const [plain, bridge] = figures;
  add(...figures);
  if (!(plain && bridge)) return;
  const added = {
    group,
    name: 'what the bridge adds to the median',
    unit: 'ms',
    aim: AIM,
  } as const;
  add(single(added, bridge.median - plain.median));
}

async function overAxios(url: string): Promise<Way> {
  const http = axios.create({
    baseURL: url,
    adapter: 'http',
    proxy: false,
    httpAgent: new Agent({ keepAlive: true }),
    headers: { Authorization: await authorizationAt(url) },
  });
  return async ({ endpoint, input }, times) => {
    const { path }: Endpoint = endpoints[endpoint];
    const query = bracketQuery(input);
    return await timed(times, () => http.get(query ? `${path}?${query}` : path));
  };
}

async function timed(times: number, call: () => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  return took;
}

const throughPage =
  (page: Page): Way =>
  (call, times) =>
    page.evaluate(timedInPage, { call, times });

/** In the page: the same as {@link timed}, through the bridge. */
async function timedInPage({ call, times }: { readonly call: Call; readonly times: number }) {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const input = { callId: `bench-${performance.now()}`, ...call };
    const began = performance.now();
    const outcome = await window.corridor.call('api.call', input);
    took.push(performance.now() - began);
    if (!outcome.ok) throw new Error(outcome.problem.message);
  }
  return took;
}
