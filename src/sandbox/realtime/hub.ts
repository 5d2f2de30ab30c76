/** The network's socket: staff who have shown their token hear every event. */
import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import { AUTHORIZATION_EVENT, type RealtimeEvent } from '#contract/realtime.ts';
import { isStaffRole } from '#domain/roles.ts';
import type { Database } from '../database/database.ts';
import { SCHEMA_NAME } from '../database/schema.ts';
import { FORBIDDEN, Refusal } from '../server/problem.ts';
import { identify } from '../server/tokens.ts';

/** Sends events to everyone who listens. */
export interface Hub {
  publish(event: RealtimeEvent, payload?: unknown): void;
  /** Cuts every connection; clients connect again by themselves. */
  dropConnections(): void;
  close(): Promise<void>;
}

const STAFF = 'staff';
/** How long a socket may stay without showing a token that is good, in milliseconds. */
const AUTHORIZATION_LIMIT = 10_000;
/** The refused are told before the line is cut, so the notice must have time to arrive. */
const FAREWELL = 500;

async function roleOf(header: unknown, database: Database): Promise<string> {
  const caller = await identify(typeof header === 'string' ? header : undefined, { database });
  if (!isStaffRole(caller.role)) throw new Refusal(403, FORBIDDEN);
  return caller.role;
}

/** Opens the hub on an HTTP server. On a Postgres server, several hubs share their events. */
export function openHub(http: HttpServer, database: Database): Hub {
  const io = new Server(http, { serveClient: false });
  if (database.pool) {
    io.adapter(createAdapter(database.pool, { tableName: `${SCHEMA_NAME}.socket_io_attachments` }));
  }
  io.on('connection', (socket) => {
    const leave = () => socket.disconnect(true);
    const limit = setTimeout(leave, AUTHORIZATION_LIMIT);
    socket.on('disconnect', () => clearTimeout(limit));
    socket.on(AUTHORIZATION_EVENT, async (header: unknown) => {
      try {
        await roleOf(header, database);
        clearTimeout(limit);
        await socket.join(STAFF);
        socket.emit('connected' satisfies RealtimeEvent);
      } catch (error) {
        await socket.leave(STAFF);
        socket.emit('unauthorized', { message: (error as Error).message });
        clearTimeout(limit);
        setTimeout(leave, FAREWELL);
      }
    });
  });
  return {
    publish: (event, payload) => {
      io.to(STAFF).emit(event, ...(payload === undefined ? [] : [payload]));
    },
    dropConnections: () => io.disconnectSockets(true),
    close: () => io.close(),
  };
}
