/**
 * A cable from this network namespace to another one, in which the API runs. `npm run networks` runs the
 * tests in a namespace of their own, so that nothing of the computer is changed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The name of the API, as the file of hosts gives it. */
export const NAME = 'api.corridor.test';
export const PORT = 4000;

const FAR = 'far';
const HERE = '10.77.0.1/24';
/** The address of the API, and the one it moves to. */
export const THERE = '10.77.0.2';
export const ELSEWHERE = '10.77.0.3';
const HERE_6 = 'fd77::1/64';
export const THERE_6 = 'fd77::2';

const ip = (...args: readonly string[]) => execFileSync('ip', [...args], { encoding: 'utf8' });
const far = (...args: readonly string[]) => ip('-n', FAR, ...args);

/** The connection to the API. */
export interface Cable extends AsyncDisposable {
  /** Pulls the plug of this computer, or puts it back. */
  plug(isIn: boolean): void;
  /** Loses every packet without a word, or none. */
  lose(isLost: boolean): void;
  /** Gives the API's name these addresses; none makes it unknown. */
  name(...addresses: readonly string[]): void;
  /** Gives the API another address in place of the one it had. */
  move(from: string, to: string): void;
}

/** Lays the cable, and starts the API at its far end. */
export async function layCable(): Promise<Cable> {
  ip('netns', 'add', FAR);
  ip('link', 'add', 'near', 'type', 'veth', 'peer', 'name', 'end', 'netns', FAR);
  ip('address', 'add', HERE, 'dev', 'near');
  ip('-6', 'address', 'add', HERE_6, 'dev', 'near', 'nodad');
  ip('link', 'set', 'near', 'up');
  far('address', 'add', `${THERE}/24`, 'dev', 'end');
  far('-6', 'address', 'add', `${THERE_6}/64`, 'dev', 'end', 'nodad');
  far('link', 'set', 'lo', 'up');
  far('link', 'set', 'end', 'up');
  const hosts = join(tmpdir(), `corridor-hosts-${process.pid}`);
  writeFileSync(hosts, '');
  execFileSync('mount', ['--bind', hosts, '/etc/hosts']);

  const program = join(import.meta.dirname, 'api-server.ts');
  const server = spawn('ip', ['netns', 'exec', FAR, process.execPath, program, String(PORT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const cable: Cable = {
    plug: (isIn) => {
      ip('link', 'set', 'near', isIn ? 'up' : 'down');
      // Linux takes IPv6 addresses away with the plug.
      if (isIn) ip('-6', 'address', 'replace', HERE_6, 'dev', 'near', 'nodad');
    },
    lose: (isLost) =>
      // The far end no longer answers; this end keeps its idea of where that is.
      void far(
        'route',
        isLost ? 'add' : 'delete',
        'blackhole',
        HERE.replace(/\.\d+\/24$/u, '.1/32'),
      ),
    name: (...addresses) =>
      writeFileSync(hosts, addresses.map((address) => `${address} ${NAME}\n`).join('')),
    move: (from, to) => {
      far('address', 'delete', `${from}/24`, 'dev', 'end');
      far('address', 'add', `${to}/24`, 'dev', 'end');
    },
    [Symbol.asyncDispose]: async () => {
      server.stdin.end();
      await once(server, 'close');
      execFileSync('umount', ['/etc/hosts']);
      ip('link', 'delete', 'near');
      ip('netns', 'delete', FAR);
    },
  };
  cable.name(THERE);
  return cable;
}
