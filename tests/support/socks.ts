/** A SOCKS proxy (versions 4, 4a and 5; RFC 1928, RFC 1929), as far as clients that connect need it. */
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
const VERSION_4 = 4;
const NO_SIGN_IN = 0;
const USER_AND_PASSWORD = 2;
const NONE_ACCEPTED = 0xff;
const SUCCEEDED = 0;
const NOT_ALLOWED = 2;
const BY_NAME = 3;
const BY_IPV6 = 4;
const GRANTED_4 = 0x5a;
const REJECTED_4 = 0x5b;

/** The next message of a client; a client sends each in one piece. */
const message = async (socket: Socket): Promise<Buffer> =>
  (await once(socket, 'data'))[0] as Buffer;

/** A text with its length before it, at `offset`. */
const textAt = (bytes: Buffer, offset: number) =>
  bytes.toString('utf8', offset + 1, offset + 1 + (bytes[offset] ?? 0));

const outcome = (code: number) => Buffer.from([VERSION, code, 0, 1, 0, 0, 0, 0, 0, 0]);

/** What a client asks for, and the answers to it. */
interface Asked {
  /** Host and port. */
  readonly target: string;
  readonly granted: Buffer;
  readonly rejected: Buffer;
}

function hostIn(asked: Buffer): string {
  if (asked[3] === BY_NAME) return textAt(asked, 4);
  if (asked[3] !== BY_IPV6) return [...asked.subarray(4, 8)].join('.');
  return Array.from({ length: 8 }, (_, at) => asked.readUInt16BE(4 + 2 * at).toString(16)).join(
    ':',
  );
}

const asked5 = (asked: Buffer): Asked => ({
  target: `${hostIn(asked)}:${asked.readUInt16BE(asked.length - 2)}`,
  granted: outcome(SUCCEEDED),
  rejected: outcome(NOT_ALLOWED),
});

/** The first message of a client of version 4, which is all it says. */
function asked4(asked: Buffer): Asked {
  const address = asked.subarray(4, 8);
  const [, name] = asked.toString('utf8', 8).split('\0');
  // 4a: an impossible address, and the name after that of the user.
  const host = /^0\.0\.0\.[^0]/u.test(address.join('.')) ? name : address.join('.');
  const answer = (code: number) => Buffer.from([0, code, 0, 0, 0, 0, 0, 0]);
  const target = `${host}:${asked.readUInt16BE(2)}`;
  return { target, granted: answer(GRANTED_4), rejected: answer(REJECTED_4) };
}

/** Starts a proxy that connects to the hosts it knows, and to no others. */
export async function startSocksProxy({ hosts, credential }: SocksOptions): Promise<SocksProxy> {
  const passed: string[] = [];
  const rejected: string[] = [];
  const sockets = new Set<Socket>();

  /** Whether the client may go on. */
  async function signedIn(near: Socket, first: Buffer): Promise<boolean> {
    const methods = first.subarray(2);
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
    const first = await message(near);
    const is4 = first[0] === VERSION_4;
    if (!(is4 || (await signedIn(near, first)))) return void near.end();
    const { target, granted, rejected: no } = is4 ? asked4(first) : asked5(await message(near));
    const there = hosts[target];
    if (there === undefined) return void near.end(no);
    const far = connect(there, '127.0.0.1');
    await once(far, 'connect');
    passed.push(target);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.write(granted);
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
