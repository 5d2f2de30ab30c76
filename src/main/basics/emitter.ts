/** Values and events that others listen to. */

/** A list of listeners, called in turn. */
export interface Emitter<T> {
  emit(value: T): void;
  /** The returned function stops listening. */
  subscribe(listener: (value: T) => void): () => void;
}

/** An emitter without listeners. Each listener is called in the order of subscribing. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    subscribe: (listener) => {
      const own = (value: T) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}

export interface Followed<T> {
  get(): T;
  /** Listeners are called when it becomes another value. */
  set(next: T): void;
  /** The returned function stops listening. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A followed value, at first `value`. */
export function createFollowed<T>(value: T): Followed<T> {
  const changes = createEmitter<T>();
  let current = value;
  return {
    get: () => current,
    set: (next) => {
      if (next === current) return;
      current = next;
      changes.emit(next);
    },
    subscribe: changes.subscribe,
  };
}
