/** The sandbox's API as a plain client sees it, without any code of the console. */
import { Agent, get } from 'node:http';

/** Signs in as an admin. @returns the Authorization header */
export async function authorizationAt(url: string): Promise<string> {
  const body = new URLSearchParams({
    username: 'admin@corridor.test',
    password: 'corridor',
    grant_type: 'password',
    scope: 'read write',
  });
  const answer = await fetch(`${url}/auth/user/token`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: Record<string, string> } };
  return `${data.token['token_type']} ${data.token['access_token']}`;
}

/** An answer and the time from the request to its last byte, in milliseconds. */
export interface Timed {
  readonly milliseconds: number;
  readonly body: unknown;
}

/** One connection that is kept open, as a console keeps it. */
export interface KeptConnection extends Disposable {
  /** Gets a path with its query. @throws Error when the answer is no success */
  get(path: string): Promise<Timed>;
}

/** Opens a connection in the name of an admin. */
export async function connectTo(url: string): Promise<KeptConnection> {
  const authorization = await authorizationAt(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const request = get(`${url}${path}`, { agent, headers: { authorization } }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.once('error', reject).once('end', () => {
            const milliseconds = performance.now() - began;
            if (response.statusCode === 200) resolve({ milliseconds, body: JSON.parse(text) });
            else reject(new Error(`GET ${path} was answered ${response.statusCode}: ${text}`));
          });
        });
        request.once('error', reject);
      }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}
