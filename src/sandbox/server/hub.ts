/** The network's socket: staff who have shown their token hear every event. */
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { AUTHORIZATION_EVENT, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { isStaffRole } from '#domain/access/roles.ts';
import { SCHEMA_NAME } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { EVENT_TABLE } from '../database/schema.ts';
import type { Hub } from './context.ts';
import { forbidden, HttpError, INTERNAL } from './problem.ts';
import { identify } from './tokens.ts';

const STAFF = 'staff';
/** How long a socket may stay without showing a token that is good, in milliseconds. */
const AUTHORIZATION_LIMIT = 10_000;
/** A refused client gets a message before it is disconnected, which needs time to arrive. */
const FAREWELL = 500;

async function admitStaff(header: unknown, database: Database): Promise<void> {
  const caller = await identify(typeof header === 'string' ? header : undefined, { database });
  if (!isStaffRole(caller.role)) throw forbidden();
}

interface HubOptions {
  readonly database: Database;
  /** What its path has to begin with; nothing where left out. */
  readonly secret?: string | undefined;
  /** Whether new connections are refused. */
  readonly refuses: () => boolean;
  /** Called on every authorization event, with its answer as an HTTP status. */
  readonly onAuthorization: (header: unknown, status: number) => void;
}

function greet(socket: Socket, { database, onAuthorization }: HubOptions): void {
  const leave = () => socket.disconnect(true);
  let limit = setTimeout(leave, AUTHORIZATION_LIMIT);
  socket.on('disconnect', () => clearTimeout(limit));
  socket.on(AUTHORIZATION_EVENT, async (header: unknown) => {
    clearTimeout(limit);
    try {
      await admitStaff(header, database);
      await socket.join(STAFF);
      socket.emit('connected' satisfies RealtimeEvent);
      onAuthorization(header, 200);
    } catch (error) {
      const refusal = error instanceof HttpError ? error : new HttpError(500, INTERNAL);
      await socket.leave(STAFF);
      socket.emit('unauthorized', { message: refusal.message });
      onAuthorization(header, refusal.status);
      limit = setTimeout(leave, FAREWELL);
    }
  });
}

/** Opens the hub on an HTTP server. On a Postgres server, several hubs share their events. */
export async function openHub(http: HttpServer, options: HubOptions): Promise<Hub> {
  const io = new Server(http, {
    serveClient: false,
    ...(options.secret !== undefined && { path: `/${options.secret}/socket.io` }),
    allowRequest: (_request, decide) => decide(null, !options.refuses()),
  });
  const { pool } = options.database;
  if (pool) {
    const { createAdapter } = await import('@socket.io/postgres-adapter');
    io.adapter(createAdapter(pool, { channelPrefix: SCHEMA_NAME, tableName: EVENT_TABLE }));
  }
  io.on('connection', (socket) => greet(socket, options));
  return {
    publish: (event, payload) => {
      io.to(STAFF).emit(event, ...(payload === undefined ? [] : [payload]));
    },
    dropConnections: () => io.disconnectSockets(true),
    close: () => io.close(),
  };
}
