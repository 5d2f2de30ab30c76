/** The sandbox's answers as sent on the wire, to compare the screen with. */

type Json = Record<string, unknown>;

/** The sign-ins of this worker, by the address of the sandbox: checking a password takes its time. */
const signIns = new Map<string, string>();

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({
    username: 'admin@corridor.test',
    password: 'corridor',
    grant_type: 'password',
    scope: 'read write',
  });
  const answer = await fetch(`${url}/auth/user/token`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: Record<string, string> } };
  const authorization = `${data.token['token_type']} ${data.token['access_token']}`;
  signIns.set(url, authorization);
  return authorization;
}

/** Calls the API as an admin; signs in again when the token has expired. */
async function call(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const send = (authorization: string) =>
    fetch(`${url}/${path}`, { ...init, headers: { ...init.headers, authorization } });
  const answer = await send(signIns.get(url) ?? (await signIn(url)));
  return answer.status === 401 ? await send(await signIn(url)) : answer;
}

const read = async <Answer>(url: string, path: string) =>
  (await (await call(url, path)).json()) as Answer;

export interface WirePage {
  readonly models: readonly Json[];
  readonly pagination: { readonly rowCount: number };
}

/** A page of any list as the API answers it to an admin; `path` carries the query. */
export const readPage = (url: string, path: string): Promise<WirePage> => read(url, path);

/** A page of orders as the API answers it. `query` is a query string in bracket style. */
export const readOrders = (url: string, query: string): Promise<WirePage> =>
  readPage(url, `admin/transactions?${query}`);

/** One order, whole, as the API answers it. */
export const readOrder = async (url: string, id: string): Promise<Json> =>
  (await read<{ data: Json }>(url, `admin/transactions/${id}`)).data;

/** The rows of a list whose answer has them as `data`; `path` carries the query. */
export const readData = async (url: string, path: string): Promise<readonly Json[]> =>
  (await read<{ data: readonly Json[] }>(url, path)).data;

/** Users as the API answers them; `query` is a query string in bracket style. */
export const readUsers = (url: string, query: string): Promise<readonly Json[]> =>
  readData(url, `admin/users?page=1&pageSize=100&${query}`);

/** Has something done by an admin at another desk. */
export async function actElsewhere(
  url: string,
  path: string,
  body: Json = {},
  method: 'POST' | 'PATCH' = 'POST',
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await call(url, path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`);
}
