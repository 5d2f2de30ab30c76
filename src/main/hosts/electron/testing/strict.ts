/**
 * The doubles emulate what Corridor uses of Electron and nothing else. Whatever else is asked of them
 * fails loudly here, so that a test never passes against a part that is not there.
 */
import { EventEmitter } from 'node:events';

const missing = (what: string) =>
  new Error(`The stand-in for Electron has no ${what}. Emulate it first.`);

/** Members that the language, `await` and the inspection of values read of any object. */
const ASKED_OF_ANYTHING: ReadonlySet<string> = new Set(['then', 'toJSON', 'domain']);

/**
 * `target`, that throws with the member's name when a member is read or set that it does not have.
 * @param name how the thing is called in Electron
 */
export function strict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get: (of, key, receiver) => {
      if (typeof key === 'symbol' || key in of) return Reflect.get(of, key, receiver);
      if (ASKED_OF_ANYTHING.has(key)) return;
      throw missing(`${name}.${key}`);
    },
    set: (of, key, value, receiver) => {
      if (typeof key === 'symbol' || key in of) return Reflect.set(of, key, value, receiver);
      throw missing(`${name}.${key}`);
    },
  });
}

/** An emitter that throws when an event is listened to that the stand-in never emits. */
export class StrictEmitter extends EventEmitter {
  constructor(name: string, events: readonly string[]) {
    super();
    const known = new Set(events);
    this.on('newListener', (event: string | symbol) => {
      if (typeof event === 'string' && !known.has(event))
        throw missing(`event '${event}' of ${name}`);
    });
  }
}

/** Throws for members of an options object that nothing here takes into account. */
export function knownOptions(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown !== undefined) throw missing(`option '${unknown}' of ${name}`);
}

/** An event object of Electron whose default can be prevented. */
export function preventable<Detail extends object>(detail: Detail) {
  const event = {
    ...detail,
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
}

/** As `Object.assign`, but getters stay getters. */
export const define = <Target extends object, Members extends object>(
  target: Target,
  members: Members,
): Target & Members =>
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(members)) as Target & Members;

/**
 * A class of Electron, whose instances are what `create` makes.
 * @param statics members of the class itself
 */
export function constructible<Options, Instance extends object, Statics extends object>(
  name: string,
  create: (options: Options) => Instance,
  statics: Statics = {} as Statics,
): Statics & (new (options: Options) => Instance) {
  const construct = (_target: object, [options]: unknown[]) => create(options as Options);
  const made = strict(name, define(new Proxy(class {}, { construct }), statics));
  return made as unknown as ReturnType<typeof constructible<Options, Instance, Statics>>;
}
