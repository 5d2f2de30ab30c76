/** Phase `reference`: what needs no network: the search of the reference data, and a start without one. */
import { freePort } from '#cli/setup/machine/ports.ts';
import { createReferenceFinders } from '#domain/places/reference.ts';
import { referenceCountries } from '#reference/records.ts';
import { startSandbox } from '#support/harness.ts';
import { openConsole } from '../console.ts';
import { interact, type Step } from '../page/interaction.ts';
import { gone, type Measured, measureAll, shown } from '../page/measured.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, measured } from '../report/figures.ts';
import { percentile } from '../report/statistics.ts';

const ORDERS = 100;
const STARTS = 9;
const QUICK_STARTS = 2;
/** Subdivisions that are looked for, spread over all of them. */
const NAMES = 50;

const P95_30: Aim = { of: 'p95', is: '≤', limit: 30 };

const GROUP = 'Reference search over all subdivisions';

const SCREEN = '#/reference';
const SEARCH = 'input[aria-label^="Search by name"]';
const COUNTRY = 'nav[aria-label=Countries] li';
const FOUND = 'nav[aria-label=Countries] h2';
const MARKED = 'tr[aria-current=true]';

export const referencePhase: Phase = {
  name: 'reference',
  title: 'What a person waits for without a network',
  run,
};

/** A subdivision, and the country that the screen shows when its name is typed. */
interface Wanted {
  readonly name: string;
  readonly country: string;
}

/** Names that only subdivisions have, of countries from A to Z. */
function namesOfParts(): readonly Wanted[] {
  const countries = referenceCountries();
  const { search } = createReferenceFinders(countries);
  const all = countries.flatMap(({ states }) => states.map(({ name }) => name));
  const wanted = Array.from({ length: NAMES * 2 }, (_, at) => {
    const name = all[Math.floor((at * all.length) / (NAMES * 2))] ?? '';
    const { countries: others, subdivisions } = search(name);
    const country = others.length === 0 ? (subdivisions[0]?.country.name ?? '') : '';
    return { name, country };
  });
  return wanted.filter(({ country }) => country !== '').slice(0, NAMES);
}

const type = (text: string): Step => ({ type: text, into: SEARCH });
const empty = (selector: string) => ({ step: type(''), seen: gone(selector) });

function searches(): readonly Measured[] {
  const wanted = namesOfParts();
  const at = (time: number): Wanted => wanted[time % wanted.length] ?? { name: '', country: '' };
  return [
    {
      name: 'the first letter, from its key to its frame',
      aim: P95_30,
      do: (time) => ({ step: type('abcdeghik'.charAt(time % 9)), seen: shown(FOUND) }),
      undo: () => empty(FOUND),
    },
    {
      name: 'the name of a subdivision, pasted, to its frame',
      aim: P95_30,
      do: (time) => ({
        step: type(at(time).name),
        seen: shown(`article[aria-label="${at(time).country}"] ${MARKED}`),
      }),
      undo: () => empty(MARKED),
    },
  ];
}

async function run(context: Context): Promise<void> {
  measureFinding(context);
  await using sandbox = await startSandbox({ orders: ORDERS });
  await measureSearch(context, sandbox.url);
  await compareStarts(context, sandbox.url);
}

/** The search proper, of what the screen is asked for, without what draws it. */
function measureFinding({ add }: Context): void {
  const { search } = createReferenceFinders(referenceCountries());
  const texts = [...'abcdeghik', ...namesOfParts().map(({ name }) => name)];
  const times = texts.map((text) => {
    const began = performance.now();
    search(text);
    return performance.now() - began;
  });
  const finds = 'countries and subdivisions found by a letter or a name';
  add(measured({ group: GROUP, name: finds, unit: 'ms', aim: P95_30 }, times));
}

async function measureSearch(context: Context, apiUrl: string): Promise<void> {
  await using opened = await openConsole({ apiUrl });
  const { page } = opened;
  await page.evaluate(interact, { step: { hash: SCREEN }, seen: shown(COUNTRY) });
  await measureAll(context, page, GROUP, searches());
}

/** Starts in turn with the API and without a server at its address, each with a new profile. */
async function compareStarts({ quick, add, say }: Context, apiUrl: string): Promise<void> {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const online: number[] = [];
  const offline: number[] = [];
  for (let at = 0; at <= (quick ? QUICK_STARTS : STARTS); at += 1) {
    const took = { online: await startOnce(apiUrl), offline: await startOnce(nobody) };
    say(`online ${Math.round(took.online)} ms, offline ${Math.round(took.offline)} ms`);
    // The first of all warms up.
    if (at === 0) continue;
    online.push(took.online);
    offline.push(took.offline);
  }
  const group = 'Start with a new profile, spawn → sign-in screen and the reference data';
  // Two medians of one thing differ too: what counts as slower lies above most starts online.
  const limit = Math.round(
    percentile(
      online.toSorted((a, b) => a - b),
      0.75,
    ),
  );
  add(
    measured({ group, name: 'online', unit: 'ms' }, online),
    measured(
      { group, name: 'offline, no slower', unit: 'ms', aim: { of: 'median', is: '≤', limit } },
      offline,
    ),
  );
}

/** Milliseconds until a person sees the sign-in screen and, from there, the countries. */
async function startOnce(apiUrl: string): Promise<number> {
  const spawned = performance.now();
  await using opened = await openConsole({ apiUrl });
  await opened.page.evaluate(interact, { step: { hash: SCREEN }, seen: shown(COUNTRY) });
  return performance.now() - spawned;
}
