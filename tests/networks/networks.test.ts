/** The console behind a real cable: pulled, silent, without names, with IPv6 only, and to a server that moves. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeNetworks } from '#main/network/node-network.ts';
import { openConsole } from '#support/small-console.ts';
import { type Cable, ELSEWHERE, layCable, NAME, PORT, THERE, THERE_6 } from './cable.ts';

const HOST = `${NAME}:${PORT}`;
const API = `http://${HOST}`;
/** Shorter than the 30 s of a person, so that the tests need not wait so long. */
const LIMIT_MS = 3000;

let cable: Cable;
beforeAll(async () => {
  cable = await layCable();
});
afterAll(() => cable[Symbol.asyncDispose]());
beforeEach(() => cable.name(THERE));

const open = (apiUrl = API) => openConsole(nodeNetworks(), apiUrl);
type Console = ReturnType<typeof open>;

const offline = (advice: string) => ({ problem: { kind: 'offline', advice } });
const NO_NETWORK = 'This computer has no network connection. Check the cable or the Wi-Fi.';
const TOO_LATE = `${HOST} did not answer in time. The network or the server may be slow. If it goes on, tell your administrator.`;
const NO_NAME = `The address ${HOST} was not found. Check your network connection and your company's VPN. If other websites open, tell your administrator.`;

/** How often each act has arrived at the API. */
async function arrived(): Promise<Record<string, number>> {
  const answer = await fetch(`${API}/acts`);
  return (await answer.json()) as Record<string, number>;
}

/** Waits until the console is back in time and acts; gives how often each act has arrived. */
async function countsOnceBack({ act, isBack }: Console, key: string) {
  await isBack();
  const outcome = await act(key);
  return { isDone: outcome.ok, ...(await arrived()) };
}

describe('the console', () => {
  it('says that the cable is pulled, and is back within 5 s of the plug, also after half a minute', async () => {
    const running = open();
    const { act, ask, goLive, isLost, selfCheck } = running;
    await goLive();
    const cut = act('cut', LIMIT_MS);
    await pause(300);
    cable.plug(false);
    expect(await cut).toMatchObject({ problem: { kind: 'offline' } });
    await isLost();
    expect(await ask()).toMatchObject(offline(NO_NETWORK));
    expect(await act('unplugged')).toMatchObject(offline(NO_NETWORK));
    const [server] = await selfCheck();
    expect(server).toMatchObject({ status: 'failed', detail: NO_NETWORK });
    await pause(30_000);
    cable.plug(true);
    const counts = await countsOnceBack(running, 'plugged');
    expect(counts).toMatchObject({ isDone: true, cut: 1, plugged: 1 });
    expect(counts).not.toHaveProperty('unplugged');
  });

  it('says that nothing answers when every packet is lost, and is back within 5 s', async () => {
    const running = open();
    const { act, ask, goLive, isLost } = running;
    await goLive();
    cable.lose(true);
    await isLost();
    expect(await ask(LIMIT_MS)).toMatchObject(offline(TOO_LATE));
    expect(await act('lost', LIMIT_MS)).toMatchObject(offline(TOO_LATE));
    await pause(15_000);
    cable.lose(false);
    const counts = await countsOnceBack(running, 'found');
    expect(counts).toMatchObject({ isDone: true, found: 1 });
    expect(counts).not.toHaveProperty('lost');
  });

  it('says that the name is not found, and is back within 5 s of it', async () => {
    const running = open();
    cable.name();
    expect(await running.ask()).toMatchObject(offline(NO_NAME));
    expect(await running.act('nameless')).toMatchObject(offline(NO_NAME));
    const [server, proxy] = await running.selfCheck();
    expect(server).toMatchObject({ status: 'failed', detail: NO_NAME });
    expect(proxy).toMatchObject({ status: 'passed', detail: 'None' });
    cable.name(THERE);
    await running.goLive();
    const counts = await countsOnceBack(running, 'named');
    expect(counts).toMatchObject({ isDone: true, named: 1 });
    expect(counts).not.toHaveProperty('nameless');
  });

  it('works where there is only IPv6', async () => {
    cable.name(THERE_6);
    const running = open();
    await running.goLive();
    expect(await countsOnceBack(running, 'by six')).toMatchObject({ isDone: true, 'by six': 1 });
    const byAddress = open(`http://[${THERE_6}]:${PORT}`);
    await byAddress.goLive();
    expect(await byAddress.ask()).toMatchObject({ ok: true });
  });

  it('follows a server that moves to another address within 5 s', async () => {
    const running = open();
    const { act, goLive, isLost } = running;
    await goLive();
    cable.move(THERE, ELSEWHERE);
    await isLost();
    expect(await act('moved', LIMIT_MS)).toMatchObject({ problem: { kind: 'offline' } });
    cable.name(ELSEWHERE);
    const counts = await countsOnceBack(running, 'there');
    expect(counts).toMatchObject({ isDone: true, there: 1 });
    expect(counts).not.toHaveProperty('moved');
    cable.move(ELSEWHERE, THERE);
  });
});
