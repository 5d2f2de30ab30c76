/** Postgres on a server, through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SCHEMA_NAME } from './columns.ts';
import { copyStatement, copyText } from './copy.ts';
import { type Database, StartError } from './database.ts';

const CONNECTIONS = 8;

/** What the driver's connection can do for COPY and its type declaration leaves out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** One COPY as the driver's client runs it: the text is sent when the server asks for it. */
class CopyIn implements pg.Submittable {
  readonly done: Promise<void>;
  private readonly statement: string;
  private readonly text: string;
  private readonly settle = Promise.withResolvers<void>();
  private error: Error | undefined;

  constructor(statement: string, text: string) {
    this.statement = statement;
    this.text = text;
    this.done = this.settle.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    const wire = connection as CopyConnection;
    wire.sendCopyFromChunk(Buffer.from(this.text));
    wire.endCopyFrom();
  }

  handleCommandComplete(): void {
    // The server is ready for the next command only after this one; see handleReadyForQuery.
  }

  handleError(error: Error): void {
    this.error = error;
    this.settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.error) this.settle.resolve();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; start the server or correct host and port',
  ENOTFOUND: 'its host name is unknown; correct it',
  '28P01': 'it refused the password; correct the user or the password',
  '28000': 'it does not let this user in; correct the user or the server’s pg_hba.conf',
  '3D000': 'there is no database of that name; create it or correct the name',
};

/** The server's address without the password. */
function shown(url: string): string {
  try {
    const { host, pathname, username } = new URL(url);
    return `postgres://${username}@${host}${pathname}`;
  } catch {
    return 'the given address';
  }
}

function unusable(url: string, error: unknown): StartError {
  const { code, message } = error as Error & { readonly code?: string };
  const reason = REASONS[code ?? ''] ?? message;
  return new StartError(`The Postgres server ${shown(url)} cannot be used: ${reason}.`);
}

/** Opens the server at `url`. @throws {StartError} when it cannot be reached or refuses */
export async function openServer(url: string): Promise<Database> {
  if (!/^postgres(ql)?:\/\//u.test(url)) {
    throw new StartError(
      '--database-url takes an address such as postgres://user:password@host/name.',
    );
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    options: `-c timezone=UTC -c search_path=${SCHEMA_NAME},public`,
  });
  pool.on('error', () => {
    // A connection that breaks while idle is replaced by the pool; a query that needs one reports it.
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unusable(url, error);
  }
  return {
    queries: drizzle({ client: pool }),
    pool,
    run: async (statements) => {
      await pool.query(statements);
    },
    load: async (table, rows) => {
      if (rows.length === 0) return;
      const client = await pool.connect();
      try {
        const copy = new CopyIn(copyStatement(table, 'stdin'), copyText(table, rows));
        client.query(copy);
        await copy.done;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

const MAKING = 0x636f_7272;

/**
 * Waits until no other sandbox creates its world on this server. The returned function lets the
 * next one continue.
 */
export async function holdServerLock(
  database: Database,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const client = await database.pool?.connect();
  if (!client) return async () => undefined;
  const tried = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    MAKING,
  ]);
  if (!tried.rows[0]?.held) {
    report('another sandbox is preparing this database; waiting for it');
    await client.query('select pg_advisory_lock($1)', [MAKING]);
  }
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [MAKING]);
    client.release();
  };
}
