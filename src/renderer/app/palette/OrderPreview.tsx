/** What the chosen order is, before it is opened: its status, its age and its parties. */
import { useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { known } from '#contract/wire/unreadable.ts';
import { orderParties, PARTY_ROLES } from '#domain/orders/parties.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { formatAge } from '#domain/time/format.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Matched, SearchedProvider } from '#renderer/ui/values/text/Matched.tsx';
import { useDebounced } from '#renderer/ui/values/useDebounced.ts';
import styles from './palette.module.css';

/** Milliseconds on an order before it is loaded: who holds a key down goes past it. */
const REST_MS = 150;
/** Milliseconds in which it is not loaded again. */
const FRESH_MS = 30_000;

interface OrderPreviewProps {
  /** The order as the search found it, which names no parties (1O14). */
  readonly order: OrderRow;
  readonly query: string;
}

/** The parties with what was searched for marked; they come when the order is loaded. */
export function OrderPreview({ order, query }: OrderPreviewProps) {
  const { id } = order;
  const [now] = useState(() => new Date());
  const isChosen = useDebounced(id, REST_MS) === id;
  const { data, error } = useEndpoint(
    'orders.read',
    { id },
    { enabled: isChosen, staleTime: FRESH_MS },
  );
  const parties = data
    ? orderParties(data)
    : PARTY_ROLES.map((role) => ({ role, name: null, absent: error ? 'Not loaded' : 'Loading…' }));
  const shown = data ?? order;
  const posted = known(shown.posted_at);
  return (
    <SearchedProvider value={query}>
      <section className={styles.preview} aria-label={`Order ${id}`}>
        <p>
          <Chip label={orderStatusLabel(shown)} />
          {posted !== null && (
            <span className={utility.whole}>Posted {formatAge(posted, now)} ago</span>
          )}
          {!data && error && <span>{problemOf(error).message}</span>}
        </p>
        <dl>
          {parties.map(({ role, name, absent }) => (
            <div key={role} className={utility.line}>
              <dt>{role}</dt>
              <dd className={utility.cut}>
                {name === null ? (
                  absent
                ) : (
                  <Private>
                    <Matched text={name} />
                  </Private>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </SearchedProvider>
  );
}
