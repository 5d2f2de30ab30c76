/**
 * `app.requestSingleInstanceLock`: second starts are tested with real programs on a profile. A
 * further start hands over what it was started with, in a file that the first one reads.
 */
import { readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** A further start, as the first one hears of it. */
export interface SecondStart {
  readonly argv: readonly string[];
  readonly folder: string;
  readonly handedOver: unknown;
}

const LOCK = 'stand-in.lock';
const MESSAGE = /^stand-in\.start-\d+$/u;

/** Takes the lock of a profile; false when another running process has it, which gets an event. */
export function requestLock(
  profile: string,
  handedOver: object,
  onSecondStart: (start: SecondStart) => void,
): boolean {
  const lock = join(profile, LOCK);
  if (isHeld(lock)) {
    const start: SecondStart = { argv: process.argv, folder: process.cwd(), handedOver };
    const message = join(profile, `stand-in.start-${process.pid}`);
    writeFileSync(`${message}.part`, JSON.stringify(start));
    renameSync(`${message}.part`, message);
    return false;
  }
  writeFileSync(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
  watch(profile, () => {
    for (const name of readdirSync(profile).filter((file) => MESSAGE.test(file))) {
      const start: SecondStart = JSON.parse(readFileSync(join(profile, name), 'utf8'));
      rmSync(join(profile, name));
      onSecondStart(start);
    }
  }).unref();
  return true;
}

function isHeld(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}
