/** What every handler is given. */
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import type { OrderCounts } from '../areas/orders/list/counts.ts';
import type { Database } from '../database/database.ts';
import type { ExportLinks } from '../exports/links.ts';
import type { Quotes } from '../world/orders/quotes.ts';

/** Sends events to everyone who listens. */
export interface Hub {
  publish(event: RealtimeEvent, payload?: unknown): void;
  /** Cuts every connection; clients connect again by themselves. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** How long tokens last, in milliseconds. */
export interface TokenLife {
  readonly access: number;
  readonly refresh: number;
}

/** The parts of the sandbox that handlers use. */
export interface Services {
  readonly database: Database;
  readonly hub: Hub;
  readonly counts: OrderCounts;
  readonly exports: ExportLinks;
  readonly quotes: Quotes;
  /** The address under which the picture of a path such as `{key}/card.png` is served. */
  readonly pictureAddress: (path: string) => string;
  readonly tokenLife: TokenLife;
}

/** Who calls. */
export interface Caller {
  readonly accountId: number;
  readonly role: string;
  /** The session the access token belongs to. */
  readonly tokenId: number;
}
