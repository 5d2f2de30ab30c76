/**
 * The browser host as a separate program, with doubles of its sandbox and browser: its command line
 * and its end are tested.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { onTestFinished, vi } from 'vitest';
import { BUILT_PAGE, createFolder } from '../../testing/folder.ts';

const RUN = new URL('../run.ts', import.meta.url).href;

/** An installation whose sandbox is a stand-in: it prints its line and closes on SIGTERM. */
const installation = (sandbox: string) =>
  createFolder({
    ...Object.fromEntries(Object.entries(BUILT_PAGE).map(([name, file]) => [`out/${name}`, file])),
    'package.json': '{"version":"1.2.3","type":"module"}',
    'out/main/sandbox.js': sandbox,
  });

const SANDBOX = `
  console.log('sandbox: http://127.0.0.1:9');
  const close = () => { console.log('sandbox closed'); process.exit(0); };
  process.once('SIGTERM', close);
  setInterval(() => undefined, 1000);
`;

/**
 * A fake browser: reads the link from the file, follows it to the page and its socket, and is closed: at
 * once, or when there is a second one. Every name of this computer leads to 127.0.0.1.
 */
const BROWSER = `#!/bin/sh
exec "$NODE" --input-type=module --eval '
  import { appendFileSync, existsSync, readFileSync } from "node:fs";
  import { createHmac } from "node:crypto";
  import { get } from "node:http";
  import { text } from "node:stream/consumers";
  import { WebSocket } from "ws";
  const value = (name) => process.argv.find((arg) => arg.startsWith(name)).slice(name.length);
  const visit = (address, cookie) => new Promise((resolve) => {
    const { host, port, pathname, search } = new URL(address);
    const headers = { host, ...(cookie && { cookie }) };
    get({ host: "127.0.0.1", port, path: pathname + search, headers }, async (answer) =>
      resolve({ ...answer.headers, status: answer.statusCode, body: await text(answer) }));
  });
  const [, link] = /url=([^"]+)"/u.exec(readFileSync(new URL(value("--app=")), "utf8"));
  const entered = await visit(link);
  const cookie = entered["set-cookie"][0].split(";")[0];
  const [, secret] = /corridor-socket., .([A-Za-z0-9_-]+)/u.exec(entered.body);
  const { origin, host, port, search } = new URL(link);
  const page = await visit(origin, cookie);
  const seen = value("--user-data-dir=") + "/../browser-seen";
  const headers = { cookie, origin, host };
  const socket = new WebSocket("ws://127.0.0.1:" + port + "/bridge", { headers });
  const proof = (of) => createHmac("sha256", secret).update("page mine " + of).digest("hex");
  socket.once("message", (data) => {
    socket.send(JSON.stringify({ proof: proof(JSON.parse(String(data)).challenge) }));
    appendFileSync(seen, search + " " + page.status + "\\n");
    setInterval(() => isOver() && socket.close(), 50);
  });
  const isOver = () => !process.env.SECOND || readFileSync(seen, "utf8").split("\\n").length > 2;
  socket.on("open", () => socket.send(JSON.stringify({ challenge: "mine" })));
  socket.on("close", () => process.exit(0));
' -- "$@"
`;

/** Runs the host as a separate program. */
export async function runProgram(
  args: readonly string[],
  { sandbox = SANDBOX, env = {} }: { sandbox?: string; env?: Record<string, string> } = {},
) {
  const folder = await installation(sandbox);
  const program = `const { runBrowserHost } = await import(${JSON.stringify(RUN)}); await runBrowserHost(${JSON.stringify(join(folder, 'out/main'))}, ${JSON.stringify(args)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      PATH: process.env['PATH'],
      CORRIDOR_DATA_DIR: join(folder, 'data'),
      CORRIDOR_VAULT: 'memory',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code);
  return { child, lines, errors, exit, folder };
}

/** The environment of a computer with a display and the fake browser. */
export async function withBrowser() {
  const browser = await createFolder({ 'google-chrome': BROWSER });
  await chmod(join(browser, 'google-chrome'), 0o755);
  const PATH = `${browser}:${process.env['PATH']}`;
  return { DISPLAY: ':0', PATH, NODE: process.execPath };
}

/** Whether a line says that the console can be opened. */
export const isReady = (line: string) =>
  /^ready: http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{43}$/.test(line);

/** Runs the host and waits until it can be opened. */
export async function startedProgram(args: readonly string[], env: Record<string, string> = {}) {
  const running = await runProgram(['--port', '0', ...args], { env });
  const line = await vi.waitFor(
    () => {
      const found = running.lines.find(isReady);
      if (found === undefined) throw new Error(`It is not ready: ${running.errors.join()}`);
      return found;
    },
    { timeout: 30_000 },
  );
  const link = new URL(line.slice('ready: '.length));
  return { ...running, dataDir: join(running.folder, 'data'), link };
}
