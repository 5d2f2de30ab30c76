/**
 * Programs the commands start, and their end. Nothing that was started here outlives the command:
 * children stay in its process group, so that Ctrl-C and a killed group reach them, and whatever a
 * child started itself is found through the process table and stopped with it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

/** How long a program may take to end by itself before it is killed. */
const GRACE_MS = 5000;
/** How much of a program's output is kept for an error message. */
const KEPT_OUTPUT = 64 * 1024;

/**
 * The programs that are running, each with the signal that asks it to end.
 * @type {Map<ChildProcess, NodeJS.Signals>}
 */
const running = new Map();

/**
 * Starts a program that {@link stopAll} knows about. Standard input is closed to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions & { endSignal?: NodeJS.Signals }} [options] `endSignal` asks it to end;
 *   SIGTERM when left out
 */
export function start(command, args, { endSignal = 'SIGTERM', ...options } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  running.set(child, endSignal);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * How a program ended. `output` is the end of what it printed, empty when that went to the terminal.
 * @typedef {object} Ended
 * @property {number} code its exit code; 128 and the signal's number when a signal ended it, 127 when
 *   it could not be started
 * @property {string} output
 * @property {boolean} timedOut
 */

/**
 * Resolves when the program has ended; never rejects.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, error: string }>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), error: '' }),
    );
  });
}

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions & { timeoutMs?: number, onStatus?: (text: string) => void }} [options]
 *   `timeoutMs`: after that the program and all it started are stopped; `onStatus`: told what it
 *   writes to file descriptor 3
 * @returns {Promise<Ended>}
 */
export async function run(command, args, { timeoutMs, onStatus, ...options } = {}) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  /** @param {string} text */
  const keep = (text) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  child.stdio[3]?.on('data', (chunk) => onStatus?.(String(chunk)));
  let timedOut = false;
  const timer =
    timeoutMs &&
    setTimeout(() => {
      timedOut = true;
      void stop(child);
    }, timeoutMs);
  const { code, error } = await ended(child);
  clearTimeout(timer);
  // The process is about to end: no further step may start.
  if (stopping) return await new Promise(() => undefined);
  return { code, output: output + error, timedOut };
}

/**
 * Asks a program to end, waits for it, and kills it and everything it started when it does not.
 * What it leaves behind after ending by itself is killed as well.
 * @param {ChildProcess} child
 * @param {{ graceMs?: number }} [options]
 */
export async function stop(child, { graceMs = GRACE_MS } = {}) {
  if (child.pid === undefined || !isRunning(child)) return;
  const family = descendants(child.pid);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(running.get(child));
  await Promise.race([gone, delay(graceMs)]);
  if (isRunning(child)) {
    for (const [pid, started] of descendants(child.pid)) family.set(pid, started);
    child.kill('SIGKILL');
    await gone;
  }
  killAll(family);
}

/** @param {ChildProcess} child */
const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** @param {number} ms */
const delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Stops every program that is still running.
 * @param {{ graceMs?: number }} [options]
 */
async function stopAll(options) {
  await Promise.all([...running.keys()].map((child) => stop(child, options)));
}

/** A signal has asked this process to end. */
let stopping = false;

/**
 * Stops everything on Ctrl-C, SIGTERM and a closed terminal before this process ends. The exit code is
 * the one that was set while stopping, else the signal's. A second signal is ignored: often both the
 * terminal and npm send one.
 * @param {{ graceMs?: number, onSignal?: (signal: NodeJS.Signals) => void }} [options] `onSignal` is
 *   called before anything is stopped
 */
export function stopAllOnSignals({ graceMs, onSignal } = {}) {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (stopping) return;
    stopping = true;
    onSignal?.(signal);
    await stopAll(graceMs === undefined ? {} : { graceMs });
    // What waited for one of them runs before.
    await setImmediate();
    process.exit(process.exitCode ?? 128 + constants.signals[signal]);
  };
  process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
}

const ORPHAN_POLL_MS = 100;

/**
 * Ends this process, as SIGTERM would, when npm was told to end: npm passes that on to the shell that
 * runs its script, and the shell ends without telling this process.
 */
export function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_POLL_MS);
  timer.unref();
}

/**
 * Every process below `root`, with the time it was started: a number that is used again later by
 * another process has another time.
 * @param {number} root
 * @returns {Map<number, string>}
 */
export function descendants(root) {
  const table = processTable();
  /** @type {Map<number, string>} */
  const found = new Map();
  /** @param {number} parent */
  const visit = (parent) => {
    for (const entry of table) {
      if (entry.parent !== parent || found.has(entry.pid)) continue;
      found.set(entry.pid, entry.started);
      visit(entry.pid);
    }
  };
  visit(root);
  return found;
}

/** @param {Map<number, string>} processes */
function killAll(processes) {
  if (processes.size === 0) return;
  const alive = new Map(processTable().map(({ pid, started }) => [pid, started]));
  for (const [pid, started] of processes) {
    if (alive.get(pid) !== started) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }
}

/** @returns {{ pid: number, parent: number, started: string }[]} */
function processTable() {
  return process.platform === 'linux' ? linuxTable() : psTable();
}

/** Linux keeps the table in /proc; a bare machine has no `ps`. */
function linuxTable() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        // The program's name is in brackets and may hold anything, so fields count from its end.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' }];
      } catch {
        return [];
      }
    });
}

function psTable() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/u.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), started: started ?? '' }] : [];
  });
}
