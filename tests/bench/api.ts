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

/** One connection that is kept open, as a console keeps it. */
export interface KeptConnection extends Disposable {
  /**
   * Gets a path with its query. @returns milliseconds from the request to the last byte of its answer
   * @throws Error when the answer is no success
   */
  time(path: string): Promise<number>;
}

/** Opens a connection in the name of an admin. */
export async function connectTo(url: string): Promise<KeptConnection> {
  const authorization = await authorizationAt(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    time: (path) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const request = get(`${url}${path}`, { agent, headers: { authorization } }, (answer) => {
          answer.resume();
          answer.once('error', reject).once('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - began);
            else reject(new Error(`GET ${path} was answered ${answer.statusCode}.`));
          });
        });
        request.once('error', reject);
      }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}
