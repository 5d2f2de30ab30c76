/** Phase `sandbox`: how fast the practice API answers, over one kept connection. */
import { randomFor } from '#sandbox/world/random.ts';
import { connectTo, type KeptConnection } from '../api.ts';
import type { Context, Phase } from '../phase.ts';
import { pathOf, QUESTIONS, type Question } from '../questions.ts';
import { type Aim, measured, single } from '../report/figures.ts';
import { openOnPglite, openOnPostgres, type World } from '../worlds.ts';

const SAMPLES = 80;
const QUICK_SAMPLES = 20;
const WARM_UP = 10;
const SEED = 1;

/** Milliseconds, for every list of {@link ORDERS_OF_AIM} orders on PGlite. */
const AIM: Aim = { of: 'p95', is: '<', limit: 50 };
const ORDERS_OF_AIM = 100_000;
const ORDERS_ON_POSTGRES = 1_000_000;

export const sandboxPhase: Phase = {
  name: 'sandbox',
  title: 'Sandbox: lists and searches',
  run,
};

/** What a world is called, and how large it is. */
interface Kind {
  readonly group: string;
  readonly orders: number;
  /** For its lists. */
  readonly aim?: Aim;
}

const inWords = (orders: number) => `${orders.toLocaleString('en-US')} orders`;

async function run(context: Context): Promise<void> {
  for (const orders of context.quick ? [5000] : [5000, ORDERS_OF_AIM]) {
    context.say(`making ${inWords(orders)}`);
    await using world = await openOnPglite(orders);
    const kind = { group: `PGlite, ${inWords(orders)}`, orders };
    await measure(context, orders === ORDERS_OF_AIM ? { ...kind, aim: AIM } : kind, world);
  }
  if (context.quick) return;
  context.say(`making ${inWords(ORDERS_ON_POSTGRES)}`);
  await using world = await openOnPostgres(ORDERS_ON_POSTGRES);
  const group = `Postgres, ${inWords(ORDERS_ON_POSTGRES)}`;
  if (world) await measure(context, { group, orders: ORDERS_ON_POSTGRES }, world);
  else context.leaveOut(`${group}: none is installed (apt-get install postgresql brings one).`);
}

async function measure(
  context: Context,
  kind: Kind,
  { sandbox, secondsToMake }: World,
): Promise<void> {
  const { group } = kind;
  context.add(single({ group, name: 'making the world', unit: 's' }, secondsToMake));
  using connection = await connectTo(sandbox.url);
  for (const question of QUESTIONS) {
    const times = await timesOf(question, kind.orders, connection, context.quick);
    const { name } = question;
    context.add(measured({ group, name, unit: 'ms', aim: kind.aim }, times));
    context.say(`${group}: ${name}`);
  }
}

async function timesOf(
  question: Question,
  orders: number,
  connection: KeptConnection,
  quick: boolean,
): Promise<readonly number[]> {
  const random = randomFor(SEED, question.name, orders);
  const times: number[] = [];
  for (let at = -WARM_UP; at < (quick ? QUICK_SAMPLES : SAMPLES); at += 1) {
    const milliseconds = await connection.time(pathOf(question, random, orders));
    if (at >= 0) times.push(milliseconds);
  }
  return times;
}
