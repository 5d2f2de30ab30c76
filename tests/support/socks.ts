/** A SOCKS5 proxy (RFC 1928, RFC 1929), as far as clients that connect need it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A SOCKS proxy, which alone knows where its hosts are. */
export interface SocksProxy extends AsyncDisposable {
  /** Its address without a sign-in, of the kind that leaves names to the proxy. */
  readonly url: string;
  /** The hosts and ports it connected to. */
  readonly passed: readonly string[];
  /** The sign-ins it rejected, as `user:password`. */
  readonly rejected: readonly string[];
}

interface SocksOptions {
  /** Ports of this computer by the host and port they replace. */
  readonly hosts: Readonly<Record<string, number>>;
  /** What it asks for as `user:password`; nothing when left out. */
  readonly credential?: string;
}

const VERSION = 5;
const NO_SIGN_IN = 0;
const USER_AND_PASSWORD = 2;
const NONE_ACCEPTED = 0xff;
const SUCCEEDED = 0;
const NOT_ALLOWED = 2;
const BY_NAME = 3;

/** The next message of a client; a client sends each in one piece. */
const message = async (socket: Socket): Promise<Buffer> =>
  (await once(socket, 'data'))[0] as Buffer;

/** A text with its length before it, at `offset`. */
const textAt = (bytes: Buffer, offset: number) =>
  bytes.toString('utf8', offset + 1, offset + 1 + (bytes[offset] ?? 0));

const outcome = (code: number) => Buffer.from([VERSION, code, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Starts a proxy that connects to the hosts it knows, and to no others. */
export async function startSocksProxy({ hosts, credential }: SocksOptions): Promise<SocksProxy> {
  const passed: string[] = [];
  const rejected: string[] = [];
  const sockets = new Set<Socket>();

  /** Whether the client may go on. */
  async function signedIn(near: Socket): Promise<boolean> {
    const methods = (await message(near)).subarray(2);
    const wanted = credential === undefined ? NO_SIGN_IN : USER_AND_PASSWORD;
    const isOffered = methods.includes(wanted);
    near.write(Buffer.from([VERSION, isOffered ? wanted : NONE_ACCEPTED]));
    if (!isOffered || credential === undefined) return isOffered;
    const given = await message(near);
    const signIn = `${textAt(given, 1)}:${textAt(given, 2 + (given[1] ?? 0))}`;
    near.write(Buffer.from([1, signIn === credential ? 0 : 1]));
    if (signIn !== credential) rejected.push(signIn);
    return signIn === credential;
  }

  async function talk(near: Socket): Promise<void> {
    if (!(await signedIn(near))) return void near.end();
    const asked = await message(near);
    const name = asked[3] === BY_NAME ? textAt(asked, 4) : [...asked.subarray(4, 8)].join('.');
    const target = `${name}:${asked.readUInt16BE(asked.length - 2)}`;
    const there = hosts[target];
    if (there === undefined) return void near.end(outcome(NOT_ALLOWED));
    const far = connect(there, '127.0.0.1');
    await once(far, 'connect');
    passed.push(target);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.write(outcome(SUCCEEDED));
    near.pipe(far).pipe(near);
  }

  const server = createServer((near) => {
    sockets.add(near);
    near.on('close', () => sockets.delete(near));
    near.on('error', () => near.destroy());
    void talk(near).catch(() => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `socks5h://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    rejected,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
