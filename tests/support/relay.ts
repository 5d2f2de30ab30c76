/** A wire between a console and a server, and everything that has gone over it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server. */
export interface Relay extends AsyncDisposable {
  /** Answers as the server does. */
  readonly url: string;
  /** Cuts the wire: connections end, and none is accepted until it is restored. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** All that went over it so far, in both directions, one text a connection and direction. */
  heard(): readonly string[];
}

/** Lays a wire to the server at `target`. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const streams: Buffer[][] = [];
  const sockets = new Set<Socket>();

  const carry = (from: Socket, to: Socket) => {
    const heard: Buffer[] = [];
    streams.push(heard);
    sockets.add(from);
    from.on('data', (chunk) => heard.push(chunk));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    from.pipe(to);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  const listen = (at: number) =>
    new Promise<void>((done) => {
      server.listen(at, '127.0.0.1', done);
    });
  const cut = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  await listen(0);
  const { port: nearPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${nearPort}`,
    cut,
    mend: () => listen(nearPort),
    heard: () => streams.map((chunks) => Buffer.concat(chunks).toString('utf8')),
    [Symbol.asyncDispose]: cut,
  };
}
