/**
 * Values as they cross between processes and worlds, so that what cannot cross fails in tests too:
 * the structured clone of what Corridor's bridge can carry, as one text. Both functions also run
 * inside pages, as source text, so they use nothing outside themselves.
 */

/** A value without what it refers to: its kind, then text or indexes of other nodes. */
type Node = readonly [tag: string, content?: unknown];

/** Takes a function that is in a value, and gives the number the other side calls it by. */
export type GiveFunction = (given: (...args: unknown[]) => unknown) => number;

/**
 * Writes a value as text. Circles and shared parts stay what they are.
 * @param give how a function crosses; without it functions and promises cannot be cloned
 * @throws DOMException (DataCloneError) as Electron does for what cannot be cloned
 */
export function encode(root: unknown, give?: GiveFunction): string {
  const nodes: Node[] = [];
  const known = new Map<object, number>();

  const uncloneable = () => new DOMException('An object could not be cloned.', 'DataCloneError');
  const base64 = (bytes: Uint8Array) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

  const add = (value: unknown): number => {
    const isObject = typeof value === 'object' && value !== null;
    const before = isObject ? known.get(value) : undefined;
    if (before !== undefined) return before;
    const index = nodes.push(['undefined']) - 1;
    if (isObject) known.set(value, index);
    nodes[index] = describe(value);
    return index;
  };
  const functionNode = (value: (...args: unknown[]) => unknown): Node => {
    if (!give) throw uncloneable();
    return ['function', give(value)];
  };
  const promiseNode = (value: Promise<unknown>): Node => {
    if (!give) throw uncloneable();
    // What `then` gives is a promise as well, and would have to cross in turn, and so on without end.
    return [
      'promise',
      give((done, fail) => void value.then(done as () => void, fail as () => void)),
    ];
  };
  const describe = (value: unknown): Node => {
    const kind = Object.prototype.toString.call(value);
    const write = Object.hasOwn(writers, kind) ? writers[kind] : undefined;
    if (!write) throw uncloneable();
    return write(value as never);
  };
  const errorNode = ({ name, message }: Error): Node => ['error', [name, message]];
  const asIs = (value: unknown): Node => ['as is', value];
  /** By what `Object.prototype.toString` calls a kind of value. */
  const writers: Record<string, (value: never) => Node> = {
    '[object Undefined]': () => ['undefined'],
    '[object Null]': asIs,
    '[object String]': asIs,
    '[object Boolean]': asIs,
    '[object Number]': (value: number) => ['number', Object.is(value, -0) ? '-0' : String(value)],
    '[object BigInt]': (value: bigint) => ['bigint', String(value)],
    '[object Function]': functionNode,
    '[object AsyncFunction]': functionNode,
    '[object Promise]': promiseNode,
    '[object Date]': (value: Date) => ['date', value.getTime()],
    '[object Error]': errorNode,
    '[object DOMException]': errorNode,
    '[object ArrayBuffer]': (value: ArrayBuffer) => ['buffer', base64(new Uint8Array(value))],
    '[object Uint8Array]': (value: Uint8Array) => ['bytes', base64(value)],
    '[object Array]': (value: unknown[]) => ['array', Array.from(value, add)],
    '[object Set]': (value: Set<unknown>) => ['set', Array.from(value, add)],
    '[object Map]': (value: Map<unknown, unknown>) => [
      'map',
      Array.from(value, ([key, item]) => [add(key), add(item)]),
    ],
    '[object Object]': (value: object) => [
      'object',
      Object.entries(value).map(([key, item]) => [key, add(item)]),
    ],
  };
  add(root);
  return JSON.stringify(nodes);
}

/**
 * Reads what {@link encode} wrote.
 * @param take gives the function that calls the function of that number on the other side
 */
export function decode(
  text: string,
  take?: (number: number) => (...args: unknown[]) => unknown,
): unknown {
  const nodes = JSON.parse(text) as [string, never][];
  const made = new Map<number, unknown>();

  const bytes = (base64: string) =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const far = (number: number) => {
    if (!take) throw new Error('A function cannot cross here.');
    return take(number);
  };
  // Containers are known before they are filled, because they may hold themselves.
  const keep = <Value>(index: number, value: Value): Value => {
    made.set(index, value);
    return value;
  };
  const make = (index: number): unknown => {
    if (made.has(index)) return made.get(index);
    const [tag, first] = nodes[index] ?? [''];
    return keep(index, read[tag]?.(first as never, index));
  };
  const read: Record<string, (content: never, index: number) => unknown> = {
    undefined: () => undefined,
    'as is': (value: unknown) => value,
    number: (value: string) => Number(value),
    bigint: (value: string) => BigInt(value),
    date: (time: number) => new Date(time),
    buffer: (value: string) => bytes(value).buffer,
    bytes: (value: string) => bytes(value),
    error: ([name, message]: [string, string]) => Object.assign(new Error(message), { name }),
    function: (number: number) => far(number),
    promise: (number: number) => new Promise((done, fail) => void far(number)(done, fail)),
    array: (items: number[], index) => {
      const array = keep<unknown[]>(index, []);
      for (const item of items) array.push(make(item));
      return array;
    },
    set: (items: number[], index) => {
      const set = keep(index, new Set());
      for (const item of items) set.add(make(item));
      return set;
    },
    map: (entries: [number, number][], index) => {
      const map = keep(index, new Map());
      for (const [key, item] of entries) map.set(make(key), make(item));
      return map;
    },
    object: (entries: [string, number][], index) => {
      const object = keep<Record<string, unknown>>(index, {});
      // An own property named '__proto__' stays one.
      for (const [key, item] of entries) {
        Object.defineProperty(object, key, {
          value: make(item),
          configurable: true,
          enumerable: true,
          writable: true,
        });
      }
      return object;
    },
  };
  return make(0);
}
