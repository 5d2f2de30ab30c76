import { useSearchParams } from 'react-router-dom';

/** The state of a list as the address has it. */
export interface ListAddress {
  readonly address: URLSearchParams;
  /** Counts from 1; whatever else stands in the address is the first. */
  readonly page: number;
  /** Sets one part of it; everything but a page begins at the first one. */
  change(name: string, value: string | number): void;
  /** Leaves nothing but these. */
  replaceAll(parts: Readonly<Record<string, string>>): void;
}

/**
 * A hook: a list whose state is its address. Every change can be gone back from, but for the keys that
 * are typed into the part called `typed`.
 */
export function useListAddress(typed: string): ListAddress {
  const [address, setAddress] = useSearchParams();
  return {
    address,
    page: Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1),
    change(name, value) {
      const next = new URLSearchParams(address);
      next.delete('page');
      next.set(name, String(value));
      // A field that is written later than its key is pressed loses the next key.
      setAddress(next, { replace: name === typed, flushSync: name === typed });
    },
    replaceAll: (parts) => setAddress(parts),
  };
}
